package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Game;
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
    private final Game start;
    private final int first;
    private final List<EntryRow> standing = new ArrayList<>();
    /** By moves that stand. */
    private final TreeMap<Integer, Moment> kept = new TreeMap<>();

    private Moment now;

    /** @param first moves before the start */
    EntryWalk(Replay replay, Game start, int first) {
        this.replay = replay;
        this.start = start;
        this.first = first;
        this.now = Moment.start(first, start);
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
    Moment step(EntryRow entry, List<Event> events) throws Replay.Broken {
        note(entry);
        if (entry.move() == null) {
            now = moment(Objects.requireNonNull(entry.undoTo()));
        } else {
            now = replay.next(now, entry, start, events);
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

    private Moment moment(int count) throws Replay.Broken {
        Moment moment = Objects.requireNonNull(kept.floorEntry(count)).getValue();
        while (moment.count() < count) {
            moment = replay.next(moment, standing.get(moment.count() - first), start, null);
            keep(moment);
        }
        return moment;
    }

    private void keep(Moment moment) {
        if ((moment.count() - first) % EVERY == 0) {
            kept.put(moment.count(), moment);
        }
    }
}
