package autobahn.server.http;

import autobahn.server.Services;
import autobahn.server.Settings;
import autobahn.server.operating.Metrics;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.JavalinConfig;
import java.util.List;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** The web server with all routes. */
public final class Http {
    private static final int LONGEST_HEADERS = 16 * 1024;
    /** A stream's heartbeats come more often. */
    private static final long IDLE_MILLIS = 60_000;
    /** Requests under way may take this long to finish when the server stops. */
    private static final long STOP_MILLIS = 10_000;

    private static final int GZIP_LEVEL = 4;

    private Http() {}

    public static Javalin start(
            Settings settings, Who who, Metrics metrics, WebFiles web, Services services, List<Routes> others) {
        return Javalin.create(config -> {
                    configure(config, settings);
                    config.requestLogger.http(new RequestLog(metrics));
                    config.resourceHandler(web);
                    new Failures().add(config.routes);
                    new Guard(settings, who).add(config.routes);
                    others.forEach(some -> some.add(config.routes));
                    tables(config, who, services);
                })
                .start();
    }

    private static void configure(JavalinConfig config, Settings settings) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Json.LARGEST_BODY;
        config.http.compressionStrategy = new CompressionStrategy(null, new Gzip(GZIP_LEVEL), null);
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(STOP_MILLIS);
            server.setErrorHandler(new JettyFailures());
            server.setHandler(new GracefulHandler());
        });
        config.jetty.addConnector((server, http) -> connector(settings, server, http));
    }

    private static Connector connector(Settings settings, Server server, HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.setRequestHeaderSize(LONGEST_HEADERS);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE_MILLIS);
        return connector;
    }

    private static void tables(JavalinConfig config, Who who, Services services) {
        new GameRoutes(who, services.lobby()).add(config.routes);
        new SeatRoutes(who, services.seating()).add(config.routes);
        new PlayRoutes(who, services.looking(), services.play(), services.lobby()).add(config.routes);
        new TalkRoutes(who, services.talking()).add(config.routes);
        new HistoryRoutes(who, services.history(), services.adviser()).add(config.routes);
        new StreamRoutes(who, services.following()).add(config.routes);
    }
}
