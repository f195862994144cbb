package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.View;
import autobahn.format.Compact;
import java.util.Objects;

/** What a seat or a watcher sees, as JSON. */
final class NowJson {
    private NowJson() {}

    /** @param seat -1 for a watcher */
    static String write(LiveTable table, int seat) {
        Playthrough played = Objects.requireNonNull(table.played());
        return write(table.id, table.version(), played, seat, Undo.possible(table, seat));
    }

    static String write(String id, int version, Playthrough played, int seat, String undo) {
        Game game = played.game();
        View view = seat < 0 ? game.publicView() : game.view(seat);
        StringBuilder out = new StringBuilder(16384);
        out.append("{\"game\":\"").append(id);
        out.append("\",\"version\":").append(version);
        out.append(",\"moves\":").append(played.size());
        out.append(",\"view\":");
        Compact.write(view, out);
        out.append(",\"cityValues\":");
        Compact.write(game.cityValues(), out);
        return out.append(",\"undo\":\"").append(undo).append("\"}").toString();
    }
}
