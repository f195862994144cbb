package autobahn.bench.rating;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Dice;
import autobahn.bots.GreedyBot;
import autobahn.bots.RandomBot;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;

/** Plays as greedy does, but lets chance decide so and so often: the more often, the weaker. */
final class SlippingBot implements Bot {
    private static final int FINE = 1_000_000;

    private final Bot careful;
    private final RandomBot careless;
    private final Dice dice;
    private final double slips;

    /** @param slips the part of all decisions that are left to chance */
    SlippingBot(Box box, Options options, double slips, long seed) {
        careful = new GreedyBot(box, options);
        careless = new RandomBot(seed + 1);
        dice = new Dice(seed);
        this.slips = slips;
    }

    @Override
    public int choose(Game game, Budget budget) {
        return dice.below(FINE) < slips * FINE ? careless.any(game) : careful.choose(game, budget);
    }
}
