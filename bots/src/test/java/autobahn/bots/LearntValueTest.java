package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import autobahn.bots.learn.Network;
import autobahn.engine.Game;
import autobahn.engine.Options;
import org.junit.jupiter.api.Test;

/** A network as a judge: it sees nothing hidden, and bots that follow it play by the rules. */
class LearntValueTest {
    /** Any weights: what a network is told does not depend on what it makes of it. */
    private static Network network() {
        Network.Layers layers = Features.layers(24, 12);
        Dice dice = new Dice(6);
        int[] sizes = layers.tables();
        float[][] weights = new float[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            weights[i] = new float[sizes[i]];
            for (int j = 0; j < sizes[i]; j++) {
                weights[i][j] = (float) (0.4 * dice.fraction() - 0.2);
            }
        }
        return new Network(layers, weights);
    }

    private static Game somewhere(Options options, long seed, int moves) {
        Game game = Tables.BOX.newGame(options, seed);
        Bot walker = new HabitBot(Tables.BOX, options, seed);
        for (int i = 0; i < moves && !game.isOver(); i++) {
            game.play(walker.choose(game, Budget.iterations(0)));
        }
        return game;
    }

    /** As seats sit at open hands, every deal of hidden things gives the same inputs, to the last bit. */
    @Test
    void hiddenThingsAreNotAmongTheInputs() {
        Dice dice = new Dice(8);
        int compared = 0;
        for (int i = 0; i < 60; i++) {
            Options options = Tables.any(dice);
            Game game = somewhere(options, i, dice.below(400));
            for (int seat = 0; seat < options.players() && !game.isOver(); seat++) {
                float[] one = new Features(Tables.BOX, options).of(game, seat).clone();
                float[] other = new Features(Tables.BOX, options).of(game.seenBy(seat, 99 + i), seat);
                assertThat(other).as("%s, seed %d", options, i).isEqualTo(one);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(40);
    }

    @Test
    void theLinearOpinionIsAmongThem() {
        Options options = Options.players(2);
        Game game = somewhere(options, 3, 200);
        Value linear = new Value(Tables.BOX, Weights.standard(options));
        float[] inputs = new Features(Tables.BOX, options).of(game, 1);
        double chance = 1 / (1 + Math.exp(-inputs[Features.OPINION]));
        assertThat(chance).isCloseTo(linear.chance(game, linear.lead(game, 1)), within(1e-3));
    }

    @Test
    void botsThatFollowItPlayWholeGamesWithoutAFault() {
        Network network = network();
        Dice dice = new Dice(4);
        for (int i = 0; i < 6; i++) {
            Options options = Tables.any(dice);
            Game game = Tables.BOX.newGame(options, i);
            Judge judge = new LearntValue(Tables.BOX, Weights.standard(options), network);
            Bot bot = Level.MASTER.bot(Tables.BOX, options, i, judge);
            Player player = new Player(bot, game, i, fault -> {
                throw new AssertionError(fault);
            });
            while (!game.isOver()) {
                int move = player.choose(game, Budget.iterations(6));
                assertThat(game.isLegal(move)).isTrue();
                game.play(move);
            }
        }
    }

    /** The whole bot, as {@link FairnessTest} asks it of levels. */
    @Test
    void hiddenThingsDoNotChangeTheMove() {
        Network network = network();
        Dice dice = new Dice(5);
        for (int i = 0; i < 12; i++) {
            Options options = Tables.any(dice);
            Game game = somewhere(options, i, dice.below(250));
            if (!game.isOver()) {
                assertThat(choose(network, game.seenBy(game.seatToMove(), 1000 + i)))
                        .isEqualTo(choose(network, game));
            }
        }
    }

    private static int choose(Network network, Game game) {
        Judge judge = new LearntValue(Tables.BOX, Weights.standard(game.options()), network);
        Bot bot = Level.EXPERT.bot(Tables.BOX, game.options(), 3, judge);
        return new Player(bot, game, 9, fault -> {}).choose(game, Budget.iterations(24));
    }

    @Test
    void theShippedNetworkFitsAndThinksMoreOfWhoIsAhead() {
        Network shipped = LearntValue.shipped();
        assertThat(shipped.layers().inputs()).isEqualTo(Features.SIZE);
        Options options = Options.players(2);
        LearntValue judge = new LearntValue(Tables.BOX, Weights.standard(options), shipped);
        Value linear = new Value(Tables.BOX, Weights.standard(options));
        int agreed = 0;
        for (int i = 0; i < 20; i++) {
            Game game = somewhere(options, i, 450);
            if (!game.isOver()) {
                agreed += judge.lead(game, 0) > judge.lead(game, 1) == linear.lead(game, 0) > linear.lead(game, 1)
                        ? 1
                        : -1;
            }
        }
        assertThat(agreed).isPositive();
    }

    @Test
    void botsWithoutAJudgementTakeNone() {
        Options options = Options.players(2);
        Judge judge = new LearntValue(Tables.BOX, Weights.standard(options), network());
        assertThatIllegalArgumentException().isThrownBy(() -> Level.RANDOM.bot(Tables.BOX, options, 1, judge));
        assertThatIllegalArgumentException().isThrownBy(() -> Yardstick.BEGINNER_1.bot(Tables.BOX, options, 1, judge));
    }
}
