package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.format.Compact;
import autobahn.server.store.EntryRow;
import java.time.Instant;
import java.util.List;

/** Entries as JSON. */
final class EntryJson {
    private EntryJson() {}

    static String write(EntryRow entry, Playthrough after) {
        return write(entry, after.size(), entry.move() == null ? List.of() : after.events());
    }

    /** @param moves that stand after it */
    static String write(EntryRow entry, int moves, List<Event> events) {
        StringBuilder out = new StringBuilder(256);
        out.append("{\"number\":").append(entry.number());
        out.append(",\"kind\":\"").append(entry.move() == null ? "undo" : "move");
        out.append("\",\"seat\":").append(entry.seat());
        if (entry.move() != null) {
            out.append(",\"move\":");
            Compact.quote(entry.move(), out);
        } else {
            out.append(",\"to\":").append(entry.undoTo());
        }
        out.append(",\"moves\":").append(moves);
        out.append(",\"at\":\"").append(Instant.ofEpochMilli(entry.at()));
        out.append("\",\"events\":");
        Compact.write(events, out);
        return out.append('}').toString();
    }

    /** An entry that brings what is seen after it. */
    static String withNow(String entry, String now) {
        return entry.substring(0, entry.length() - 1) + ",\"now\":" + now + "}";
    }
}
