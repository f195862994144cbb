package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.engine.Position;
import autobahn.engine.PositionException;
import autobahn.engine.View;
import autobahn.rules.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Dealing by hand (SETUP-8): the same game, asked for what chance says, among all that it may say. */
class DealtByHandTest {
    private static final Box BOX = RandomGames.BOX;

    static Stream<Arguments> tables() {
        return IntStream.rangeClosed(1, 4)
                .boxed()
                .flatMap(players -> IntStream.rangeClosed(1, 12).mapToObj(seed -> Arguments.of(players, (long) seed)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule("SETUP-8")
    void aRandomGameWhoseOutcomesAreEnteredIsTheSameGame(int players, long seed) {
        HandDealer dealer = new HandDealer(BOX, RandomOptions.random(players, seed), seed);
        Dice dice = new Dice(seed);
        int decisions = 0;
        while (!dealer.real().isOver()) {
            while (dealer.isAsked()) {
                dealer.deal();
            }
            assertThat(open(dealer.followed())).isEqualTo(open(dealer.real()));
            assertSameMoves(dealer);
            dealer.play(RandomGames.randomMove(dealer.real(), dice));
            assertThat(++decisions).isLessThan(RandomGames.MOST_DECISIONS);
        }
        while (dealer.isAsked()) {
            dealer.deal();
        }
        assertThat(dealer.followed().isOver()).isTrue();
        assertThat(dealer.followed().scores()).isEqualTo(dealer.real().scores());
        assertReplays(dealer);
    }

    /** Nobody knows a face-down wine card, so wine that might be loaded is offered. */
    private static void assertSameMoves(HandDealer dealer) {
        List<Integer> followed = list(dealer.followed());
        List<Integer> real = list(dealer.real());
        assertThat(followed).containsAll(real);
        followed.removeAll(real);
        assertThat(followed).allMatch(move -> MoveType.of(move) == MoveType.WINE);
    }

    private static List<Integer> list(Game game) {
        return new ArrayList<>(IntStream.of(game.moves()).boxed().toList());
    }

    /** What a watcher sees, the options aside. */
    private static List<Object> open(Game game) {
        View view = game.publicView();
        return List.of(
                String.valueOf(view.toMove()),
                String.valueOf(view.decision()),
                view.table(),
                view.deckSize(),
                view.players(),
                view.handSizes(),
                String.valueOf(view.autobot()),
                String.valueOf(view.autobotDecks()),
                view.turn(),
                view.agenda(),
                view.scores(),
                view.reckoning());
    }

    private static void assertReplays(HandDealer dealer) {
        Playthrough again = Playthrough.begin(BOX, dealer.followed().options(), 0);
        for (int move : dealer.moves()) {
            again = again.play(move);
        }
        assertThat(again.game().position()).isEqualTo(dealer.followed().position());
        Playthrough middle = again.at(again.size() / 2);
        assertThat(middle.notation()).isEqualTo(again.notation().subList(0, again.size() / 2));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void positionsHoldWhatWasEntered(int players, long seed) throws PositionException {
        Game game = BOX.newGame(RandomOptions.random(players, seed).handDealt(), 0);
        Dice dice = new Dice(seed);
        while (!game.isOver()) {
            if (game.decision() == Decision.DEAL || dice.below(20) == 0) {
                Position position = game.position();
                Game loaded = BOX.load(position);
                assertThat(loaded.position()).isEqualTo(position);
                assertThat(loaded.moves()).isEqualTo(game.moves());
            }
            game.play(RandomGames.randomMove(game, dice));
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule("TURN-9")
    void whatIsOfferedFollowsFromWhatLiesOpen(int players, long seed) {
        HandDealer dealer = new HandDealer(BOX, RandomOptions.random(players, seed), seed);
        Dice dice = new Dice(seed);
        while (!dealer.real().isOver()) {
            while (dealer.isAsked()) {
                if (dice.below(8) == 0) {
                    // a game that knows no more than what was entered offers the same
                    Game other = BOX.newGame(dealer.followed().options(), 99);
                    dealer.moves().forEach(other::play);
                    assertThat(other.moves()).isEqualTo(dealer.followed().moves());
                }
                assertNothingOpenIsOffered(dealer.followed());
                dealer.deal();
            }
            dealer.play(RandomGames.randomMove(dealer.real(), dice));
        }
    }

    private static void assertNothingOpenIsOffered(Game game) {
        View view = game.publicView();
        Set<String> open = new HashSet<>(view.table().display());
        view.players().forEach(player -> player.played().values().forEach(open::addAll));
        for (int move : game.moves()) {
            String text = game.notation(move);
            if (text.startsWith("deal card ") && view.autobot() == null) {
                assertThat(open).doesNotContain(text.substring("deal card ".length()));
            }
        }
    }

    @Test
    void whatCannotBeIsRefused() {
        Game game = BOX.newGame(Options.players(3).handDealt(), 0);
        Dice dice = new Dice(5);
        int asked = 0;
        while (!game.isOver()) {
            if (game.decision() == Decision.DEAL) {
                asked++;
                for (int outcome = 0; outcome < BOX.notation().count(Argument.OUTCOME); outcome++) {
                    int move = MoveType.DEAL.move(outcome);
                    assertThat(game.why(move) == null).isEqualTo(game.isLegal(move));
                }
                String before = game.position().toString();
                assertThatThrownBy(() -> game.play("deal card blue")).isInstanceOf(IllegalMoveException.class);
                assertThatThrownBy(() -> game.play("end")).hasMessageContaining("enter what was turned up");
                assertThat(game.position().toString()).isEqualTo(before);
            } else {
                assertThatThrownBy(() -> game.play("deal card red-I1"))
                        .hasMessageContaining("nothing is turned up now");
            }
            game.play(RandomGames.randomMove(game, dice));
        }
        assertThat(asked).isGreaterThan(40);
    }

    @Test
    void aGameThatDealsByItselfAsksNobody() {
        Game game = BOX.newGame(Options.players(2), 1);
        assertThatThrownBy(() -> game.play("deal start 1")).hasMessageContaining("the game deals by itself here");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void copiesForBotsAreDealtByTheGenerator(int players, long seed) {
        Game game = BOX.newGame(RandomOptions.random(players, seed).handDealt(), 0);
        Dice dice = new Dice(seed);
        while (!game.isOver()) {
            if (dice.below(60) == 0) {
                Game seen = game.seenBy(0, seed);
                if (game.decision() != Decision.DEAL) {
                    assertThat(open(seen)).isEqualTo(open(game));
                }
                RandomGames.finish(
                        seen, dice, (copy, move) -> assertThat(copy.decision()).isNotEqualTo(Decision.DEAL));
            }
            game.play(RandomGames.randomMove(game, dice));
        }
    }

    @Test
    void tilesAreAsLikelyAsThereAreMany() {
        Game game = BOX.newGame(Options.players(2).handDealt(), 0);
        for (int move : game.moves()) {
            String tile = game.notation(move).substring("deal tile ".length());
            int count = BOX.edition().trade().tiles().stream()
                    .filter(data -> !data.stretch())
                    .filter(data -> tile.equals(BOX.notation()
                            .names(Argument.TILE)
                            .get(BOX.edition().trade().tiles().indexOf(data))))
                    .mapToInt(data -> data.count())
                    .sum();
            assertThat(game.weight(move)).isEqualTo(count);
        }
    }
}
