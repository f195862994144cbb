package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.List;

/** Looks one whole turn ahead and takes the turn after which the value function likes the position best. */
public final class GreedyBot implements Bot {
    private static final int CHOICES = 12;

    private final Turns turns;
    private final double contentment;
    private final Dice dice;
    private final boolean hurried;
    private final Patience patience = new Patience();

    public GreedyBot(Box box, Options options) {
        this(new Value(box, Weights.standard(options)));
    }

    public GreedyBot(Judge judge) {
        this(judge, 0, 0, false);
    }

    /** @param contentment points by which a turn may typically be worse than the best one and be taken all the same */
    GreedyBot(Judge judge, double contentment, long seed) {
        this(judge, contentment, seed, false);
    }

    private GreedyBot(Judge judge, double contentment, long seed, boolean hurried) {
        turns = new Turns(judge);
        this.contentment = contentment;
        this.hurried = hurried;
        dice = new Dice(seed);
    }

    /** One without patience: it builds whenever it can, so that games are short. */
    static GreedyBot hurried(Judge judge) {
        return new GreedyBot(judge, 0, 0, true);
    }

    @Override
    public int choose(Game game, Budget budget) {
        if (game.moveCount() == 1) {
            return game.move(0);
        }
        if (!Turns.choosesAction(game)) {
            return turns.best(game);
        }
        List<Turns.Plan> plans = turns.all(game, budget);
        if (hurried || patience.isSpent(game)) {
            plans = Turns.building(plans);
        }
        return plans.get(contentment > 0 ? pick(plans) : 0).moves()[0];
    }

    private int pick(List<Turns.Plan> plans) {
        int count = Math.min(CHOICES, plans.size());
        double most = plans.getFirst().value();
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += Exponential.of((plans.get(i).value() - most) / contentment);
        }
        double drawn = dice.fraction() * sum;
        for (int i = 0; i < count; i++) {
            drawn -= Exponential.of((plans.get(i).value() - most) / contentment);
            if (drawn < 0) {
                return i;
            }
        }
        return 0;
    }
}
