package autobahn.server;

import autobahn.server.http.AboutRoutes;
import autobahn.server.http.Http;
import autobahn.server.http.OperatingRoutes;
import autobahn.server.http.PeopleRoutes;
import autobahn.server.http.Routes;
import autobahn.server.http.TokenRoutes;
import autobahn.server.http.WebFiles;
import autobahn.server.http.Who;
import autobahn.server.operating.Health;
import autobahn.server.operating.Metrics;
import autobahn.server.people.Accounts;
import autobahn.server.people.People;
import autobahn.server.people.Standings;
import autobahn.server.people.Tokens;
import autobahn.server.store.Database;
import io.javalin.Javalin;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: its parts, put together by hand. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Database database;
    private final Services services;
    private final Health health;
    private final Metrics metrics;
    private final Javalin http;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(Database database, Services services, Health health, Metrics metrics, Javalin http) {
        this.database = database;
        this.services = services;
        this.health = health;
        this.metrics = metrics;
        this.http = http;
    }

    public static Server start(Settings settings) {
        return start(settings, new WebFiles("web"));
    }

    /** With pages of a test's own. */
    public static Server start(Settings settings, WebFiles web) {
        long begun = System.nanoTime();
        Database database = Database.open(settings);
        Health health = new Health(database);
        Metrics metrics = new Metrics();
        People people = new People(database, Clock.systemUTC());
        Who who = new Who(people, settings.proxied());
        Services services = Services.start(settings, database, Clock.systemUTC());
        services.measure(metrics.registry());
        database.measure(metrics.registry());
        Accounts accounts = new Accounts(people, services.tables()::reload);
        Routes[] routes = {
            new AboutRoutes(),
            new PeopleRoutes(who, accounts, new Standings(database)),
            new TokenRoutes(who, new Tokens(people)),
            new OperatingRoutes(health, metrics, settings.metricsToken())
        };
        Javalin http;
        try {
            http = Http.start(settings, who, metrics, web, services, List.of(routes));
        } catch (RuntimeException e) {
            services.close();
            database.close();
            metrics.close();
            throw e;
        }
        Server server = new Server(database, services, health, metrics, http);
        LOG.atInfo()
                .addKeyValue("version", AboutRoutes.version())
                .addKeyValue("host", settings.host())
                .addKeyValue("port", server.port())
                .addKeyValue("database", settings.isSqlite() ? "sqlite" : "postgresql")
                .addKeyValue("proxied", settings.proxied())
                .addKeyValue("searches", settings.searches())
                .addKeyValue("ms", (System.nanoTime() - begun) / 1_000_000)
                .log("started");
        return server;
    }

    public int port() {
        return http.port();
    }

    /** Method and path of every route, as it is declared. */
    List<String> routes() {
        return http.unsafe.internalRouter.allHttpHandlers().stream()
                .map(route -> route.endpoint)
                .filter(route -> route.method.isHttpMethod())
                .map(route -> route.method.name() + " " + route.path)
                .toList();
    }

    /** Stops without losing anything: no new requests, those under way are answered, then the rest goes. */
    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        health.stopping();
        services.close();
        http.stop();
        database.close();
        metrics.close();
        LOG.info("stopped");
    }
}
