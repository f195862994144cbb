package autobahn.server.table;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.edition.Edition;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What games are played with: a game keeps the edition it was begun with for ever. One box for each edition, made when the
 * first game of it is met.
 */
public final class Boxes {
    private final Box latest;
    private final Map<String, Box> earlier = new ConcurrentHashMap<>();

    /** @param latest the one that new games get */
    public Boxes(Box latest) {
        this.latest = latest;
    }

    Box latest() {
        return latest;
    }

    /** The box of the edition that a game or record names by its hash; null if that edition is not known here. */
    @Nullable
    Box find(String hash) {
        Edition edition = Editions.withHash(hash).orElse(null);
        if (edition == null) {
            return null;
        }
        // by the edition's own hash, for one edition may go by several
        return edition.hash().equals(latest.edition().hash())
                ? latest
                : earlier.computeIfAbsent(edition.hash(), key -> new Box(edition));
    }
}
