package autobahn.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game as its start and the list of its moves, from which all else follows (SETUP-8). A playthrough never changes: a move
 * gives a longer one and taking back a shorter one, and whoever holds this one still sees the same moment, on any thread.
 * Its games are to be looked at, by one thread at a time; whoever wants to play on with one takes a copy.
 *
 * <p>Moves are numbered from 0. Where a playthrough goes on from a position that was reached by moves, these count, but are
 * not known here.
 */
public final class Playthrough {
    /**
     * Where it begins.
     *
     * @param seed what the game was set up by; null if it goes on from a position
     * @param moves how many had been played before
     */
    private record Start(Game game, @Nullable Long seed, int moves) {}

    private final Start start;
    private final int[] moves;
    private final byte[] movers;
    private final Game game;
    /** The game before the last move, for whoever asks what that has revealed; null before the first one. */
    private final @Nullable Game before;

    private final Milestones milestones;
    private final List<Event> events;

    private Playthrough(
            Start start,
            int[] moves,
            byte[] movers,
            Game game,
            @Nullable Game before,
            Milestones milestones,
            List<Event> events) {
        this.start = start;
        this.moves = moves;
        this.movers = movers;
        this.game = game;
        this.before = before;
        this.milestones = milestones;
        this.events = events;
    }

    private Playthrough(Start start) {
        this(start, new int[0], new byte[0], start.game, null, Milestones.none(), List.of());
    }

    /** A new game, before its first move. */
    public static Playthrough begin(Box box, Options options, long seed) {
        return new Playthrough(new Start(box.newGame(options, seed), seed, 0));
    }

    /**
     * A game that goes on from where it is.
     *
     * @param moves how many have led there, as far as they count
     */
    public static Playthrough from(Game position, int moves) {
        return new Playthrough(new Start(position.copy(), null, moves));
    }

    /** What the game was set up by; null if it goes on from a position, so that its moves alone do not tell it. */
    public @Nullable Long seed() {
        return start.seed;
    }

    /** The number of the first move that is known here. */
    public int first() {
        return start.moves;
    }

    /** How many moves have been played in all. */
    public int size() {
        return start.moves + moves.length;
    }

    public int move(int number) {
        return moves[number - start.moves];
    }

    /** The seat that made a move. */
    public int mover(int number) {
        return movers[number - start.moves];
    }

    /** The known moves in notation. */
    public List<String> notation() {
        return Arrays.stream(moves).mapToObj(game::notation).toList();
    }

    /** The game after all moves. */
    public Game game() {
        return game;
    }

    /** What the last move did; nothing before the first one. */
    public List<Event> events() {
        return events;
    }

    /**
     * This and one move more.
     *
     * @throws IllegalMoveException if it is not legal now
     */
    public Playthrough play(int move) {
        game.check(move);
        int count = moves.length;
        int[] longer = Arrays.copyOf(moves, count + 1);
        byte[] longerMovers = Arrays.copyOf(movers, count + 1);
        longer[count] = move;
        longerMovers[count] = (byte) game.seatToMove();
        Game next = game.copy();
        List<Event> happened = new ArrayList<>();
        next.listen(happened::add);
        next.play(move);
        next.listen(null);
        return new Playthrough(
                start, longer, longerMovers, next, game, passed(milestones, count + 1, next), List.copyOf(happened));
    }

    /**
     * This and one move more, given in notation.
     *
     * @throws IllegalMoveException if it cannot be read or is not legal now
     */
    public Playthrough play(String text) {
        return play(game.check(text));
    }

    /** The moment after so many moves in all. */
    public Playthrough at(int size) {
        int count = size - start.moves;
        if (count < 0 || count > moves.length) {
            throw new IllegalArgumentException(
                    "there are moments after " + start.moves + " to " + size() + " moves, not after " + size);
        }
        if (count == moves.length) {
            return this;
        }
        if (count == 0) {
            return new Playthrough(start);
        }
        return before(count).play(moves[count - 1]);
    }

    /** Nobody looks at the games of milestones, so that any thread can begin with one. */
    private static Milestones passed(Milestones before, int count, Game game) {
        return Milestones.isOne(count) ? before.with(count, game.copy()) : before;
    }

    /** The moment before the last of so many moves, played on to from the last milestone before it. */
    private Playthrough before(int count) {
        int last = count - 1;
        Milestones known = milestones.upTo(last);
        Game nearest = known.lastGame();
        Game then = (nearest == null ? start.game : nearest).copy();
        for (int i = known.last(); i < last; i++) {
            then.play(moves[i]);
            known = passed(known, i + 1, then);
        }
        return new Playthrough(
                start, Arrays.copyOf(moves, last), Arrays.copyOf(movers, last), then, null, known, List.of());
    }

    /** Goes through all moments, from the start to this one. */
    public void retrace(Consumer<Playthrough> visitor) {
        Playthrough moment = new Playthrough(start);
        visitor.accept(moment);
        for (int move : moves) {
            moment = moment.play(move);
            visitor.accept(moment);
        }
    }

    /** Whether chance had a say or something hidden came to light after so many moves ({@link Game#revealedSince}). */
    public boolean revealedSince(int size) {
        return game.revealedSince(before != null && size == size() - 1 ? before : at(size).game);
    }
}
