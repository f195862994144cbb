package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;

/** Turns positions into chances to win, from 0 to 1. */
public final class Chances {
    /** A share of the result that goes by points, so that a search knows which way is up when all is won or lost. */
    private static final double MARGIN = 0.15;

    private final Judge judge;

    public Chances(Box box, Options options) {
        this(new Value(box, Weights.standard(options)));
    }

    Chances(Judge judge) {
        this.judge = judge;
    }

    public double of(Game game, int seat) {
        if (!game.isOver()) {
            return judge.chance(game, judge.lead(game, seat));
        }
        double margin = Value.squash(pointsAhead(game, seat) / Value.spread(0));
        return (1 - MARGIN) * won(game, seat) + MARGIN * margin;
    }

    /** The lead of a seat when the game is over: half over the strongest, half over the average of the others. */
    static double pointsAhead(Game game, int seat) {
        double most = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < game.seats(); other++) {
            if (other != seat) {
                most = Math.max(most, game.points(other));
                sum += game.points(other);
            }
        }
        return game.points(seat) - 0.5 * (most + sum / (game.seats() - 1));
    }

    /** 1 for the winner, a share for one of several. */
    public static double won(Game game, int seat) {
        long own = game.rank(seat);
        int equals = 1;
        for (int other = 0; other < game.seats(); other++) {
            if (other != seat) {
                if (game.rank(other) > own) {
                    return 0;
                }
                equals += game.rank(other) == own ? 1 : 0;
            }
        }
        return 1.0 / equals;
    }
}
