package autobahn.engine;

import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.era.Scoring;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.play.Referee;
import autobahn.engine.internal.position.PositionWriter;
import autobahn.engine.internal.position.Redeal;
import autobahn.engine.internal.position.Revealed;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A running game: who decides, what may be chosen, and playing it. Moves are {@code int}s ({@link MoveType}) with a
 * {@link Notation}. Playing allocates nothing, and {@link #copyFrom} overwrites an existing game, so that a search can run
 * on a handful of instances. Not safe for use by several threads at once.
 */
public final class Game {
    /** What {@link #seatToMove} says when the game is over. */
    public static final int NOBODY = -1;

    private final Box box;
    private final State state;
    private final Referee referee;
    private final Facts facts;

    Game(Box box, State state) {
        this.box = box;
        this.state = state;
        this.facts = new Facts(state);
        referee = new Referee(state);
        referee.settle();
    }

    public Box box() {
        return box;
    }

    /** The open table in numbers, for programs that weigh positions. */
    public Facts facts() {
        return facts;
    }

    public Options options() {
        return state.options;
    }

    public int seats() {
        return state.seatCount;
    }

    /** 1 to 3. */
    public int era() {
        return state.era + 1;
    }

    public boolean isOver() {
        return state.over();
    }

    /** The seat that decides now, or NOBODY. */
    public int seatToMove() {
        return state.over() ? NOBODY : Step.seat(state.top());
    }

    /** The seat whose turn it is; another one may have to decide in between. */
    public int seatInTurn() {
        return state.turn.seat;
    }

    /** What is to be decided; null when the game is over. */
    public @Nullable Decision decision() {
        return state.over() ? null : Step.decision(state.top());
    }

    /** How many moves are legal now; 0 only when the game is over. */
    public int moveCount() {
        return state.over() ? 0 : referee.moves().size();
    }

    /** The legal move at an index. Their order is fixed. */
    public int move(int index) {
        return referee.moves().get(index);
    }

    /** All legal moves, in their order. */
    public int[] moves() {
        int[] moves = new int[moveCount()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = move(i);
        }
        return moves;
    }

    public boolean isLegal(int move) {
        return !state.over() && referee.moves().contains(move);
    }

    /** Plays a legal move. For speed it is taken to be legal: check what comes from outside with {@link #isLegal}. */
    public void play(int move) {
        referee.play(move);
    }

    /**
     * Plays a move given in notation.
     *
     * @throws IllegalMoveException if it cannot be read or is not legal now; nothing has changed then
     */
    public void play(String text) {
        play(check(text));
    }

    /** Reads a move and checks that it is legal now. */
    public int check(String text) {
        int move = box.notation().parse(text);
        if (!isLegal(move)) {
            throw new IllegalMoveException(text, why(move));
        }
        return move;
    }

    /**
     * Checks that a move is legal now.
     *
     * @throws IllegalMoveException with the rule that forbids it
     */
    public void check(int move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(WhyNot.readable(box, move) ? notation(move) : "move " + move, why(move));
        }
    }

    /** Why a move is not legal now; null if it is. */
    public @Nullable Refusal why(int move) {
        return isLegal(move) ? null : WhyNot.explain(this, move);
    }

    /**
     * What a legal move would cost and do, up to the next decision or Autobot's next turn. This game stays as it is. Cards
     * that would be revealed are left out: nobody sees them before the move is made (TURN-9).
     *
     * @throws IllegalMoveException if the move is not legal now
     */
    public List<Event> preview(int move) {
        return outlook(move).events();
    }

    /**
     * The same, with the points that the move would change at once, and what would be decided next.
     *
     * @throws IllegalMoveException if the move is not legal now
     */
    public Outlook outlook(int move) {
        check(move);
        int seat = seatToMove();
        Game copy = copy();
        Foreseen foreseen = new Foreseen();
        copy.listen(foreseen);
        copy.play(move);
        if (foreseen.blind()) {
            return new Outlook(foreseen.events(), null, null);
        }
        Decision decision = copy.decision();
        return new Outlook(
                foreseen.events(),
                copy.score(seat).since(score(seat)),
                decision == null ? null : new Outlook.Next(copy.seatToMove(), decision));
    }

    /**
     * How likely an outcome is that chance may have now, beside the other legal ones: whole numbers to be divided by their
     * sum. Only where {@link #decision} is {@link Decision#DEAL}.
     */
    public int weight(int outcome) {
        check(outcome);
        if (decision() != Decision.DEAL) {
            throw new IllegalStateException("nobody deals now");
        }
        return state.handDeal().weight(MoveType.a(outcome));
    }

    public String notation(int move) {
        return box.notation().format(move);
    }

    /** A copy that nobody listens to. */
    public Game copy() {
        return new Game(box, state.copy());
    }

    /** Takes over the state of another game of the same box and options; allocates nothing. */
    public void copyFrom(Game other) {
        state.copyFrom(other.state);
    }

    /** Who hears what happens from now on; null for nobody. */
    public void listen(@Nullable EventListener listener) {
        state.listener = listener;
    }

    /** What a seat would score now. */
    public int points(int seat) {
        return Scoring.total(state, seat);
    }

    /** Points and all tie-breaks in one number: the higher one is placed better, equal ones share (SCORE-2). */
    public long rank(int seat) {
        return Scoring.rank(state, seat);
    }

    /** What every seat would score now, with all that it comes from. */
    public List<Score> scores() {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            scores.add(score(seat));
        }
        return scores;
    }

    private Score score(int seat) {
        int place = 1;
        for (int other = 0; other < seats(); other++) {
            place += rank(other) > rank(seat) ? 1 : 0;
        }
        var player = state.seats[seat];
        List<Score.DepartmentScore> departments = new ArrayList<>();
        for (Department department : Department.values()) {
            if (Bits.has(state.departments, Promotions.FLOORS * department.ordinal())) {
                List<Integer> floors = new ArrayList<>();
                for (int floor = 0; floor < Promotions.FLOORS; floor++) {
                    if (Bits.has(player.floors, Promotions.FLOORS * department.ordinal() + floor)) {
                        floors.add(floor + 1);
                    }
                }
                int unit = Scoring.unit(state, seat, department);
                departments.add(
                        new Score.DepartmentScore(department, floors, unit, Scoring.points(state, seat, department)));
            }
        }
        return new Score(
                seat,
                points(seat),
                place,
                player.lobby,
                Scoring.lobby(state, seat),
                departments,
                Scoring.inAdministration(player),
                List.of(Scoring.onFloor(player, 2), Scoring.onFloor(player, 1), Scoring.onFloor(player, 0)));
    }

    /** The whole state in words; {@link Box#load} makes a game of it that plays on exactly like this one. */
    public Position position() {
        return PositionWriter.write(state, box.lexicon());
    }

    /** What a seat may see (TURN-9). */
    public View view(int seat) {
        return ViewFilter.of(this, Objects.checkIndex(seat, seats()));
    }

    /** What a watcher may see. */
    public View publicView() {
        return ViewFilter.of(this, null);
    }

    /**
     * A copy in which all that a seat, or NOBODY who watches, cannot see is dealt anew; its view is the same. Whoever shall
     * know no more than that seat gets this, and never a plain copy. The copy of a game that is dealt by hand is dealt by
     * the generator; what was asked when it was made has then been said.
     */
    public Game seenBy(int seat, long seed) {
        Game seen = copy();
        seen.copyAsSeen(this, seat, seed);
        return seen;
    }

    /** Takes over another game of the same box and options as {@link #seenBy} shows it. */
    public void copyAsSeen(Game other, int seat, long seed) {
        copyFrom(other);
        if (state.byHand) {
            referee.dealOut(seed);
        }
        Redeal.shuffle(state, seat, seed);
    }

    /**
     * Whether chance had a say or something hidden came to light since an earlier moment of this game: what was played in
     * between can then not be taken back as if nobody had seen it.
     */
    public boolean revealedSince(Game earlier) {
        return Revealed.between(earlier.state, state);
    }

    /** Not API: for the classes of this package. */
    State state() {
        return state;
    }
}
