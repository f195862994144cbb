package autobahn.bots.puzzle;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A turn of a game from its beginning to its end.
 *
 * @param after the game when it is over
 * @param kernel what makes it another turn and not a variant: cards played, and what is built, loaded, delivered, unlocked
 */
record WholeTurn(List<String> moves, Game after, List<Event> events, Set<String> kernel) {
    private static final int MOST_MOVES = 64;
    private static final Set<MoveType> TELLING = EnumSet.of(
            MoveType.PLAY,
            MoveType.REFRESH,
            MoveType.FUNDING,
            MoveType.BUILD,
            MoveType.BUILD_TWO,
            MoveType.UPGRADE,
            MoveType.STATION,
            MoveType.LOAD,
            MoveType.WINE,
            MoveType.UNLOCK,
            MoveType.IMPROVE,
            MoveType.DELIVER);

    /** The turn that these moves make from here; null if they are not legal here, or do not make a whole one. */
    static @Nullable WholeTurn of(Game from, List<String> moves) {
        Walk walk = new Walk(from);
        for (String text : moves) {
            int move = walk.game.box().notation().parse(text);
            if (walk.over() || !walk.game.isLegal(move)) {
                return null;
            }
            walk.play(move);
        }
        return walk.over() ? walk.turn() : null;
    }

    /** The turn that a bot takes from here, knowing what the seat knows; null if somebody else has a say in it. */
    static @Nullable WholeTurn by(Bot bot, Game from, Budget budget, long seed) {
        Walk walk = new Walk(from);
        Player player = new Player(bot, from, seed, fault -> {});
        while (!walk.over() && walk.texts.size() < MOST_MOVES) {
            if (walk.game.seatToMove() != walk.seat) {
                return null;
            }
            walk.play(player.choose(walk.game, budget));
        }
        return walk.over() ? walk.turn() : null;
    }

    private static final class Walk {
        private final Game game;
        private final int seat;
        private final List<String> texts = new ArrayList<>();
        private final List<Event> events = new ArrayList<>();
        private final Set<String> kernel = new TreeSet<>();
        private boolean ended;

        Walk(Game from) {
            game = from.copy();
            seat = from.seatToMove();
            game.listen(events::add);
        }

        boolean over() {
            return ended || game.isOver();
        }

        void play(int move) {
            MoveType type = MoveType.of(move);
            texts.add(game.notation(move));
            if (TELLING.contains(type)) {
                kernel.add(texts.getLast());
            }
            game.play(move);
            ended = type == MoveType.END;
        }

        WholeTurn turn() {
            game.listen(null);
            return new WholeTurn(List.copyOf(texts), game, List.copyOf(events), kernel);
        }
    }
}
