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
    private final Services services;
    private final Javalin http;

    private Server(Database database, Services services, Javalin http) {
        this.database = database;
        this.services = services;
        this.http = http;
    }

    public static Server start(Settings settings) {
        Database database = Database.open(settings);
        People people = new People(database, Clock.systemUTC());
        Who who = new Who(people, settings.secureCookies());
        Services services = Services.start(settings, database, Clock.systemUTC());
        return new Server(database, services, Http.start(settings, who, services));
    }

    public int port() {
        return http.port();
    }

    @Override
    public void close() {
        services.close();
        http.stop();
        database.close();
    }
}
