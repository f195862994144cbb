package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.View;
import autobahn.server.api.StrictJson;
import java.util.Objects;

/**
 * What a seat or a watcher sees, as JSON.
 *
 * @param undo as {@link Undo#possible} says
 */
record NowJson(String game, int version, int moves, View view, String undo) {

    /** @param seat -1 for a watcher */
    static byte[] bytes(LiveTable table, int seat) {
        Playthrough played = Objects.requireNonNull(table.played());
        return bytes(table.id, table.version(), played, seat, Undo.possible(table, seat));
    }

    static byte[] bytes(String id, int version, Playthrough played, int seat, String undo) {
        Game game = played.game();
        View view = seat < 0 ? game.publicView() : game.view(seat);
        return StrictJson.bytes(new NowJson(id, version, played.size(), view, undo));
    }
}
