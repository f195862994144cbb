package autobahn.server.table;

import autobahn.server.simulation.Interleaving;
import autobahn.server.store.Listing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;

/** One who waits for turns goes while another comes: whoever has come is told, and hears the turns in their order. */
public final class TurnHubScenario implements LongConsumer {
    @Override
    public void accept(long seed) {
        Interleaving threads = new Interleaving(seed);
        TurnHub hub = new TurnHub();
        Outbox leaving = new Outbox(threads.machine());
        Outbox coming = new Outbox(threads.machine());
        hub.add("ann", leaving);
        threads.run(() -> hub.remove("ann", leaving), () -> come(hub, coming));
        ByteArrayOutputStream heard = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                if (toString(StandardCharsets.UTF_8).contains("second")) {
                    coming.close();
                }
            }
        };
        threads.run(() -> pump(coming, heard));
        String text = heard.toString(StandardCharsets.UTF_8);
        if (!text.contains("first") || text.indexOf("first") > text.indexOf("second")) {
            throw new AssertionError("heard: " + text);
        }
    }

    private static void come(TurnHub hub, Outbox out) {
        hub.add("ann", out);
        hub.turn("ann", new Listing.Turn("first", 0, 1));
        hub.turn("ann", new Listing.Turn("second", 0, 2));
    }

    private static void pump(Outbox out, ByteArrayOutputStream to) {
        try {
            out.pump(to);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
