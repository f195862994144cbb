package autobahn.server;

import autobahn.server.http.Http;
import autobahn.server.http.Who;
import autobahn.server.people.People;
import autobahn.server.store.Database;
import io.javalin.Javalin;
import java.time.Clock;

/** A running server: its parts, put together by hand. */
public final class Server implements AutoCloseable {
    private final Database database;
    private final Javalin http;

    private Server(Database database, Javalin http) {
        this.database = database;
        this.http = http;
    }

    public static Server start(Settings settings) {
        Database database = Database.open(settings);
        People people = new People(database, Clock.systemUTC());
        Who who = new Who(people, settings.secureCookies());
        return new Server(database, Http.start(settings, who));
    }

    public int port() {
        return http.port();
    }

    @Override
    public void close() {
        http.stop();
        database.close();
    }
}
