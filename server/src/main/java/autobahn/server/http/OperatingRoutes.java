package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.operating.Health;
import autobahn.server.operating.Metrics;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** For proxies and those who watch over servers. */
public final class OperatingRoutes implements RouteGroup {
    private final Health health;
    private final Metrics metrics;
    private final @Nullable String token;

    /** @param token opens the metrics to other machines */
    public OperatingRoutes(Health health, Metrics metrics, @Nullable String token) {
        this.health = health;
        this.metrics = metrics;
        this.token = token;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/health/live", this::live);
        routes.get("/health/ready", this::ready);
        routes.get("/metrics", this::metrics);
    }

    private void live(Context request) {
        if (!health.deadThreads().isEmpty()) {
            throw new Problem(503, "dead-threads", "Threads have ended: " + health.deadThreads() + ". Restart it.");
        }
        JsonBodies.answer(request, 200, Map.of("status", "live"));
    }

    private void ready(Context request) {
        if (health.isStopping()) {
            throw new Problem(503, "stopping", "The server is about to stop.");
        }
        if (!health.databaseWorks()) {
            throw new Problem(503, "no-database", "The database cannot be read and written.");
        }
        JsonBodies.answer(request, 200, Map.of("status", "ready"));
    }

    private void metrics(Context request) {
        if (!ClientAddress.isLocal(request) && !showsToken(request)) {
            throw new Problem(
                    403, "not-local", "Metrics are for the machine that the server runs on, or for the metrics token.");
        }
        request.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
    }

    private boolean showsToken(Context request) {
        String shown = request.header("Authorization");
        return token != null
                && shown != null
                && MessageDigest.isEqual(
                        shown.getBytes(StandardCharsets.UTF_8), ("Bearer " + token).getBytes(StandardCharsets.UTF_8));
    }
}
