package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;

/** Plays as playouts do. */
public final class HabitBot implements Bot {
    private final Playout playout;
    private final Dice dice;

    public HabitBot(Box box, Options options, long seed) {
        this(box, Habits.standard(options), seed);
    }

    HabitBot(Box box, Habits habits, long seed) {
        playout = new Playout(box, habits);
        dice = new Dice(seed);
    }

    @Override
    public int choose(Game game, Budget budget) {
        return playout.choose(game, dice);
    }
}
