package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.format.Entry;
import autobahn.format.Written;
import autobahn.server.api.StrictJson;
import autobahn.server.store.EntryRow;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Entries as they are told. */
final class EntryJson {
    private static final byte[] NOW = ",\"now\":".getBytes(StandardCharsets.UTF_8);

    private EntryJson() {}

    static Entry of(EntryRow entry, Playthrough after) {
        return of(entry, after.size(), after.events());
    }

    static Entry of(EntryRow entry, int moves, List<Event> events) {
        String at = TableJson.time(entry.at());
        return entry.move() == null
                ? Entry.undo(entry.number(), entry.seat(), Objects.requireNonNull(entry.undoTo()), at)
                : Entry.move(entry.number(), entry.seat(), entry.move(), moves, at, events);
    }

    /** An entry with what is seen after it, as JSON. */
    static Entry with(Entry entry, byte[] now) {
        return entry.with(new Written(new String(now, StandardCharsets.UTF_8)));
    }

    /** As streams bring it. */
    static byte[] frame(Entry entry) {
        return Outbox.frame("entry", entry.number(), StrictJson.bytes(entry));
    }

    /** As streams bring it to those who want along what is seen after it: the last member, written already. */
    static byte[] frame(Entry entry, byte[] now) {
        byte[] plain = StrictJson.bytes(entry);
        byte[] json = Arrays.copyOf(plain, plain.length + NOW.length + now.length);
        System.arraycopy(NOW, 0, json, plain.length - 1, NOW.length);
        System.arraycopy(now, 0, json, plain.length - 1 + NOW.length, now.length);
        json[json.length - 1] = '}';
        return Outbox.frame("entry", entry.number(), json);
    }
}
