package autobahn.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of kept positions. */
public final class KeptPositions {
    /** @param number the entry after which it holds */
    public record Kept(int number, String rules, String position) {}

    static final String KEEP =
            "insert into positions (game, number, rules, position) values (?, ?, ?, ?) on conflict (game) do update"
                    + " set number = excluded.number, rules = excluded.rules, position = excluded.position";

    private KeptPositions() {}

    public static void keep(Handle handle, String game, int number, String rules, String position) {
        handle.execute(KEEP, game, number, rules, position);
    }

    public static Optional<Kept> find(Handle handle, String game) {
        return handle.select("select number, rules, position from positions where game = ?", game)
                .map((row, context) -> new Kept(row.getInt(1), row.getString(2), row.getString(3)))
                .findFirst()
                .or(() -> Archives.find(handle, game).map(ArchivedGame::kept));
    }
}
