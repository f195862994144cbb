package autobahn.server.http;

import autobahn.server.api.Problem;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/**
 * Bounds what bodies can hold that are on their way: bytes in all and from one address, and how long one may take. A body
 * that says how large it is takes its place before the first byte of it is read.
 */
final class BodyBudget {
    private static final long ALL_BYTES = 32L << 20;
    private static final long ADDRESS_BYTES = 4L << 20;
    private static final long SECONDS = 10;

    private final AtomicLong held = new AtomicLong();
    private final ConcurrentHashMap<String, Long> heldBy = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = clock();

    private static ScheduledExecutorService clock() {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().name("body-clock").daemon().factory());
        clock.setRemoveOnCancelPolicy(true);
        return clock;
    }

    /** @param most bytes that the body may have */
    byte[] read(Context request, String address, int most) {
        long said = request.req().getContentLengthLong();
        if (said > most) {
            throw Failures.tooLarge(most);
        }
        long place = said < 0 ? most : said;
        take(address, place);
        EndPoint connection = ServletContextRequest.getServletContextRequest(request.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        ScheduledFuture<?> deadline = clock.schedule(() -> connection.close(), SECONDS, TimeUnit.SECONDS);
        try {
            return read(request, (int) place, most);
        } finally {
            deadline.cancel(false);
            giveBack(address, place);
        }
    }

    /**
     * However large it says it is.
     *
     * @param place what it may have by what it says
     */
    private static byte[] read(Context request, int place, int most) {
        try {
            InputStream body = request.bodyInputStream();
            byte[] bytes = body.readNBytes(place + 1);
            if (bytes.length > place) {
                throw Failures.tooLarge(most);
            }
            return bytes;
        } catch (IOException e) {
            throw new Problem(400, "bad-body", "The body ended before it was complete, or took too long to come.");
        }
    }

    private void take(String address, long bytes) {
        if (heldBy.merge(address, bytes, Long::sum) > ADDRESS_BYTES) {
            giveBackOf(address, bytes);
            throw new Problem(429, "too-many", "Too many requests of your address are half sent: finish those first.");
        }
        if (held.addAndGet(bytes) > ALL_BYTES) {
            giveBack(address, bytes);
            throw new Problem(503, "busy", "Too many requests are half sent just now. Try again.");
        }
    }

    private void giveBack(String address, long bytes) {
        held.addAndGet(-bytes);
        giveBackOf(address, bytes);
    }

    private void giveBackOf(String address, long bytes) {
        heldBy.computeIfPresent(address, (key, all) -> all == bytes ? null : all - bytes);
    }
}
