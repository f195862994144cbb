package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A view tells what its seat may know and nothing else. */
@Tag("TURN-9")
class ViewTest {
    private static final int MOST_STEPS = 20;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatIsHiddenChangesNoByteUntilItIsRevealed(int players) {
        for (int seed = 0; seed < 10; seed++) {
            Game game = RandomGames.after(players, seed, 73 * seed);
            for (int seat = 0; seat < players; seat++) {
                Game other = game.copy();
                other.shuffleHidden(seat, 1000 + seed);
                compareUntilReveal(game.copy(), other, seat, new Random(seed));
            }
        }
    }

    private static void compareUntilReveal(Game game, Game other, int seat, Random random) {
        List<Event> events = new ArrayList<>();
        List<Event> others = new ArrayList<>();
        game.listen(events::add);
        other.listen(others::add);
        for (int step = 0; step < MOST_STEPS; step++) {
            assertThat(json(other, seat)).isEqualTo(json(game, seat));
            assertThat(Views.write(other.box(), other.publicView()))
                    .isEqualTo(Views.write(game.box(), game.publicView()));
            assertThat(other.moves()).isEqualTo(game.moves());
            assertThat(Events.write(others)).isEqualTo(Events.write(events));
            if (game.isOver()) {
                return;
            }
            events.clear();
            others.clear();
            int move = RandomGames.randomMove(game, random);
            game.play(move);
            other.play(move);
            if (events.stream().anyMatch(event -> event instanceof Event.CardRevealed)) {
                return;
            }
        }
    }

    private static String json(Game game, int seat) {
        return Views.write(game.box(), game.view(seat));
    }

    @Test
    void shufflingChangesTheDeckAndNothingThatPlayersHold() {
        Game game = RandomGames.after(3, 1, 100);
        Game other = game.copy();
        other.shuffleHidden(0, 7);
        assertThat(other.position().hidden()).isNotEqualTo(game.position().hidden());
        assertThat(other.position().hidden().deck())
                .containsExactlyInAnyOrderElementsOf(game.position().hidden().deck());
        assertThat(other.position().players()).isEqualTo(game.position().players());
    }

    @Test
    void onlyTheSeatToMoveSeesItsMoves() {
        Game game = RandomGames.after(3, 2, 50);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(game.view(seat).moves().isEmpty()).isEqualTo(seat != game.seatToMove());
        }
        assertThat(game.publicView().moves()).isEmpty();
        assertThat(game.publicView().deckSize())
                .isEqualTo(game.position().hidden().deck().size());
    }

    @Test
    void closedHandsAreCountedAndMayBeAnything() throws EditionException {
        Game game = closedHands();
        for (int step = 0; step < 300 && !game.isOver(); step++) {
            View view = game.view(0);
            assertThat(view.players().get(0).hand()).isNotNull();
            assertThat(view.players().get(1).hand()).isNull();
            assertThat(view.handSizes().get(1))
                    .isEqualTo(game.position().players().get(1).hand().size());
            Game other = game.copy();
            other.shuffleHidden(0, step);
            assertThat(json(other, 0)).isEqualTo(json(game, 0));
            game.play(RandomGames.randomMove(game, new Random(step)));
        }
    }

    private static Game closedHands() throws EditionException {
        String edition = Editions.standardText().replaceAll("(\"openHands\"[^}]*?)true", "$1false");
        Game game = new Box(Editions.read(edition).edition()).newGame(Options.players(3), 4);
        assertThat(game.box().edition().rulings().openHands()).isFalse();
        return game;
    }
}
