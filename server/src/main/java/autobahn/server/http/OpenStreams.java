package autobahn.server.http;

import autobahn.server.api.Problem;
import java.util.concurrent.ConcurrentHashMap;

/** Counts the streams that each address holds open: each costs a connection for as long as its client likes. */
final class OpenStreams {
    private final int most;
    private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

    /** @param most that one address may hold */
    OpenStreams(int most) {
        this.most = most;
    }

    /** Runs a stream to its end. */
    void run(String address, Runnable stream) {
        if (open.merge(address, 1, Integer::sum) > most) {
            end(address);
            throw new Problem(
                    429, "too-many", "Too many streams are open from your address: at most " + most + " at a time.");
        }
        try {
            stream.run();
        } finally {
            end(address);
        }
    }

    private void end(String address) {
        open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
    }
}
