package autobahn.server.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Follows a table's stream and, whenever it breaks, takes it up where it was. Every entry must come once, in order. */
final class Follower implements Runnable {
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final Table table;
    private final URI node;
    private volatile int last;
    private final AtomicInteger resumed = new AtomicInteger();
    private volatile String fault;
    private volatile boolean stop;

    Follower(Table table, URI node) {
        this.table = table;
        this.node = node;
    }

    @Override
    public void run() {
        while (!stop) {
            HttpRequest.Builder request = HttpRequest.newBuilder(
                            node.resolve("/api/games/" + table.id() + "/stream?seat=0"))
                    .header("Cookie", table.cookie())
                    .header("Last-Event-ID", Integer.toString(last));
            try {
                HttpResponse<java.io.InputStream> stream =
                        client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
                if (stream.statusCode() == 200) {
                    read(new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8)));
                }
            } catch (IOException e) {
                resumed.incrementAndGet();
            } catch (InterruptedException e) {
                return;
            }
            pause();
        }
    }

    private void read(BufferedReader reader) throws IOException {
        String event = "";
        int id = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            if (line.startsWith("event:")) {
                event = line.substring(6).trim();
            } else if (line.startsWith("id:")) {
                id = Integer.parseInt(line.substring(3).trim());
            } else if (line.isEmpty()) {
                if (event.equals("entry")) {
                    if (id != last + 1) {
                        fault = "entry " + id + " came after entry " + last;
                    }
                    last = id;
                }
                event = "";
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    int last() {
        return last;
    }

    int resumed() {
        return resumed.get();
    }

    String fault() {
        return fault;
    }

    void stop() {
        stop = true;
    }
}
