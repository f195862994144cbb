package autobahn.server.table;

import autobahn.server.api.StrictJson;
import autobahn.server.work.Machine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * What waits to be sent to one client. It is bounded: a client that cannot keep up is cut off, comes back by itself and
 * gets what it has missed.
 */
public final class Outbox {
    private static final int MOST_WAITING = 256;
    private static final Duration QUIET = Duration.ofSeconds(15);
    private static final byte[] HEARTBEAT = ": still here\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] END = {};
    private static final byte[] END_OF_EVENT = {'\n', '\n'};

    private final Machine machine;
    private final LinkedBlockingQueue<byte[]> queue = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile boolean closed;

    Outbox(Machine machine) {
        this.machine = machine;
    }

    /** Queues a frame without waiting. */
    void send(byte[] frame) {
        if (!closed && !queue.offer(frame)) {
            close();
        }
    }

    /** Ends the stream; what waits is not sent any more. */
    public void close() {
        closed = true;
        queue.clear();
        queue.offer(END);
    }

    public boolean isClosed() {
        return closed;
    }

    /** Sends until the stream is closed or the client is gone. */
    public void pump(OutputStream out) throws IOException, InterruptedException {
        List<byte[]> frames = new ArrayList<>();
        while (!closed) {
            byte[] frame = machine.poll(queue, QUIET);
            frames.add(frame == null ? HEARTBEAT : frame);
            queue.drainTo(frames);
            for (byte[] next : frames) {
                out.write(next);
            }
            out.flush();
            frames.clear();
        }
    }

    /** A server-sent event without a number, with a value as JSON. */
    static byte[] frame(String event, Object value) {
        return frame("event: " + event + "\ndata: ", StrictJson.bytes(value));
    }

    /** A server-sent event. */
    static byte[] frame(String event, int id, byte[] json) {
        return frame("event: " + event + "\nid: " + id + "\ndata: ", json);
    }

    private static byte[] frame(String start, byte[] json) {
        byte[] head = start.getBytes(StandardCharsets.UTF_8);
        byte[] frame = Arrays.copyOf(head, head.length + json.length + END_OF_EVENT.length);
        System.arraycopy(json, 0, frame, head.length, json.length);
        System.arraycopy(END_OF_EVENT, 0, frame, head.length + json.length, END_OF_EVENT.length);
        return frame;
    }
}
