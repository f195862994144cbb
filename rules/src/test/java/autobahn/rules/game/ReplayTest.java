package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A game is its seed and its moves: copies, replays, shorter lists and listeners change nothing. */
@Tag("slow")
@Rule("SETUP-8")
class ReplayTest {
    static Stream<Arguments> tables() {
        return RandomGames.tables(10);
    }

    private static List<Long> trail(int players, long seed, int[] moves) {
        List<Long> trail = new ArrayList<>();
        Game game = RandomGames.newGame(players, seed);
        for (int move : moves) {
            trail.add(Fingerprint.of(game));
            game.play(move);
        }
        trail.add(Fingerprint.of(game));
        return trail;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void replayEqualsPlay(int players, long seed) {
        List<Long> played = new ArrayList<>();
        List<Integer> moves = new ArrayList<>();
        Game end = RandomGames.random(players, seed, (game, move) -> {
            played.add(Fingerprint.of(game));
            moves.add(move);
        });
        played.add(Fingerprint.of(end));
        assertThat(trail(players, seed, ints(moves))).isEqualTo(played);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void copyEqualsOriginalAndIsApart(int players, long seed) {
        Game copy = RandomGames.newGame(players, seed + 1);
        RandomGames.finish(copy, new Dice(seed + 1), (game, move) -> {});
        Dice dice = new Dice(-seed);
        RandomGames.random(players, seed, (game, move) -> {
            long before = Fingerprint.of(game);
            copy.copyFrom(game);
            assertSame(copy, game);
            for (int i = 0; i < 3 && !copy.isOver(); i++) {
                copy.play(RandomGames.randomMove(copy, dice));
            }
            if (Fingerprint.of(game) != before) {
                throw new AssertionError("playing a copy has changed the original");
            }
            copy.copyFrom(game);
            Game fresh = game.copy();
            copy.play(move);
            fresh.play(move);
            assertSame(copy, fresh);
        });
    }

    private static void assertSame(Game a, Game b) {
        if (Fingerprint.of(a) != Fingerprint.of(b)) {
            assertThat(Fingerprint.describe(a)).isEqualTo(Fingerprint.describe(b));
        }
        if (a.moveCount() != b.moveCount()) {
            assertThat(a.moves()).isEqualTo(b.moves());
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void undoneEqualsNeverPlayed(int players, long seed) {
        int[] moves = RandomGames.randomMoves(players, seed);
        List<Long> trail = trail(players, seed, moves);
        Dice dice = new Dice(seed);
        for (int i = 0; i < 8; i++) {
            int kept = dice.below(moves.length);
            Game game = RandomGames.newGame(players, seed);
            for (int m = 0; m < kept; m++) {
                game.play(moves[m]);
            }
            assertThat(Fingerprint.of(game)).isEqualTo(trail.get(kept));
            assertThat(game.isLegal(moves[kept])).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void listenersChangeNothing(int players, long seed) {
        int[] moves = RandomGames.randomMoves(players, seed);
        Game silent = RandomGames.newGame(players, seed);
        Game heard = RandomGames.newGame(players, seed);
        List<String> events = new ArrayList<>();
        heard.listen(event -> events.add(event.toString()));
        for (int move : moves) {
            assertThat(heard.moves()).isEqualTo(silent.moves());
            heard.play(move);
            silent.play(move);
            if (Fingerprint.of(heard) != Fingerprint.of(silent)) {
                assertThat(Fingerprint.describe(heard)).isEqualTo(Fingerprint.describe(silent));
            }
        }
        assertThat(events).hasSizeGreaterThan(100);
    }

    private static int[] ints(List<Integer> moves) {
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }
}
