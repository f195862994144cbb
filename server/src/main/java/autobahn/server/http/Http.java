package autobahn.server.http;

import autobahn.server.operating.Metrics;
import autobahn.server.settings.Settings;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.JavalinConfig;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server with all routes. */
public final class Http implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Http.class);
    private static final int LONGEST_HEADERS = 16 * 1024;
    /** A stream's heartbeats come more often. */
    private static final long IDLE_MILLIS = 60_000;
    /** Requests under way may take this long to finish when the server stops. */
    private static final long STOP_MILLIS = 10_000;

    private static final int GZIP_LEVEL = 4;
    /** Connections that an address may hold besides those of its streams. */
    private static final int BESIDE_STREAMS = 200;

    private final Javalin javalin;
    private final GracefulHandler underWay;

    private Http(Javalin javalin, GracefulHandler underWay) {
        this.javalin = javalin;
        this.underWay = underWay;
    }

    public static Http start(
            Settings settings, Identity who, Rates rates, Metrics metrics, WebFiles web, List<RouteGroup> routes) {
        GracefulHandler underWay = new GracefulHandler();
        Javalin javalin = Javalin.create(config -> {
            configure(config, settings, underWay);
            config.requestLogger.http(new RequestLog(metrics));
            config.resourceHandler(web);
            new Failures().add(config.routes);
            new Guard(settings, who, rates).add(config.routes);
            routes.forEach(some -> some.add(config.routes));
        });
        return new Http(javalin.start(), underWay);
    }

    private static void configure(JavalinConfig config, Settings settings, GracefulHandler underWay) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = JsonBodies.LARGEST_IMPORT;
        config.http.compressionStrategy = new CompressionStrategy(null, new Gzip(GZIP_LEVEL), null);
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new JettyFailures());
            server.setHandler(underWay);
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
        if (!settings.proxied() && settings.limits().streams() < Integer.MAX_VALUE) { // a proxy brings everybody
            connector.addBean(new ConnectionsPerAddress(settings.limits().streams() + BESIDE_STREAMS));
        }
        return connector;
    }

    public int port() {
        return javalin.port();
    }

    /** Method and path of every route, as it is declared. */
    public List<String> routes() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(route -> route.endpoint)
                .filter(route -> route.method.isHttpMethod())
                .map(route -> route.method.name() + " " + route.path)
                .toList();
    }

    /**
     * Takes no more connections, answers what is under way, and then closes the connections at once. Jetty's own way would
     * cut off a request whose body comes slowly and wait for connections on which nothing happens.
     */
    @Override
    public void close() {
        List<ServerConnector> connectors = Arrays.stream(
                        javalin.jettyServer().server().getConnectors())
                .map(ServerConnector.class::cast)
                .toList();
        connectors.forEach(ServerConnector::close);
        try {
            underWay.shutdown().get(STOP_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("{} requests are broken off", underWay.getCurrentRequestCount());
        }
        connectors.forEach(connector -> connector.getConnectedEndPoints().forEach(EndPoint::close));
        javalin.stop();
    }
}
