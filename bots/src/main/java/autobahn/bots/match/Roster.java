package autobahn.bots.match;

import autobahn.bots.Bot;
import autobahn.bots.BotRecipe;
import autobahn.engine.Box;
import autobahn.engine.Options;

/** Where those who take part in a match come from. */
@FunctionalInterface
public interface Roster {
    /** Levels only. */
    Roster LEVELS = (entrant, box, options, seed) -> {
        BotRecipe recipe = entrant.plain();
        if (recipe == null) {
            throw new IllegalArgumentException("no program is called " + entrant.name());
        }
        return recipe.bot(box, options, seed);
    };

    /** A bot for one game; the same seed gives the same play, as far as the bot keeps to it. */
    Bot bot(Entrant entrant, Box box, Options options, long seed);
}
