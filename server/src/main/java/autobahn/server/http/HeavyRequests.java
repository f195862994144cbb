package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.settings.Settings;
import autobahn.server.work.HeavyWork;
import io.javalin.http.Context;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Requests that cost much: few at a time for one address, and each charged by the time that it has taken. */
public final class HeavyRequests {
    private static final int MOST_OF_ADDRESS = 4;
    /** Of those that take some tens of milliseconds: people behind one address may well look at the same page. */
    private static final int MOST_LOOKS_OF_ADDRESS = 12;

    private final HeavyWork work;
    private final Rates rates;
    private final ClientAddress address;
    private final boolean unlimited;
    private final ConcurrentHashMap<String, Integer> running = new ConcurrentHashMap<>();

    public HeavyRequests(Settings settings, HeavyWork work, Rates rates) {
        this.work = work;
        this.rates = rates;
        this.address = new ClientAddress(settings.proxied());
        this.unlimited = settings.limits().hint() == Integer.MAX_VALUE;
    }

    /** @param person who asks, if known */
    <T> T run(Context request, @Nullable Person person, Callable<T> question) {
        return run(request, person, MOST_OF_ADDRESS, question);
    }

    /**
     * What costs less than others, but far more than a move: sums over many games, standings of contests.
     *
     * @param person who asks, if known
     */
    <T> T look(Context request, @Nullable Person person, Callable<T> question) {
        return run(request, person, MOST_LOOKS_OF_ADDRESS, question);
    }

    private <T> T run(Context request, @Nullable Person person, int most, Callable<T> question) {
        String client = address.of(request);
        if (person != null) {
            rates.take(request, Rate.WORK, person.id());
        }
        rates.takeOfMany(request, Rate.WORK, client);
        if (running.merge(client, 1, Integer::sum) > most && !unlimited) {
            end(client);
            request.header("Retry-After", "1");
            throw new Problem(429, "too-many", "Your address has enough questions under way that take long.");
        }
        try {
            return work.run(() -> {
                long begun = System.nanoTime();
                try {
                    return question.call();
                } finally {
                    charge(person, client, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
                }
            });
        } finally {
            end(client);
        }
    }

    private void charge(@Nullable Person person, String client, long millis) {
        if (person != null) {
            rates.charge(Rate.WORK, person.id(), millis);
        }
        rates.chargeOfMany(Rate.WORK, client, millis);
    }

    private void end(String client) {
        running.computeIfPresent(client, (key, count) -> count == 1 ? null : count - 1);
    }
}
