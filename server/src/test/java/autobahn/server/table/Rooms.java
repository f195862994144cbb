package autobahn.server.table;

import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.MailServer;
import autobahn.server.settings.Outgoing;
import autobahn.server.settings.Settings;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A server for a test and what tests do with it again and again. */
final class Rooms implements AutoCloseable {
    final String database;
    private final @Nullable MailServer mail;
    private Server server;

    Rooms(String database) {
        this(database, null);
    }

    Rooms(String database, @Nullable MailServer mail) {
        this.database = database;
        this.mail = mail;
        server = start(database, mail);
    }

    static Server start(String database) {
        return start(database, null);
    }

    private static Server start(String database, @Nullable MailServer mail) {
        return Server.start(new Settings(
                "127.0.0.1",
                0,
                database,
                false,
                2,
                Limits.none(),
                null,
                List.of(),
                List.of(),
                new Outgoing("https://autobahn.test", true, mail)));
    }

    int port() {
        return server.port();
    }

    Browser browser() {
        return new Browser(server.port());
    }

    Browser program(String token) {
        return Browser.program(server.port(), token);
    }

    void stop() {
        server.close();
    }

    /** Stops the server and starts another one on the same database. */
    void restart() {
        server.close();
        server = start(database, mail);
    }

    @Override
    public void close() {
        server.close();
    }

    /** Plays random moves for a seat while it is to move, at most so many; answers with the last thing seen. */
    static JsonNode playOn(Browser browser, String game, int seat, int most, Random random) {
        JsonNode now = browser.view(game, seat);
        for (int i = 0; i < most && isToMove(now, seat); i++) {
            now = browser.play(game, seat, now.get("version").intValue(), any(now, random))
                    .body();
        }
        return now;
    }

    static boolean isToMove(JsonNode now, int seat) {
        return now.at("/view/toMove").asInt(-1) == seat;
    }

    static boolean isOver(JsonNode now) {
        return now.at("/view/toMove").isMissingNode() || now.at("/view/toMove").isNull();
    }

    static String any(JsonNode now, Random random) {
        JsonNode moves = now.at("/view/moves");
        return moves.get(random.nextInt(moves.size())).stringValue();
    }

    /** Plays a hot-seat game of one browser for so many moves. */
    static JsonNode playAll(Browser browser, String game, int most, Random random) {
        JsonNode now = browser.get("/api/games/" + game + "/view").body();
        for (int i = 0; i < most && !isOver(now); i++) {
            int seat = now.at("/view/toMove").intValue();
            if (!isToMove(now, seat) || now.at("/view/moves").isEmpty()) {
                now = browser.view(game, seat);
            }
            now = browser.play(game, seat, now.get("version").intValue(), any(now, random))
                    .body();
        }
        return now;
    }
}
