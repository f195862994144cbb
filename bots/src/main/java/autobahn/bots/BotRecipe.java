package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Options;

/** A bot by name. The same seed and iterations give the same play. */
public sealed interface BotRecipe permits Level, Yardstick {
    /** The one way to write its name. */
    String id();

    /** Iterations for a turn that suit it; the same on every machine. */
    int iterations();

    /** One for such a table. */
    Bot bot(Box box, Options options, long seed);

    /**
     * The same with another opinion on positions.
     *
     * @throws IllegalArgumentException if it is a bot that has none
     */
    Bot bot(Box box, Options options, long seed, Judge judge);

    /** The level, or the yardstick, of that name. */
    static BotRecipe of(String name) {
        Yardstick yardstick = Yardstick.find(name);
        return yardstick == null ? Level.of(name) : yardstick;
    }
}
