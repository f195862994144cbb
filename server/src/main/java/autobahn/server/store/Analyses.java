package autobahn.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of analyses. */
public final class Analyses {
    private Analyses() {}

    public static Optional<String> find(Handle handle, String game) {
        return handle.select("select analysis from analyses where game = ?", game)
                .mapTo(String.class)
                .findFirst();
    }

    public static void keep(Handle handle, String game, String analysis) {
        handle.execute(
                "insert into analyses (game, analysis) values (?, ?) on conflict (game) do nothing", game, analysis);
    }
}
