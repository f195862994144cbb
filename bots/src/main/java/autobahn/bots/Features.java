package autobahn.bots;

import autobahn.bots.learn.Network;
import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.edition.Colour;
import java.util.Arrays;

/**
 * A position as a seat sees it, as inputs of a {@link Network}: its own numbers, those of the strongest other by the linear
 * value function, the mean of the rest, the table's, and what the linear value function thinks. So they are as many for
 * any number of players. Nothing is hidden in them: they are made of {@link Facts} and points, and the bots that use them see
 * games in which hidden things are dealt anew. Keeps scratch space: one instance per thread.
 */
public final class Features {
    /** Changes with the meaning of any input: a network of another version is refused. */
    public static final int VERSION = 1;

    private static final int SEATS = 3;
    private static final int MOST_SEATS = 4;
    private static final int COLOURS = Colour.values().length;
    private static final Feature[] MODULES = Feature.values();
    private static final int TABLE = 3 + 15 + COLOURS + MOST_SEATS + MODULES.length + 5;
    private static final float SECTIONS = 14;

    /** The input that holds the linear value function's opinion, as the logarithm of the odds to win. */
    public static final int OPINION = SEATS * SeatFeatures.SIZE + TABLE;

    /** How many inputs there are; the last one is the lead in points. */
    public static final int SIZE = OPINION + 2;

    /** Where parts begin that a network may sum up on their own: own, strongest other, rest, table. */
    private static final int[] PARTS = {0, SeatFeatures.SIZE, 2 * SeatFeatures.SIZE, SEATS * SeatFeatures.SIZE, SIZE};

    private final SeatFeatures seatFeatures;
    private final Value linear;
    private final float[][] seats = new float[MOST_SEATS][SeatFeatures.SIZE];
    private final double[] points = new double[MOST_SEATS];
    private final float[] inputs = new float[SIZE];
    private double[] weights = {};
    private double lead;

    public Features(Box box, Options options) {
        this(new Value(box, Weights.standard(options)));
    }

    Features(Value linear) {
        this.linear = linear;
        seatFeatures = new SeatFeatures(linear.edition());
    }

    /** The shape of networks that take these inputs. */
    public static Network.Layers layers(int first, int second) {
        return new Network.Layers(VERSION, Arrays.stream(PARTS).boxed().toList(), first, second);
    }

    /** The lead in points by the linear value function, as seen last. */
    double lead() {
        return lead;
    }

    /** The inputs for a game that is not over; always the same array. */
    public float[] of(Game game, int seat) {
        weights = linear.weightsNow(game);
        int strongest = -1;
        double others = 0;
        for (int i = 0; i < game.seats(); i++) {
            seatFeatures.measure(game, i, seats[i]);
            points[i] = worth(seats[i]);
            if (i != seat) {
                strongest = strongest < 0 || points[i] > points[strongest] ? i : strongest;
                others += points[i];
            }
        }
        lead = points[seat] - 0.5 * (points[strongest] + others / (game.seats() - 1));
        System.arraycopy(seats[seat], 0, inputs, PARTS[0], SeatFeatures.SIZE);
        System.arraycopy(seats[strongest], 0, inputs, PARTS[1], SeatFeatures.SIZE);
        rest(game.seats(), seat, strongest);
        table(game, seat);
        return inputs;
    }

    private double worth(float[] terms) {
        double sum = 0;
        for (int i = 0; i < Term.COUNT; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }

    private void rest(int count, int seat, int strongest) {
        Arrays.fill(inputs, PARTS[2], PARTS[3], 0);
        for (int other = 0; other < count; other++) {
            if (other != seat && other != strongest) {
                for (int i = 0; i < SeatFeatures.SIZE; i++) {
                    inputs[PARTS[2] + i] += seats[other][i] / (count - 2);
                }
            }
        }
    }

    private void table(Game game, int seat) {
        float[] x = inputs;
        Facts f = game.facts();
        int count = game.seats();
        Arrays.fill(x, PARTS[3], SIZE, 0);
        int at = PARTS[3];
        x[at + game.era() - 1] = 1;
        at += 3;
        double moment = Value.moment(game);
        x[at++] = (float) moment;
        x[at++] = (float) (moment * moment);
        int left = f.eraEnd(game.era() - 1) - f.sectionsBuilt();
        x[at++] = left / SECTIONS;
        x[at++] = left <= 1 ? 1 : 0;
        x[at++] = left <= 3 ? 1 : 0;
        x[at++] = f.turnsLeft() == Facts.NONE ? 0 : 1;
        x[at++] = f.turnsLeft() == Facts.NONE ? 0 : f.turnsLeft() / (float) count;
        boolean own = game.seatInTurn() == seat;
        x[at++] = own ? 1 : 0;
        x[at++] = own && f.mainDone() ? 1 : 0;
        x[at++] = Math.floorMod(game.seatInTurn() - seat, count) / (float) count;
        x[at++] = f.trigger() == Facts.NONE ? 0 : f.trigger() == seat ? 1 : -1;
        x[at++] = Long.bitCount(f.upgradedLinks()) / 20f;
        x[at++] = Long.bitCount(f.completeLinks()) / 37f;
        x[at++] = Long.bitCount(f.stationLinks()) / 15f;
        x[at++] = f.deadRounds() / 3f;
        for (int colour = 0; colour < COLOURS; colour++) {
            x[at++] = seatFeatures.terms().budget(f, colour) * 0.1f;
        }
        x[at + game.options().players() - 1] = 1;
        at = options(game.options(), at + MOST_SEATS);
        x[at] = (float) (count * lead / Value.spread(moment)) - rivals(count);
        x[at + 1] = (float) (lead / Value.POINTS);
    }

    private int options(Options options, int from) {
        int at = from;
        for (Feature module : MODULES) {
            inputs[at++] = options.has(module) ? 1 : 0;
        }
        Options.Solo solo = options.solo();
        if (solo != null) {
            inputs[at] = solo.hard() ? 1 : 0;
            inputs[at + 1] = solo.fasterTrucks() ? 1 : 0;
            inputs[at + 2] = solo.developOnPassing() ? 1 : 0;
            inputs[at + 3] = solo.developOnSkipping() ? 1 : 0;
            inputs[at + 4] = solo.promotions() / 2f;
        }
        return at + 5;
    }

    /** What the logarithm of the odds is less among several equal rivals: they have one chance each. */
    static float rivals(int seats) {
        return LOG[seats - 1];
    }

    private static final float[] LOG = {0, 0, 0.6931472f, 1.0986123f};
}
