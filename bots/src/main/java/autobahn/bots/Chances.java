package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;

/** Turns positions into chances to win, from 0 to 1. */
public final class Chances {
    /** A share of the result that goes by points, so that a search knows which way is up when all is won or lost. */
    private static final double MARGIN = 0.15;

    private static final double SPREAD_AT_END = 6;
    private static final double SPREAD_AT_START = 45;

    private final Value value;

    public Chances(Box box, Options options) {
        this(new Value(box, Weights.standard(options)));
    }

    Chances(Value value) {
        this.value = value;
    }

    public double of(Game game, int seat) {
        if (!game.isOver()) {
            return ofLead(game, value.lead(game, seat));
        }
        double margin = squash(value.lead(game, seat) / SPREAD_AT_START);
        return (1 - MARGIN) * won(game, seat) + MARGIN * margin;
    }

    /** 1 for the winner, a share for one of several. */
    static double won(Game game, int seat) {
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

    /** Leads mean more the nearer the end is. */
    double ofLead(Game game, double lead) {
        double moment = Value.moment(game);
        double spread = SPREAD_AT_START + (SPREAD_AT_END - SPREAD_AT_START) * moment;
        return squash(lead / spread * game.seats() / 2);
    }

    private static double squash(double x) {
        return 1 / (1 + Exponential.of(-2 * x));
    }
}
