package autobahn.server.operating;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;

/** Figures of a running server, as Prometheus reads them. */
public final class Metrics implements AutoCloseable {
    private record Answered(String method, String route, int status) {}

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final ConcurrentHashMap<Answered, Timer> requests = new ConcurrentHashMap<>();
    private final JvmGcMetrics collections = new JvmGcMetrics();

    public Metrics() {
        collections.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** For figures of other parts: gauges and counters of tables, streams and bots. */
    public MeterRegistry registry() {
        return registry;
    }

    /** @param route as it is declared, never with what a client put into it: there are only so many of them */
    public void answered(String method, String route, int status, Duration time) {
        requests.computeIfAbsent(new Answered(method, route, status), this::timer)
                .record(time);
    }

    private Timer timer(Answered answered) {
        return Timer.builder("autobahn.http.requests")
                .tag("method", answered.method)
                .tag("route", answered.route)
                .tag("status", Integer.toString(answered.status))
                .publishPercentiles(0.5, 0.99)
                .register(registry);
    }

    public String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
