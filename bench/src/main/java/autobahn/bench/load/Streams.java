package autobahn.bench.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Open streams, each read by a virtual thread. */
final class Streams implements AutoCloseable {
    private final List<Wire> wires = new ArrayList<>();
    private final LongAdder entries = new LongAdder();
    private final LongAdder broken = new LongAdder();
    private volatile boolean closing;

    /** @param games the streams are spread over them evenly */
    Streams(URI server, String cookie, List<PlayedGame> games, int count, boolean views) throws IOException {
        for (int i = 0; i < count; i++) {
            Wire wire = new Wire(server, cookie);
            wires.add(wire);
            PlayedGame game = games.get(i % games.size());
            int seat = i / games.size() % 3;
            String who = seat < 2 ? "seat=" + seat + "&" : "";
            wire.open("/api/games/" + game.id() + "/stream?" + who + "views=" + views);
            Thread.startVirtualThread(() -> read(wire));
        }
    }

    private void read(Wire wire) {
        try {
            while (true) {
                if (wire.line().equals("event: entry")) {
                    entries.increment();
                }
            }
        } catch (IOException e) {
            if (!closing) {
                broken.increment();
            }
        }
    }

    long entries() {
        return entries.sum();
    }

    long broken() {
        return broken.sum();
    }

    @Override
    public void close() throws IOException {
        closing = true;
        for (Wire wire : wires) {
            wire.close();
        }
    }
}
