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
        return game.move(dice.below(game.moveCount()));
    }
}
