package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;

/** Looks one whole turn ahead and takes the turn after which the value function likes the position best. */
public final class GreedyBot implements Bot {
    private final Turns turns;

    public GreedyBot(Box box) {
        this(new Value(box, Weights.standard()));
    }

    public GreedyBot(Value value) {
        turns = new Turns(value);
    }

    @Override
    public int choose(Game game, Budget budget) {
        if (game.moveCount() == 1) {
            return game.move(0);
        }
        if ("ACTION".equals(game.decision()) && !game.facts().mainDone()) {
            return turns.all(game).getFirst().moves()[0];
        }
        return turns.best(game);
    }
}
