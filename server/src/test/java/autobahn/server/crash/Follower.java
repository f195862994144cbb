package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

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
    private final URI[] nodes;
    private volatile int last;
    private final AtomicInteger resumed = new AtomicInteger();
    private volatile String fault;
    private volatile boolean stop;

    /** @param nodes servers of one database; when one goes away the next is asked */
    Follower(Table table, URI... nodes) {
        this.table = table;
        this.nodes = nodes;
    }

    @Override
    public void run() {
        for (int turn = 0; !stop; turn++) {
            URI node = nodes[turn % nodes.length];
            HttpRequest.Builder request = HttpRequest.newBuilder(node.resolve("/api/games/" + table.id() + "/stream"))
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

    /** Waits until this entry has come, and ends: all before it came once and in order, and none after it. */
    void await(int version) throws InterruptedException {
        awaitAtLeast(version);
        assertThat(last).as("last entry of the stream").isEqualTo(version);
    }

    /** Waits until this entry has come, and ends: all before it came once and in order. */
    void awaitAtLeast(int version) throws InterruptedException {
        for (int i = 0; i < 1200 && last < version; i++) {
            Thread.sleep(50);
        }
        stop = true;
        assertThat(fault).isNull();
        assertThat(last).as("last entry of the stream").isGreaterThanOrEqualTo(version);
    }

    int resumed() {
        return resumed.get();
    }
}
