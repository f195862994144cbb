package autobahn.server.simulation;

import autobahn.server.TableServices;
import autobahn.server.table.GameStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Follows a table on one node after another. Every entry must come once, in order. */
final class Follower implements Runnable {
    private final World world;
    private final Faults faults;
    private final List<SimulatedNode> nodes;
    private final SimulatedMachine machine;
    private final Tables.Seat at;
    private @Nullable Integer last;
    private boolean stop;

    Follower(World world, Faults faults, List<SimulatedNode> nodes, SimulatedMachine machine, Tables.Seat at) {
        this.world = world;
        this.faults = faults;
        this.nodes = nodes;
        this.machine = machine;
        this.at = at;
    }

    String game() {
        return at.game();
    }

    /** The number of the last entry that came, 0 before the first. */
    int last() {
        return last == null ? 0 : last;
    }

    void stop() {
        stop = true;
    }

    @Override
    public void run() {
        try {
            while (!stop) {
                SimulatedNode node = nodes.get(world.random().nextInt(nodes.size()));
                TableServices services = node.services();
                if (services != null) {
                    follow(node.host(), services);
                }
                machine.sleep(Duration.ofMillis(world.random().nextInt(1, 500)));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void follow(Host host, TableServices services) throws InterruptedException {
        Line line = new Line();
        host.threads("stream").start(() -> serve(services, line));
        while (!line.closed && !host.isDead() && !stop) {
            machine.sleep(Duration.ofMillis(500));
            if (world.chance(faults.lost / 2)) {
                world.trace(host, "cut", at.game());
                line.closed = true;
            }
        }
        line.closed = true;
    }

    /** What a stream's route does. */
    private void serve(TableServices services, Line line) {
        GameStream stream;
        try {
            stream = services.streams().follow(at.game(), at.person(), null, false, last);
        } catch (RuntimeException e) {
            line.closed = true;
            return;
        }
        try {
            stream.out().pump(line);
        } catch (IOException e) {
            // the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stream.out().close();
            try {
                services.streams().leave(at.game(), stream);
            } catch (RuntimeException e) {
                // the request fails, as it would there
            }
            line.closed = true;
        }
    }

    /** A connection. What is written after it was cut comes nowhere. */
    private final class Line extends OutputStream {
        private boolean closed;

        @Override
        public void write(int one) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(byte[] bytes) throws IOException {
            if (closed) {
                throw new IOException("cut off");
            }
            for (String frame : new String(bytes, StandardCharsets.UTF_8).split("\n\n", -1)) {
                hear(frame);
            }
        }

        private void hear(String frame) {
            boolean entry = frame.startsWith("event: entry\nid: ");
            if (entry || frame.startsWith("event: now\nid: ")) {
                int start = frame.indexOf("id: ") + 4;
                int id = Integer.parseInt(frame.substring(start, frame.indexOf('\n', start)));
                if (entry && last != null && id != last + 1) {
                    throw new AssertionError("at table " + at.game() + " entry " + id + " came after entry " + last);
                }
                if (!entry && last != null && id < last) {
                    throw new AssertionError("at table " + at.game() + " version " + id + " came after " + last);
                }
                last = id;
                world.trace(world.outside(), "heard", frame.substring(0, frame.indexOf('\n', start)));
            }
        }
    }
}
