package autobahn.bots;

import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.SeatFacts;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.Arrays;

/**
 * One seat's position as numbers of about 0 to 1: the {@link Term}s, and behind them what they leave out. Editions may have
 * more countries or kinds of tiles than there are places: those are left out.
 */
final class SeatFeatures {
    private static final int COLOURS = Colour.values().length;
    private static final int FLOORS = 18;
    private static final int COUNTRIES = 8;
    private static final int SPACES = 5;
    private static final int STATIONS = 8;
    private static final int TILES = 16;
    private static final int ERAS = 3;
    /** Money thrice, development four times, lobby, supply and trucks. */
    private static final int NUMBERS = 3 + 4 + 3;

    /** How many numbers there are. */
    static final int SIZE = Term.COUNT + NUMBERS + FLOORS + 3 * COLOURS + COUNTRIES + SPACES + STATIONS + TILES + ERAS;

    private static final int MUCH = 20;
    private static final int TRACK = 24;
    private static final int LOOP = 10;

    private final Terms terms;
    private final int[] cardColour;
    private final int tiles;

    SeatFeatures(Edition edition) {
        terms = new Terms(edition);
        cardColour = edition.cards().actionCards().stream()
                .mapToInt(
                        c -> c.colours().stream().mapToInt(Enum::ordinal).min().orElse(0))
                .toArray();
        tiles = Math.min(TILES, edition.trade().tiles().size());
    }

    Terms terms() {
        return terms;
    }

    /** Writes a seat's numbers over all of {@code out}; the terms come first. */
    void measure(Game game, int seat, float[] out) {
        terms.measure(game, seat);
        Arrays.fill(out, 0);
        for (int i = 0; i < Term.COUNT; i++) {
            out[i] = (float) terms.values[i];
        }
        Facts facts = game.facts();
        SeatFacts f = facts.seat(seat);
        int at = numbers(f, out, Term.COUNT);
        at = bits(f.floors(), FLOORS, out, at);
        at = offices(facts, seat, out, at);
        at = bits(f.delivered(), COUNTRIES, out, at);
        if (!f.isAutobot()) {
            for (long bits = f.hand(); bits != 0; bits &= bits - 1) {
                out[at + cardColour[Long.numberOfTrailingZeros(bits)]]++;
            }
            for (int space = 0; space < SPACES; space++) {
                out[at + COLOURS + space] = f.playedOn(space);
            }
        }
        at += COLOURS + SPACES;
        at = bits((1 << Math.min(STATIONS, f.stationsBuilt())) - 1, STATIONS, out, at);
        for (int kind = 0; kind < tiles; kind++) {
            out[at + kind] = f.tiles(kind);
        }
        bits(f.funded(), ERAS, out, at + TILES);
    }

    private static int numbers(SeatFacts f, float[] out, int from) {
        int at = from;
        int money = f.money();
        out[at++] = money / 100f;
        out[at++] = Math.min(money, MUCH) / (float) MUCH;
        out[at++] = money % MUCH / (float) MUCH;
        int space = f.development();
        out[at++] = space / (float) TRACK;
        out[at++] = space >= LOOP ? 1 : 0;
        out[at++] = space >= 2 * LOOP ? 1 : 0;
        out[at++] = space & 1;
        out[at++] = f.lobby() / 5f;
        out[at++] = f.supply() / 25f;
        out[at++] = f.usableTrucks() / 2f;
        return at;
    }

    private int offices(Facts facts, int seat, float[] out, int at) {
        for (int colour = 0; colour < COLOURS; colour++) {
            int own = facts.employees(colour, seat);
            if (own > 0) {
                out[at + colour] = own;
                out[at + COLOURS + colour] = terms.budget(facts, colour) / facts.employees(colour) * own * 0.1f;
            }
        }
        return at + 2 * COLOURS;
    }

    private static int bits(int mask, int size, float[] out, int at) {
        for (int i = 0; i < size; i++) {
            out[at + i] = mask >>> i & 1;
        }
        return at + size;
    }
}
