package autobahn.bench.store;

import autobahn.bench.load.Answers;
import autobahn.bench.load.Wire;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** A few games that bots have really played, on a server that runs for just that. */
final class Templates {
    private static final String BOTS = """
            {"options":{"players":2},"seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"beginner"}],"listed":true}""";

    private Templates() {}

    /** The ids of new finished games in this database, whose tables are made if need be. */
    static List<String> play(String database, int count) throws IOException, InterruptedException {
        Settings settings = new Settings("127.0.0.1", 0, database, false, 1, Limits.none(), null);
        List<String> games = new ArrayList<>();
        try (Server server = Server.start(settings);
                Wire wire = new Wire(URI.create("http://127.0.0.1:" + server.port()), null)) {
            for (int i = 0; i < count; i++) {
                games.add(Answers.text(wire.post("/api/games", BOTS).body(), "id"));
            }
            for (String game : games) {
                while (wire.get("/api/games/" + game).body().contains("\"running\"")) {
                    Thread.sleep(50);
                }
            }
        }
        return games;
    }
}
