package autobahn.bots.puzzle;

import autobahn.bots.Advice;
import autobahn.bots.Analysis;
import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks through a game for puzzles. A quick search proposes; then two deep searches must agree on a turn that the weaker levels
 * do not play, and playouts to the end, which no value function has a say in, must find it better than every other turn by a
 * margin that chance does not make. Everything follows from the game, the effort and a seed.
 */
public final class PuzzleFinder {
    /**
     * How much is thought.
     *
     * @param quick iterations for a first look at each turn
     * @param deep iterations of each of the deep searches
     * @param playouts to the end for each turn that is compared
     * @param gap by how much the best turn must be better than any other one, as a chance to win
     */
    public record Effort(int quick, int deep, int playouts, double gap) {
        public static final Effort USUAL = new Effort(240, 3000, 500, 0.07);
    }

    private static final int COMPARED = 6;
    private static final int FIRST_PLAYOUTS = 60;
    private static final int BEGINNERS = 8;
    /** Turns that a puzzle's line goes on for at most. */
    private static final int LINE = 8;
    /** Chances that are all but decided make no puzzle. */
    private static final double LOST = 0.04;

    /** Those that a puzzle is tried on, with how much it says if they find it. */
    private static final List<Level> SOLVERS =
            List.of(Level.BEGINNER, Level.CASUAL, Level.GREEDY, Level.HURRIED, Level.CLUB, Level.EXPERT);

    private final Box box;
    private final Options options;
    private final Effort effort;
    private final long seed;
    private final Advice advice;
    private final Analysis first;
    private final Analysis analysis;

    public PuzzleFinder(Box box, Options options, Effort effort, long seed) {
        this.box = box;
        this.options = options;
        this.effort = effort;
        this.seed = seed;
        advice = new Advice(box, options, seed);
        first = new Analysis(box, options, FIRST_PLAYOUTS, seed + 1);
        analysis = analysis(box, options, effort.playouts());
    }

    /** How chances of turns are compared, wherever that is done: the same playouts for all. */
    public static Analysis analysis(Box box, Options options, int playouts) {
        return new Analysis(box, options, playouts, 1);
    }

    /** The puzzles of a game, the best first. */
    public List<Puzzle> all(Playthrough played) {
        List<Puzzle> found = new ArrayList<>();
        played.retrace(moment -> {
            if (beginsTurn(moment)) {
                at(moment).ifPresent(found::add);
            }
        });
        found.sort(Comparator.comparingDouble(Puzzle::gap).reversed());
        return found;
    }

    private static boolean beginsTurn(Playthrough moment) {
        Game game = moment.game();
        return moment.size() > moment.first()
                && MoveType.of(moment.move(moment.size() - 1)) == MoveType.END
                && !game.isOver()
                && game.seatToMove() == game.seatInTurn();
    }

    /** The puzzle at a moment at which a turn begins, if it is one. */
    public Optional<Puzzle> at(Playthrough moment) {
        Game game = moment.game();
        WholeTurn obvious = WholeTurn.by(bot(Level.GREEDY), game, Budget.iterations(0), seed);
        if (obvious == null) {
            return Optional.empty();
        }
        WholeTurn hoped = proposed(game, effort.quick(), 1).stream().findFirst().orElse(null);
        if (hoped == null || hoped.kernel().equals(obvious.kernel())) {
            return Optional.empty();
        }
        int seat = game.seatToMove();
        double better = first.chances(hoped.after()).get(seat)
                - first.chances(obvious.after()).get(seat);
        return better < effort.gap() ? Optional.empty() : deep(moment, obvious);
    }

