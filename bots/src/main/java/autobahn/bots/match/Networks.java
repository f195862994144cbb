package autobahn.bots.match;

import autobahn.bots.Bot;
import autobahn.bots.BotRecipe;
import autobahn.bots.LearntValue;
import autobahn.bots.Weights;
import autobahn.bots.learn.Network;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Seats bots that judge positions by a network, such as {@code expert+mine}; all others come from elsewhere. */
public final class Networks implements Roster {
    /** The name of the network that comes with the program; docs/bots.md says what it is worth. */
    public static final String LEARNT = "learnt";

    /** Read when somebody asks for it. */
    private static final class Shipped {
        static final Network NETWORK = LearntValue.shipped();
    }

    private final Map<String, Network> known;
    private final Roster others;

    /** @param known networks by name */
    public Networks(Map<String, Network> known, Roster others) {
        this.known = Map.copyOf(known);
        this.others = others;
    }

    @Override
    public Bot bot(Entrant entrant, Box box, Options options, long seed) {
        BotRecipe recipe = entrant.recipe();
        Network network = network(entrant.network());
        return network == null || recipe == null
                ? others.bot(entrant, box, options, seed)
                : recipe.bot(box, options, seed, new LearntValue(box, Weights.standard(options), network));
    }

    private @Nullable Network network(@Nullable String name) {
        Network named = name == null ? null : known.get(name);
        return named == null && LEARNT.equals(name) ? Shipped.NETWORK : named;
    }
}
