package autobahn.server;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.server.http.AboutRoutes;
import autobahn.server.http.ChatRoutes;
import autobahn.server.http.CircleRoutes;
import autobahn.server.http.CompanyRoutes;
import autobahn.server.http.ContestRoutes;
import autobahn.server.http.DailyRoutes;
import autobahn.server.http.EditionRoutes;
import autobahn.server.http.EndRoutes;
import autobahn.server.http.GameRoutes;
import autobahn.server.http.HeavyRequests;
import autobahn.server.http.HistoryRoutes;
import autobahn.server.http.Http;
import autobahn.server.http.Identity;
import autobahn.server.http.LadderRoutes;
import autobahn.server.http.MailRoutes;
import autobahn.server.http.NoticeRoutes;
import autobahn.server.http.OperatingRoutes;
import autobahn.server.http.PeopleRoutes;
import autobahn.server.http.PlanRoutes;
import autobahn.server.http.PlayRoutes;
import autobahn.server.http.Rates;
import autobahn.server.http.RestRoutes;
import autobahn.server.http.RouteGroup;
import autobahn.server.http.SeatRoutes;
import autobahn.server.http.StatsRoutes;
import autobahn.server.http.StewardRoutes;
import autobahn.server.http.StreamRoutes;
import autobahn.server.http.TokenRoutes;
import autobahn.server.http.WebFiles;
import autobahn.server.mail.MailSecrets;
import autobahn.server.mail.MailWorker;
import autobahn.server.mail.PostOffice;
import autobahn.server.notice.NoticeDesk;
import autobahn.server.notice.NoticeWorker;
import autobahn.server.notice.Sender;
import autobahn.server.operating.Health;
import autobahn.server.operating.Metrics;
import autobahn.server.people.AccountSecurity;
import autobahn.server.people.AccountStandings;
import autobahn.server.people.Accounts;
import autobahn.server.people.Circle;
import autobahn.server.people.People;
import autobahn.server.people.Reports;
import autobahn.server.people.Stewards;
import autobahn.server.people.TakenNames;
import autobahn.server.people.Tokens;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Boxes;
import autobahn.server.table.EditionShelf;
import autobahn.server.table.HouseEdition;
import autobahn.server.table.PostgresNews;
import autobahn.server.work.HeavyWork;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThreads;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: its parts, put together by hand. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final String host;
    private final Database database;
    private final TableServices services;
    private final NoticeWorker notices;
    private final @Nullable MailWorker mail;
    private final Health health;
    private final Metrics metrics;
    private final Http http;
    private final HeavyWork heavyWork;
    private final StreamRoutes streams;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(
            Settings settings,
            Database database,
            TableServices services,
            NoticeWorker notices,
            @Nullable MailWorker mail,
            HeavyWork heavyWork,
            StreamRoutes streams,
            Health health,
            Metrics metrics,
            Http http) {
        this.host = settings.host();
        this.database = database;
        this.services = services;
        this.notices = notices;
        this.mail = mail;
        this.heavyWork = heavyWork;
        this.streams = streams;
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
        // Reading the edition and the first figures take as long as opening the database.
        CompletableFuture<Box> box = CompletableFuture.supplyAsync(() -> new Box(Editions.standard()));
        List<HouseEdition> house = HouseEdition.read(settings.editions());
        CompletableFuture<Metrics> figures = CompletableFuture.supplyAsync(Metrics::new);
        Database database;
        try {
            database = Database.openAlone(settings);
        } catch (RuntimeException e) {
            figures.join().close();
            throw e;
        }
        TakenNames.addEarlier(database);
        ServiceThreads threads = new ServiceThreads(Machine.REAL);
        Health health = new Health(database, threads);
        People people = new People(database, Clock.systemUTC());
        Rates rates = new Rates(settings.limits());
        Identity who = new Identity(people, settings, rates);
        EditionShelf shelf = new EditionShelf(database, house);
        TableServices services = TableServices.start(
                settings,
                Machine.REAL,
                threads,
                database,
                database.isAlone() ? null : new PostgresNews(database),
                people,
                new Boxes(box.join(), shelf));
        Metrics metrics = figures.join();
        services.measure(metrics.registry());
        database.measure(metrics.registry());
        Sender sender = new Sender(database, Clock.systemUTC(), settings.outgoing());
        NoticeWorker notices = new NoticeWorker(
                threads, Machine.REAL, database, services.tables(), metrics.registry(), settings.outgoing(), sender);
        Accounts accounts = new Accounts(people, services.tables()::reload);
        AccountSecurity security = new AccountSecurity(people);
        MailSecrets mailSecrets = new MailSecrets(database, Clock.systemUTC());
        MailWorker mail = settings.outgoing().mail() == null
                ? null
                : new MailWorker(
                        threads,
                        Machine.REAL,
                        database,
                        services.tables(),
                        metrics.registry(),
                        settings.outgoing(),
                        mailSecrets);
        Stewards stewards = new Stewards(people);
        HeavyWork heavyWork = new HeavyWork();
        HeavyRequests heavy = new HeavyRequests(settings, heavyWork, rates);
        StreamRoutes streams = new StreamRoutes(settings, who, heavy, services.streams(), threads);
        Set<String> programs = services.opponents().programs();
        List<RouteGroup> routes = List.of(
                new AboutRoutes(programs, shelf, settings.outgoing().mail() != null),
                new OperatingRoutes(health, metrics, settings.metricsToken()),
                new PeopleRoutes(
                        who,
                        heavy,
                        rates,
                        accounts,
                        security,
                        new AccountStandings(database),
                        stewards,
                        services.farewell(accounts)),
                new CircleRoutes(who, new Circle(people), new Reports(people), services.neighbours()),
                new StewardRoutes(who, stewards, services.lobby()),
                new TokenRoutes(who, new Tokens(people)),
                new RestRoutes(who, services.resting()),
                new NoticeRoutes(who, new NoticeDesk(database, Clock.systemUTC(), settings.outgoing(), sender)),
                new MailRoutes(
                        settings,
                        who,
                        rates,
                        new PostOffice(mail != null, Clock.systemUTC(), accounts, security, mailSecrets)),
                new EditionRoutes(who, heavy, services.editions()),
                new GameRoutes(who, services.lobby(), programs),
                new SeatRoutes(who, services.seating()),
                new PlayRoutes(
                        who, heavy, services.reader(), services.play(), services.lobby(), services.differences()),
                new PlanRoutes(who, heavy, services.planner(), services.plans()),
                new EndRoutes(who, services.endings(), services.leaving()),
                new ChatRoutes(who, services.chat()),
                new CompanyRoutes(
                        who, services.byName(), services.rematch(), services.notebook(), services.neighbours()),
                new HistoryRoutes(who, heavy, services.history(), services.adviser(), programs),
                new StatsRoutes(who, heavy, services.statistics()),
                new DailyRoutes(who, heavy, services.daily()),
                new ContestRoutes(who, heavy, stewards, services.contests()),
                new LadderRoutes(who, services.ladder()),
                streams);
        Http http;
        try {
            http = Http.start(settings, who, rates, metrics, web, routes);
        } catch (RuntimeException e) {
            streams.close();
            notices.close();
            if (mail != null) {
                mail.close();
            }
            services.close();
            database.close();
            metrics.close();
            throw e;
        }
        Server server =
                new Server(settings, database, services, notices, mail, heavyWork, streams, health, metrics, http);
        database.announce(server.address());
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

    /** Where this machine finds it. */
    public String address() {
        boolean local = host.equals("0.0.0.0") || host.equals("127.0.0.1");
        return "http://" + (local ? "localhost" : host) + ":" + port() + "/";
    }

    /** Method and path of every route, as it is declared. */
    List<String> routes() {
        return http.routes();
    }

    /** Stops without losing anything: no new requests, those under way are answered, then the rest goes. */
    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        health.stopping();
        streams.close();
        notices.close();
        if (mail != null) {
            mail.close();
        }
        services.close();
        http.close();
        heavyWork.close();
        database.close();
        metrics.close();
        LOG.info("stopped");
    }
}
