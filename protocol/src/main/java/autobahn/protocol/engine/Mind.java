package autobahn.protocol.engine;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Chances;
import autobahn.bots.Dice;
import autobahn.bots.Level;
import autobahn.bots.Player;
import autobahn.bots.Thought;
import autobahn.engine.Game;
import autobahn.protocol.LineWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The bots that answer, one for each seat of a game: what they plan and remember is kept from decision to decision. */
final class Mind {
    private record Seated(Bot bot, Player player) {}

    private final Level level;
    private final long seed;
    private final Game table;
    private final Consumer<String> tell;
    private final Map<Integer, Seated> seats = new HashMap<>();

    /**
     * @param table a game of the kind that is played
     * @param tell hears {@code info} lines
     */
    Mind(Level level, long seed, Game table, Consumer<String> tell) {
        this.level = level;
        this.seed = seed;
        this.table = table;
        this.tell = tell;
    }

    /** Whether these bots can play such a game. */
    boolean suits(Game game) {
        return game.options().equals(table.options());
    }

    /** Thinks, and says what is best. The game is left as it is. */
    String best(Game game, Budget budget) {
        Seated seated = seats.computeIfAbsent(game.seatToMove(), this::seat);
        if (seated.bot() instanceof Thought.Teller teller) {
            teller.listen(thought -> tell.accept(LineWords.INFO + " " + told(game, thought)));
        }
        int move = seated.player().choose(game, budget);
        Thought thought = seated.bot() instanceof Thought.Teller teller ? teller.thought() : null;
        return LineWords.BEST + " " + game.notation(move) + "; "
                + told(game, thought == null || thought.line().getFirst() != move ? plain(game, move) : thought);
    }

    private Seated seat(int seat) {
        long own = Dice.mix(seed, seat);
        Bot bot = level.bot(table.box(), table.options(), own);
        return new Seated(bot, new Player(bot, table, own, fault -> tell.accept(LineWords.INFO + " fault " + fault)));
    }

    /** What the value function thinks of a move that nobody has searched. */
    private static Thought plain(Game game, int move) {
        int seat = game.seatToMove();
        Game after = game.seenBy(seat, 0);
        after.play(move);
        return new Thought(0, new Chances(game.box(), game.options()).of(after, seat), List.of(move));
    }

    private static String told(Game game, Thought thought) {
        List<String> line = thought.notation(game);
        return LineWords.value(thought.chance()) + "; iterations " + thought.iterations() + "; line "
                + LineWords.moves(line);
    }
}
