package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.server.people.Person;
import autobahn.server.store.SeatRow;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Browsers whose engine finds other moves legal than the server does, which must not happen. They tell it; it goes into the log
 * and is counted, for whoever keeps the server, unless it is not so. What a browser found is its own word: whoever wants to can
 * say something wrong, no oftener than hints may be asked for. The server's word holds in any case.
 */
public final class EngineDifferences {
    private static final Logger LOG = LoggerFactory.getLogger(EngineDifferences.class);
    /** So many moves of each kind are named. */
    private static final int NAMED = 10;

    private final LiveTables tables;
    private final AtomicLong found = new AtomicLong();

    public EngineDifferences(LiveTables tables) {
        this.tables = tables;
    }

    public void measure(MeterRegistry registry) {
        FunctionCounter.builder("autobahn.engine.differences", found, AtomicLong::get)
                .description(
                        "positions at which, by its own word, a browser's engine found other moves legal than the server")
                .register(registry);
    }

    /**
     * Looks at what the browser of somebody who decides says to have found.
     *
     * @param moves that are legal by the engine of the browser
     * @return whether they are others than the server's
     */
    public boolean told(String id, Person person, int seat, int version, List<String> moves) {
        return tables.locked(id, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            Game game = GameReader.started(table).game();
            Access.current(table.info(), version);
            Access.decides(table.info(), row);
            Set<String> here = Arrays.stream(game.moves())
                    .mapToObj(game.box().notation()::format)
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> there = new TreeSet<>(moves);
            if (here.equals(there)) {
                return false;
            }
            found.incrementAndGet();
            LOG.warn(
                    "a browser says that its engine differs at table {}, version {}: only there {}, only here {}",
                    id,
                    version,
                    without(there, here),
                    without(here, there));
            return true;
        });
    }

    private static List<String> without(Set<String> moves, Set<String> others) {
        return moves.stream()
                .filter(move -> !others.contains(move))
                .limit(NAMED)
                .toList();
    }
}
