package autobahn.browser;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler which files go into the module: the editions that are built in, and what the bots have learnt. */
public final class Resources extends DefaultResourcesPolicy {
    private static final int PLAYERS = 4;

    /** Where they lie. */
    public static List<String> names() {
        List<String> names =
                new ArrayList<>(List.of("autobahn/edition/standard.json", "autobahn/edition/standard-1.json"));
        for (int players = 1; players <= PLAYERS; players++) {
            names.add("autobahn/bots/habits-" + players + ".txt");
            names.add("autobahn/bots/weights-" + players + ".txt");
        }
        return names;
    }

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return names().toArray(String[]::new);
    }
}
