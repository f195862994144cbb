package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Position;
import autobahn.engine.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A view tells what its seat may know and nothing else. */
@Tag("slow")
class ViewTest {
    private static final int MOST_STEPS = 20;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatIsHiddenChangesNoByteUntilItIsRevealed(int players) {
        for (int seed = 0; seed < 10; seed++) {
            Game game = RandomGames.after(players, seed, 73 * seed);
            for (int seat = 0; seat < players; seat++) {
                Game other = game.seenBy(seat, 1000 + seed);
                compareUntilReveal(game.copy(), other, seat, new Random(seed));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("autobahn.format.RandomGames#options")
    void modulesAndAutobotKeepTheirSecrets(Options options) {
        for (int seed = 0; seed < 3; seed++) {
            Game game = RandomGames.after(options, seed, 150 * seed);
            for (int seat = Game.NOBODY; seat < game.options().players(); seat++) {
                Game other = game.seenBy(seat, 1000 + seed);
                assertThatCode(() -> other.box().load(other.position())).doesNotThrowAnyException();
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
            if (seat == game.seatToMove() || !game.options().has(Feature.WINE)) {
                assertThat(other.moves()).isEqualTo(game.moves());
            }
            assertThat(Events.write(others)).isEqualTo(Events.write(events));
            if (game.isOver()) {
                return;
            }
            events.clear();
            others.clear();
            int move = RandomGames.randomMove(game, random);
            if (seat != game.seatToMove() && MoveType.of(move) == MoveType.WINE) {
                return; // turns up a wine card
            }
            if (seat == game.seatToMove()) {
                assertThat(other.preview(move)).isEqualTo(game.preview(move));
            }
            game.play(move);
            other.play(move);
            if (events.stream().anyMatch(ViewTest::reveals)) {
                return;
            }
        }
    }

    private static boolean reveals(Event event) {
        return event instanceof Event.CardRevealed || event instanceof Event.AutobotDrew;
    }

    private static String json(Game game, int seat) {
        return Views.write(game.box(), seat == Game.NOBODY ? game.publicView() : game.view(seat));
    }

    @Test
    void wineCardsAreShownToTheirOwnersOnlyUntilUsed() {
        Game game = RandomGames.start(new Options(4, null, Set.of(Feature.WINE)), 3);
        for (Game g = game; !g.isOver(); g.play(RandomGames.randomMove(g, new Random(g.moveCount())))) {
            for (int owner = 0; owner < 4; owner++) {
                Position.Wine truth = g.position().players().get(owner).wine();
                assertThat(truth.card()).isNotNull();
                assertThat(g.view(owner).players().get(owner).wine()).isEqualTo(truth);
                assertThat(g.publicView().players().get(owner).wine().card())
                        .isEqualTo(truth.state() == Position.WineState.FACE_DOWN ? null : truth.card());
            }
        }
    }

    @Test
    void autobotsWineCardsAreTurnedUpWithTheThirdEra() {
        Game game = RandomGames.start(RandomGames.solo(0, Set.of(Feature.WINE)), 3);
        for (; !game.isOver(); game.play(RandomGames.randomMove(game, new Random(game.moveCount())))) {
            List<String> truth = game.position().autobot().wineCards();
            assertThat(game.view(0).autobot().wineCards()).isEqualTo(game.era() < 3 ? null : truth);
        }
    }

    @Test
    void aRedealMixesWhatIsUnseenAndKeepsWhatIsKnown() {
        Set<String> cards = new TreeSet<>();
        Set<Object> tasks = new HashSet<>();
        Game game = RandomGames.start(RandomGames.solo(1, RandomGames.everything(Feature.PLANNING)), 5);
        Random random = new Random(5);
        int onTop = 0;
        for (int step = 0; !game.isOver(); step++) {
            Position before = game.position();
            Game other = game.seenBy(Game.NOBODY, step);
            Position after = other.position();
            cards.add(after.players().getFirst().wine().card());
            tasks.add(after.hidden().autobot().advancedTasks());
            assertThat(after.hidden().autobot().tasks())
                    .containsAll(before.hidden().autobot().tasks().stream()
                            .filter(task -> before.autobot().advancedTasksSeen().contains(task))
                            .toList());
            assertThat(after.autobot().yellowOnTop()).isEqualTo(before.autobot().yellowOnTop());
            if (after.autobot().yellowOnTop()) {
                onTop++;
                assertThat(after.hidden().autobot().colours().getFirst()).isEqualTo("yellow");
            }
            game.play(RandomGames.randomMove(game, random));
        }
        assertThat(cards).hasSize(4);
        assertThat(tasks).hasSizeGreaterThan(5);
        assertThat(onTop).isPositive();
    }

    @Test
    void shufflingChangesTheDeckAndNothingThatPlayersHold() {
        Game game = RandomGames.after(3, 1, 100);
        Game other = game.seenBy(0, 7);
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
            Game other = game.seenBy(0, step);
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
