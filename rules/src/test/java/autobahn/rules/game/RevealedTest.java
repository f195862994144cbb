package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A move can be taken back in silence exactly when nothing hidden has changed and no wine card was turned up. */
class RevealedTest {
    private static final Box BOX = new Box(Editions.standard());

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule("TURN-9")
    void knowsWhatCameToLight(int players) {
        Options.Solo solo = players == 1 ? Options.Solo.easy() : null;
        for (long seed = 0; seed < 10; seed++) {
            Game game = BOX.newGame(new Options(players, solo, Set.of(Feature.WINE)), seed);
            Dice dice = new Dice(seed);
            List<Event> events = new ArrayList<>();
            while (!game.isOver()) {
                Game before = game.copy();
                assertThat(game.revealedSince(before)).isFalse();
                events.clear();
                game.listen(events::add);
                game.play(game.move(dice.below(game.moveCount())));
                boolean changed =
                        !game.position().hidden().equals(before.position().hidden());
                boolean wine = events.stream().anyMatch(Event.WineLoaded.class::isInstance);
                assertThat(game.revealedSince(before)).isEqualTo(changed || wine);
                if (events.stream().anyMatch(Event.CardRevealed.class::isInstance)) {
                    assertThat(changed).isTrue();
                }
            }
        }
    }
}
