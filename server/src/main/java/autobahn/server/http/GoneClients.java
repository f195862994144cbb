package autobahn.server.http;

import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;

/**
 * Notices that somebody who has followed a quiet stream is gone. Whoever only writes hears of it with the second heartbeat,
 * half a minute later; meanwhile the stream holds memory and a place, and the others believe that somebody is there. So
 * every few seconds all of them are read from: a client that follows sends nothing until the stream has ended, and one that
 * speaks out of turn is cut off.
 */
final class GoneClients implements AutoCloseable {
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final Map<SocketChannel, Runnable> following = new ConcurrentHashMap<>();
    private final ServiceThread thread;

    GoneClients(ServiceThreads threads) {
        this.thread = threads.start("gone-clients", this::round);
    }

    /**
     * Watches over the connection of a stream; its answer must not have begun.
     *
     * @param gone is called when nobody is there any more
     * @return to be called when the stream has ended
     */
    Runnable watch(Context request, Runnable gone) {
        Object transport = ServletContextRequest.getServletContextRequest(request.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .getTransport();
        if (!(transport instanceof SocketChannel channel)) {
            return () -> {};
        }
        following.put(channel, gone);
        return () -> following.remove(channel);
    }

    private void round() throws InterruptedException {
        Thread.sleep(EVERY);
        following.forEach((channel, gone) -> {
            if (isGone(channel)) {
                gone.run();
            }
        });
    }

    /** The channel never blocks: the web server waits for it by a selector. */
    private static boolean isGone(SocketChannel channel) {
        try {
            return !channel.isOpen() || channel.read(ByteBuffer.allocate(1)) != 0;
        } catch (IOException e) {
            return true;
        }
    }

    @Override
    public void close() {
        thread.close();
    }
}
