package autobahn.cli.simulate;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.MoveType;

/**
 * Plays the move that brings its seat most at once: points, and a guess at what later becomes points. Chance decides
 * between equals. A card or tile is worth what it can best be used for. After very many moves it plays at random, so that
 * every game ends.
 */
public final class GreedyPlayer implements Player {
    private static final int PATIENCE = 4_000;
    private static final int DEPTH = 3;
    private static final double POINT = 3;

    private final RandomPlayer random;
    private final Game[] trials = new Game[DEPTH];
    private final double section;
    private int moves;
    private int seat;
    /** What the moves tried so far, one after another, brought beside points. */
    private double gain;

    /** @param section what a section that is built counts beside all else; much makes short games */
    public GreedyPlayer(Game game, long seed, double section) {
        this.section = section;
        random = new RandomPlayer(seed);
        for (int i = 0; i < DEPTH; i++) {
            trials[i] = game.copy();
            trials[i].listen(event -> gain += worth(event));
        }
    }

    @Override
    public int choose(Game game) {
        int count = game.moveCount();
        if (count == 1 || ++moves > PATIENCE) {
            return random.choose(game);
        }
        seat = game.seatToMove();
        int best = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < count; i++) {
            double value = after(game, game.move(i), 0);
            equals = value > bestValue ? 1 : value == bestValue ? equals + 1 : equals;
            if (value > bestValue || value == bestValue && random.below(equals) == 0) {
                best = i;
                bestValue = value;
            }
        }
        return game.move(best);
    }

    private double after(Game game, int move, int depth) {
        Game trial = trials[depth];
        trial.copyFrom(game);
        double before = gain;
        trial.play(move);
        boolean goesOn = depth + 1 < DEPTH
                && switch (MoveType.of(move)) {
                    case PLAY, TILE, TILE_COLOUR, EXTRA -> trial.seatToMove() == seat;
                    default -> false;
                };
        double value = Double.NEGATIVE_INFINITY;
        if (goesOn) {
            for (int i = 0; i < trial.moveCount(); i++) {
                value = Math.max(value, after(trial, trial.move(i), depth + 1));
            }
        } else {
            value = POINT * trial.points(seat) + gain;
        }
        gain = before;
        return value;
    }

    private double worth(Event event) {
        return switch (event) {
            case Event.MoneyGained e when e.seat() == seat -> 0.3 * e.amount();
            case Event.MoneyPaid e when e.seat() == seat -> -0.3 * e.amount();
            case Event.SectionBuilt e when e.seat() == seat -> section;
            case Event.EmployeeSeated e when e.seat() == seat -> 4;
            case Event.EmployeePushedOut e when e.seat() == seat -> -4;
            case Event.StationBuilt e when e.seat() == seat -> 3;
            case Event.TechnologyUnlocked e when e.seat() == seat -> 4;
            case Event.Developed e when e.seat() == seat -> 0.7;
            case Event.TruckLoaded e when e.seat() == seat -> 1.5;
            case Event.TruckRecalled e when e.seat() == seat -> -2;
            case Event.TruckMoved e when e.seat() == seat -> 0.5;
            case Event.GoodsDelivered e when e.seat() == seat -> 8;
            case Event.DeliveryClaimed e when e.seat() == seat -> 3;
            case Event.TileTaken e when e.seat() == seat -> 2;
            default -> 0;
        };
    }
}
