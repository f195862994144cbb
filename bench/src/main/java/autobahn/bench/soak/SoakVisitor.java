package autobahn.bench.soak;

import autobahn.bench.load.Answers;
import autobahn.bench.load.Wire;
import java.io.IOException;
import java.net.URI;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Somebody with a connection to the server and, at times, a stream. */
final class SoakVisitor implements AutoCloseable {
    private final URI server;
    private final Wire wire;
    private @Nullable Wire stream;
    private volatile int last = -1;

    SoakVisitor(URI server) throws IOException {
        this.server = server;
        this.wire = new Wire(server, null);
    }

    /** What the server answers; a failure of its own is a fault, a refusal is not. */
    Wire.Reply call(String method, String path, String json) throws IOException {
        Wire.Reply reply = json.isEmpty() && method.equals("GET") ? wire.get(path) : wire.call(method, path, json);
        if (reply.status() >= 500) {
            throw new IOException(method + " " + path + " was answered with " + reply.status() + ": " + reply.body());
        }
        return reply;
    }

    Wire.Reply get(String path) throws IOException {
        return call("GET", path, "");
    }

    /** Like {@link #call}, where nothing but success will do. */
    String must(String method, String path, String json) throws IOException {
        Wire.Reply reply = call(method, path, json);
        if (reply.status() >= 300) {
            throw new IOException(method + " " + path + " was answered with " + reply.status() + ": " + reply.body());
        }
        return reply.body();
    }

    /** Opens a stream, or takes it up again after the last entry that was seen. */
    void follow(String path) throws IOException {
        drop();
        Wire opened = new Wire(server, cookie());
        stream = opened;
        opened.open(path, last);
        Thread.startVirtualThread(() -> read(opened));
    }

    private @Nullable String cookie() {
        try {
            return wire.cookie();
        } catch (IllegalStateException e) {
            return null; // a stranger
        }
    }

    private void read(Wire from) {
        try {
            while (true) {
                String line = from.line();
                if (line.startsWith("id: ")) {
                    last = Integer.parseInt(line.substring(4));
                }
            }
        } catch (IOException | NumberFormatException e) {
            // dropped, maybe in the middle of a line
        }
    }

    /** Goes away without a word, as a closed lid does. */
    void drop() throws IOException {
        if (stream != null) {
            stream.close();
            stream = null;
        }
    }

    /** Any table of a list; null if there is none. */
    @Nullable
    String any(String show, SplittableRandom random) throws IOException {
        String[] tables =
                must("GET", "/api/games?show=" + show + "&limit=50", "").split("\\{\"id\":", -1);
        return tables.length < 2 ? null : Answers.text("\"id\":" + tables[random.nextInt(1, tables.length)], "id");
    }

    @Override
    public void close() throws IOException {
        drop();
        wire.close();
    }
}