    private Optional<Puzzle> deep(Playthrough moment, WholeTurn obvious) {
        Game game = moment.game();
        List<WholeTurn> proposed = proposed(game, effort.deep(), COMPARED);
        WholeTurn second = WholeTurn.by(bot(Level.MASTER), game, Budget.iterations(effort.deep()), seed + 2);
        if (proposed.isEmpty()
                || second == null
                || !second.kernel().equals(proposed.getFirst().kernel())
                || second.kernel().equals(obvious.kernel())) {
            return Optional.empty();
        }
        TurnTable table = new TurnTable(analysis, game.seatToMove());
        for (WholeTurn turn : proposed) {
            table.add(turn, null);
        }
        table.add(second, null);
        for (Level level : SOLVERS) {
            for (int i = 0; i < (level == Level.BEGINNER ? BEGINNERS : 1); i++) {
                table.add(
                        WholeTurn.by(
                                level.bot(box, options, seed + i),
                                game,
                                Budget.iterations(level.iterations()),
                                seed + i),
                        level);
            }
        }
        List<Puzzle.Turn> turns = table.best(COMPARED);
        WholeTurn best = table.turn(turns.getFirst());
        if (!best.kernel().equals(second.kernel())
                || turns.size() < 2
                || turns.getFirst().chance() < LOST
                || turns.getFirst().chance() - turns.get(1).chance() < effort.gap()) {
            return Optional.empty();
        }
        return Optional.of(puzzle(moment, best, turns, table));
    }

    private Puzzle puzzle(Playthrough moment, WholeTurn best, List<Puzzle.Turn> turns, TurnTable table) {
        Game game = moment.game();
        int seat = game.seatToMove();
        double gap = turns.getFirst().chance() - turns.get(1).chance();
        return new Puzzle(
                moment.size(),
                seat,
                game.era(),
                themes(best, table.turn(turns.get(1)), seat),
                rating(gap, table.finders(best)),
                turns,
                advice.reasons(game, best.moves()),
                line(best.after(), seat));
    }

    /**
     * What the best turn is about.
     *
     * @param tempting the turn that would be played instead
     */
    List<Theme> themes(WholeTurn best, WholeTurn tempting, int seat) {
        return Theme.of(best, seat, blocks(best, tempting.after(), seat));
    }

    /** Whether the next at the table would take the same, if it were left to them. */
    private boolean blocks(WholeTurn best, Game left, int seat) {
        if (left.isOver() || left.seatToMove() != left.seatInTurn() || left.seatToMove() == seat) {
            return false;
        }
        WholeTurn next = WholeTurn.by(bot(Level.GREEDY), left, Budget.iterations(0), seed);
        Predicate<String> card = move -> move.startsWith("play ");
        return next != null && next.kernel().stream().filter(card.negate()).anyMatch(best.kernel()::contains);
    }

    private List<WholeTurn> proposed(Game game, int iterations, int most) {
        return advice.options(game, Budget.iterations(iterations), most).stream()
                .map(option -> WholeTurn.of(game, option.moves()))
                .flatMap(turn -> Optional.ofNullable(turn).stream())
                .toList();
    }

    /** The harder, the fewer find it and the smaller the difference is. */
    private static int rating(double gap, Collection<Level> finders) {
        int missed = 0;
        for (Level level : SOLVERS) {
            missed += finders.contains(level) ? 0 : 1;
        }
        double clear = Math.min(1, gap / 0.3);
        return (int) Math.round((1100 + 120 * missed - 300 * clear) / 10) * 10;
    }

    private List<Puzzle.Reply> line(Game after, int seat) {
        List<Puzzle.Reply> line = new ArrayList<>();
        Game game = after;
        for (int i = 0; i < LINE && !game.isOver() && game.seatToMove() == game.seatInTurn(); i++) {
            int mover = game.seatToMove();
            WholeTurn turn = WholeTurn.by(bot(Level.EXPERT), game, Budget.iterations(Level.EXPERT.iterations()), seed);
            if (turn == null) {
                break;
            }
            line.add(new Puzzle.Reply(mover, turn.moves()));
            game = turn.after();
            if (mover == seat) {
                break;
            }
        }
        return line;
    }

    private Bot bot(Level level) {
        return level.bot(box, options, seed);
    }
}
