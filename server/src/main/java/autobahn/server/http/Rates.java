package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.settings.Limits;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what each address and each person does, and refuses what is too much. */
public final class Rates {
    private static final int MOST = 50_000;
    /** People who may share an address and do what is limited at the same time. */
    private static final int PEOPLE = 5;

    private static final String MANY = "all at ";

    private record Counted(Rate rate, String by) {}

    private final Limits limits;
    private final Map<Counted, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Counted, Bucket> eldest) {
            return size() > MOST;
        }
    };

    public Rates(Limits limits) {
        this.limits = limits;
    }

    /** @param by whose requests are counted together */
    void take(Context request, Rate rate, String by) {
        take(request, rate, by, rate.perMinute(limits));
    }

    /** For all persons at an address: each may be somebody else, or all the same. */
    void takeOfMany(Context request, Rate rate, String address) {
        take(request, rate, MANY + address, ofMany(rate));
    }

    /** Charges for what has been done already, also more than there is left: whoever has taken much waits for long. */
    void charge(Rate rate, String by, long amount) {
        charge(rate, by, rate.perMinute(limits), amount);
    }

    void chargeOfMany(Rate rate, String address, long amount) {
        charge(rate, MANY + address, ofMany(rate), amount);
    }

    private void charge(Rate rate, String by, int perMinute, long amount) {
        if (perMinute < Integer.MAX_VALUE && amount > 0) {
            bucket(new Counted(rate, by), perMinute).consumeIgnoringRateLimits(amount);
        }
    }

    private int ofMany(Rate rate) {
        int each = rate.perMinute(limits);
        return each > Integer.MAX_VALUE / PEOPLE ? Integer.MAX_VALUE : each * PEOPLE;
    }

    private void take(Context request, Rate rate, String by, int perMinute) {
        if (perMinute == Integer.MAX_VALUE) {
            return;
        }
        ConsumptionProbe probe = bucket(new Counted(rate, by), perMinute).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            long seconds = 1 + Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
            request.header("Retry-After", Long.toString(seconds));
            throw new Problem(429, "too-many", "Too many " + rate.what() + ". Try again in " + seconds + " seconds.");
        }
    }

    private synchronized Bucket bucket(Counted counted, int perMinute) {
        return buckets.computeIfAbsent(
                counted,
                key -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(perMinute).refillGreedy(perMinute, Duration.ofMinutes(1)))
                        .withNanosecondPrecision() // which no step of the clock changes
                        .build());
    }
}
