package autobahn.browser;

import autobahn.bots.Level;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Tells the compiler which files go into the module: the editions that are built in, and what the bots have learnt. */
public final class Resources extends DefaultResourcesPolicy {
    /** Every game needs it at once. */
    public static final String PLAIN = "autobahn/edition/standard.json";
    /** All others in one. */
    public static final String PACKED = "autobahn/browser/files.bin";

    private static final int PLAYERS = 4;

    /** Where those lie that are packed; such as are like each other stand together. */
    public static List<String> packed() {
        Stream<String> learnt = Stream.of("weights", "habits")
                .flatMap(kind -> IntStream.rangeClosed(1, PLAYERS)
                        .mapToObj(players -> "autobahn/bots/set-1/" + kind + "-" + players + ".txt"));
        Stream<String> likings = Stream.of(Level.values())
                .filter(Level::isCharacter)
                .map(level -> "autobahn/bots/likings/" + level.id() + ".txt");
        return Stream.of(Stream.of("autobahn/edition/standard-1.json"), learnt, likings)
                .flatMap(names -> names)
                .toList();
    }

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return new String[] {PLAIN, PACKED};
    }
}
