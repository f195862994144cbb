package autobahn.server.table;

import autobahn.engine.Playthrough;
import autobahn.server.store.EntryRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A walk through the entries of a game. On the way some moments are kept, so that taking back costs a few moves and not all
 * from the start: a game with thousands of moves made and taken back is walked through as fast as one without.
 */
final class EntryWalk {
    private static final int EVERY = 16;

    private final Replay replay;
    private final int first;
    private final List<EntryRow> standing = new ArrayList<>();
    /** By moves that stand. */
    private final TreeMap<Integer, Playthrough> kept = new TreeMap<>();

    private Playthrough now;

    EntryWalk(Replay replay, Playthrough start) {
        this.replay = replay;
        this.first = start.size();
        this.now = start;
        kept.put(first, now);
    }

    /** Passes an entry by without a look. Only before {@link #arrive}. */
    void skip(EntryRow entry) {
        note(entry);
    }

    /** Plays what stands after the entries that were skipped. */
    void arrive() throws Replay.Broken {
        now = moment(first + standing.size());
    }

    /** The moment after one entry more. */
    Playthrough step(EntryRow entry) throws Replay.Broken {
        note(entry);
        if (entry.move() == null) {
            now = moment(Objects.requireNonNull(entry.undoTo()));
        } else {
            now = replay.next(now, entry);
            keep(now);
        }
        return now;
    }

    private void note(EntryRow entry) {
        if (entry.move() != null) {
            standing.add(entry);
            return;
        }
        int to = Objects.requireNonNull(entry.undoTo());
        standing.subList(to - first, standing.size()).clear();
        kept.tailMap(to, false).clear();
    }

    private Playthrough moment(int count) throws Replay.Broken {
        Playthrough moment = Objects.requireNonNull(kept.floorEntry(count)).getValue();
        while (moment.size() < count) {
            moment = replay.next(moment, standing.get(moment.size() - first));
            keep(moment);
        }
        return moment;
    }

    private void keep(Playthrough moment) {
        if ((moment.size() - first) % EVERY == 0) {
            kept.put(moment.size(), moment);
        }
    }
}
