package autobahn.server.http;

import autobahn.server.operating.Metrics;
import autobahn.server.people.Secrets;
import io.javalin.http.Context;
import io.javalin.http.RequestLogger;
import io.javalin.router.Endpoint;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One figure for every request, and a line as long as there are not very many ({@link LogSample}). They name the route, not the address that was asked for, and a person only
 * by a few letters of a hash: nothing in the log opens anything.
 */
final class RequestLog implements RequestLogger {
    static final String NO_ROUTE = "(none)";
    static final String WEB = "(web)";
    /** What somebody does for himself alone: not even how often it is done tells others anything. */
    static final String PRIVATE = "(private)";

    private static final Set<String> NOBODYS_BUSINESS = Set.of(PlanRoutes.SENT, "/api/games/{game}/note");
    private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);
    private static final int SHORT = 8;
    private static final int LINES_A_SECOND = 100;
    private static final int FAULT = 500;

    private final Metrics metrics;
    private final LogSample sample = new LogSample(LINES_A_SECOND);

    RequestLog(Metrics metrics) {
        this.metrics = metrics;
    }

    @Override
    public void handle(Context request, Float millis) {
        String method = method(request);
        String route = route(request);
        metrics.answered(method, route, request.statusCode(), Duration.ofNanos((long) (millis * 1_000_000)));
        int leftOut = sample.take(System.nanoTime(), request.statusCode() >= FAULT);
        if (leftOut != LogSample.NONE) {
            LOG.atInfo()
                    .addKeyValue("request", Guard.id(request))
                    .addKeyValue("method", method)
                    .addKeyValue("route", route)
                    .addKeyValue("status", request.statusCode())
                    .addKeyValue("ms", Math.round(millis * 10) / 10.0)
                    .addKeyValue("game", game(request))
                    .addKeyValue("person", person(request))
                    .addKeyValue("leftOut", leftOut == 0 ? null : leftOut)
                    .log("request");
        }
    }

    /** A client may invent methods; there shall be no figure for each. */
    private static String method(Context request) {
        return switch (request.req().getMethod()) {
            case "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH" ->
                request.req().getMethod();
            default -> "OTHER";
        };
    }

    static String route(Context request) {
        if (request.attribute(WEB) != null) {
            return WEB;
        }
        Endpoint endpoint = request.endpoints().lastHttpEndpoint();
        if (endpoint == null) {
            return NO_ROUTE;
        }
        return NOBODYS_BUSINESS.contains(endpoint.path) ? PRIVATE : endpoint.path;
    }

    private static @Nullable String game(Context request) {
        String game = request.pathParamMap().get("game");
        return game == null || game.length() > 2 * SHORT ? null : game;
    }

    private static @Nullable String person(Context request) {
        String person = Guard.person(request);
        return person == null ? null : Secrets.hash(person).substring(0, SHORT);
    }
}
