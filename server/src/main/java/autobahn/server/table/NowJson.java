package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.View;
import autobahn.format.Compact;
import java.util.Objects;

/** What a seat or a watcher sees, as JSON. */
final class NowJson {
    private NowJson() {}

    /** @param seat -1 for a watcher */
    static String write(LiveTable table, int seat) {
        Moment moment = Objects.requireNonNull(table.moment());
        return write(table.id, table.version(), moment, seat, Undo.possible(table, seat));
    }

    static String write(String id, int version, Moment moment, int seat, String undo) {
        Game game = moment.game();
        View view = seat < 0 ? game.publicView() : game.view(seat);
        StringBuilder out = new StringBuilder(16384);
        out.append("{\"game\":\"").append(id);
        out.append("\",\"version\":").append(version);
        out.append(",\"moves\":").append(moment.count());
        out.append(",\"view\":");
        Compact.write(view, out);
        return out.append(",\"undo\":\"").append(undo).append("\"}").toString();
    }
}
