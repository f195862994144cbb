package autobahn.bots.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Dice;
import autobahn.bots.Level;
import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ObservationTest {
    private static final Box BOX = new Box(Editions.standard());

    static List<Options> tables() {
        Set<Feature> all = EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS));
        return List.of(
                Options.players(2),
                Options.players(4),
                new Options(3, null, all),
                new Options(2, null, EnumSet.of(Feature.CUSTOMS, Feature.WINE)),
                new Options(1, new Options.Solo(true, true, true, true, 2), all));
    }

    /** What a seat cannot see is dealt anew: its observation stays the same, to the last number. */
    @ParameterizedTest
    @MethodSource("tables")
    void holdsNothingHidden(Options options) throws EditionException {
        holdsNothingHidden(BOX, options);
        String closed = Editions.standardText()
                .replace(
                        "\"openHands\", \"rule\": \"TURN-9\", \"holds\": true",
                        "\"openHands\", \"rule\": \"TURN-9\", \"holds\": false");
        Box closedHands = new Box(Editions.read(closed).edition());
        assertThat(closedHands.edition().rulings().openHands()).isFalse();
        holdsNothingHidden(closedHands, options);
    }

    private static void holdsNothingHidden(Box box, Options options) {
        Observation observation = new Observation(box, options.seats());
        short[] seen = new short[observation.size()];
        short[] other = new short[observation.size()];
        int differed = 0;
        for (int seed = 0; seed < 4; seed++) {
            Game game = box.newGame(options, seed);
            Dice dice = new Dice(seed);
            for (int decision = 0; !game.isOver(); decision++) {
                for (int viewer = 0; decision % 7 == 0 && viewer < options.players(); viewer++) {
                    observation.write(game, viewer, seen, 0);
                    Game redealt = game.seenBy(viewer, decision + 1);
                    observation.write(redealt, viewer, other, 0);
                    assertThat(other).isEqualTo(seen);
                    differed += redealt.position().equals(game.position()) ? 0 : 1;
                }
                game.play(game.move(dice.below(game.moveCount())));
            }
        }
        assertThat(differed).as("deals that differ").isPositive();
    }

    /** Every part says something at some time, and the numbers are small. */
    @ParameterizedTest
    @MethodSource("tables")
    void everyPartIsUsed(Options options) {
        Observation observation = new Observation(BOX, options.seats());
        short[] row = new short[observation.size()];
        Set<String> silent = new HashSet<>();
        observation.parts().forEach(part -> silent.add(part.name()));
        assertThat(silent).as("names are unique").hasSize(observation.parts().size());
        for (int seed = 0; seed < 8; seed++) {
            Game game = BOX.newGame(options, seed);
            Bot bot = Level.BEGINNER.bot(BOX, options, seed); // random games deliver next to nothing
            while (!game.isOver()) {
                int viewer = game.seatToMove();
                observation.write(game, viewer, row, 0);
                int at = 0;
                for (Part part : observation.parts()) {
                    for (int i = at; i < at + part.size(); i++) {
                        if (row[i] < -2 || row[i] > 1000) {
                            fail(part.name() + " is " + row[i]);
                        }
                        if (row[i] != 0) {
                            silent.remove(part.name());
                        }
                    }
                    at += part.size();
                }
                game.play(bot.choose(game, Budget.iterations(0)));
            }
        }
        silent.removeIf(name -> name.equals("wineGoal") && !options.has(Feature.WINE)
                || name.equals("options") && options.features().isEmpty()
                || name.equals("deadRounds"));
        if (options.solo() != null) {
            silent.removeIf(name -> name.startsWith("other1.") || name.equals("turnsLeft"));
        }
        assertThat(silent).isEmpty();
    }
}
