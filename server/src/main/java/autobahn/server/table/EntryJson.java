package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.server.api.StrictJson;
import autobahn.server.store.EntryRow;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry as JSON.
 *
 * @param move of an entry that is one
 * @param to moves that stand after an entry that takes back
 * @param moves that stand after it
 * @param events as JSON, for they are the same for everybody
 * @param now what is seen after it, as JSON, for whoever wants it along
 */
record EntryJson(
        int number,
        String kind,
        int seat,
        @Nullable String move,
        @Nullable Integer to,
        int moves,
        String at,
        @JsonRawValue String events,
        @JsonRawValue @Nullable String now) {

    static EntryJson of(EntryRow entry, Playthrough after) {
        return of(entry, after.size(), entry.move() == null ? List.of() : after.events());
    }

    static EntryJson of(EntryRow entry, int moves, List<Event> events) {
        return new EntryJson(
                entry.number(),
                entry.move() == null ? "undo" : "move",
                entry.seat(),
                entry.move(),
                entry.undoTo(),
                moves,
                TableJson.time(entry.at()),
                StrictJson.text(events),
                null);
    }

    /** With what is seen after it, as JSON. */
    EntryJson with(byte[] now) {
        String text = new String(now, StandardCharsets.UTF_8);
        return new EntryJson(number, kind, seat, move, to, moves, at, events, text);
    }

    /** As streams bring it. */
    byte[] frame() {
        return Outbox.frame("entry", number, StrictJson.bytes(this));
    }
}
