package autobahn.server.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Reads server-sent events and keeps every one. */
final class EventStream implements AutoCloseable {
    /** @param id -1 for none */
    record Received(String event, int id, String data) {
        JsonNode json() {
            return Browser.JSON.readTree(data);
        }
    }

    private static final long PATIENCE_MILLIS = 120_000;

    private final InputStream in;
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private volatile boolean ended;

    private EventStream(InputStream in) {
        this.in = in;
    }

    static EventStream open(HttpClient http, HttpRequest request) {
        try {
            HttpResponse<InputStream> response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new AssertionError("no stream: " + response.statusCode());
            }
            EventStream stream = new EventStream(response.body());
            Thread.ofVirtual().start(stream::read);
            return stream;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>();
            String line = reader.readLine();
            while (line != null) {
                if (line.isEmpty()) {
                    event(lines);
                    lines.clear();
                } else {
                    lines.add(line);
                }
                line = reader.readLine();
            }
        } catch (IOException e) {
            // closed
        } finally {
            ended = true;
            synchronized (this) {
                notifyAll();
            }
        }
    }

    private synchronized void event(List<String> lines) {
        String event = "";
        int id = -1;
        String data = "";
        for (String line : lines) {
            int colon = line.indexOf(": ");
            switch (line.substring(0, Math.max(0, colon))) {
                case "event" -> event = line.substring(colon + 2);
                case "id" -> id = Integer.parseInt(line.substring(colon + 2));
                case "data" -> data = line.substring(colon + 2);
                default -> {}
            }
        }
        if (!event.isEmpty()) {
            received.add(new Received(event, id, data));
            notifyAll();
        }
    }

    List<Received> received() {
        return List.copyOf(received);
    }

    List<Received> received(String event) {
        return received.stream().filter(r -> r.event().equals(event)).toList();
    }

    List<Integer> entries() {
        return received("entry").stream().map(Received::id).toList();
    }

    /** Waits until something has come. */
    Received await(Predicate<Received> wanted) {
        return await(0, wanted);
    }

    /** Waits until something has come, not counting the first few. */
    synchronized Received await(int skipped, Predicate<Received> wanted) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        try {
            while (true) {
                for (Received r : received.subList(skipped, received.size())) {
                    if (wanted.test(r)) {
                        return r;
                    }
                }
                long left = end - System.currentTimeMillis();
                if (left <= 0 || ended) {
                    throw new AssertionError("it never came; there were " + received.size() + " events"
                            + (ended ? " until the stream ended" : ""));
                }
                wait(left);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Received awaitEntry(int number) {
        return await(r -> r.event().equals("entry") && r.id() == number);
    }

    /** Waits until the server has closed the stream. */
    synchronized void awaitEnd() {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        try {
            while (!ended) {
                long left = end - System.currentTimeMillis();
                if (left <= 0) {
                    throw new AssertionError("the stream goes on; there were " + received.size() + " events");
                }
                wait(left);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
