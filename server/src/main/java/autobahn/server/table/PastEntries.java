package autobahn.server.table;

import autobahn.engine.Playthrough;
import autobahn.format.Entry;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.GameRow;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries of before, told again. No lock is needed: what is past does not change. It costs one look at each entry before
 * those that are wanted, playing the moves that stood then, and playing those that are wanted.
 */
final class PastEntries {
    /** How an entry is told. */
    @FunctionalInterface
    interface Form {
        Entry of(EntryRow entry, Playthrough after);
    }

    private final Database database;
    private final Replay replay;

    PastEntries(Database database, Replay replay) {
        this.database = database;
        this.replay = replay;
    }

    /** Entries after a number, up to and including another. */
    List<Entry> between(TableInfo info, int since, int last, Form form) {
        if (since >= last) {
            return List.of();
        }
        GameRow row = info.game();
        List<EntryRow> entries = database.read(handle -> GameEntries.upTo(handle, row.id(), last));
        try {
            return told(info, entries, since, form);
        } catch (Replay.Broken e) {
            throw new IllegalStateException(e);
        }
    }

    private List<Entry> told(TableInfo info, List<EntryRow> entries, int since, Form form) throws Replay.Broken {
        GameRow row = info.game();
        int settled = row.continuedFrom() == null ? 0 : row.continuedFrom();
        EntryWalk walk = new EntryWalk(replay, replay.start(row, info.options()));
        List<Entry> told = new ArrayList<>();
        int moves = 0;
        boolean arrived = false;
        for (EntryRow entry : entries) {
            moves = entry.undoTo() == null ? moves + 1 : entry.undoTo();
            if (entry.number() <= settled) {
                if (entry.number() > since) { // what it did can no longer be told
                    told.add(EntryJson.of(entry, moves, List.of()));
                }
            } else if (entry.number() <= since) {
                walk.skip(entry);
            } else {
                if (!arrived) {
                    walk.arrive();
                    arrived = true;
                }
                told.add(form.of(entry, walk.step(entry)));
            }
        }
        return told;
    }
}
