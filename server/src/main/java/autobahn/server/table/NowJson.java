package autobahn.server.table;

import autobahn.engine.Playthrough;
import autobahn.format.Now;
import autobahn.server.api.StrictJson;
import java.util.Objects;

/** What a seat or a watcher sees, as JSON. */
final class NowJson {
    private NowJson() {}

    /** @param seat -1 for a watcher */
    static byte[] bytes(LiveTable table, int seat) {
        Playthrough played = Objects.requireNonNull(table.played());
        return bytes(table.id, table.version(), played, seat, Undo.possible(table, seat));
    }

    /** @param undo as {@link Undo#possible} says */
    static byte[] bytes(String id, int version, Playthrough played, int seat, String undo) {
        return StrictJson.bytes(Now.of(id, version, played, seat, undo));
    }
}
