package autobahn.bots;

import autobahn.engine.Game;

/** Any legal move, all with the same chance. */
public final class RandomBot implements Bot {
    private final Dice dice;

    public RandomBot(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public int choose(Game game, Budget budget) {
        return any(game);
    }

    /** It looks at nothing but how many moves there are, so it need not be seated by a {@link Player}. */
    public int any(Game game) {
        return game.move(dice.below(game.moveCount()));
    }
}
