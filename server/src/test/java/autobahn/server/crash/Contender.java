package autobahn.server.crash;

import autobahn.server.history.Operation;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One of several who look and play at the same table at once, on any node, and remember what they were told and when. */
final class Contender implements Runnable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOST_ATTEMPTS = 200;

    /** An answer, or none: then nobody knows what came of it. */
    private record Told(int status, JsonNode body, boolean atOnce) {}

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String name;
    private final String game;
    private final String cookie;
    private final URI[] nodes;
    private final SplittableRandom random;
    private final Collection<Operation> history;
    private int commands;
    private volatile boolean stop;
    private volatile Throwable fault;

    Contender(String name, Table table, long seed, Collection<Operation> history, URI... nodes) {
        this.name = name;
        this.game = "/api/games/" + table.id();
        this.cookie = table.cookie();
        this.nodes = nodes;
        this.random = new SplittableRandom(seed);
        this.history = history;
    }

    void stop() {
        stop = true;
    }

    Throwable fault() {
        return fault;
    }

    @Override
    public void run() {
        try {
            int seat = 0;
            while (!stop) {
                Thread.sleep(random.nextInt(10)); // others want to be heard as well
                if (random.nextInt(5) == 0) {
                    readAll();
                }
                JsonNode now = look(seat);
                if (now == null) {
                    continue;
                }
                if (!now.at("/view/toMove").isNumber()) {
                    return; // the game is over
                }
                seat = now.at("/view/toMove").intValue();
                JsonNode moves = now.at("/view/moves");
                int version = now.get("version").intValue();
                if (version > 0 && random.nextInt(6) == 0) {
                    send("/undo", version, Map.of("seat", seat, "version", version));
                } else if (!moves.isEmpty()) {
                    String move = moves.get(random.nextInt(moves.size())).asString();
                    send("/moves", version, Map.of("seat", seat, "version", version, "move", move));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | AssertionError e) {
            fault = e;
        }
    }

    private JsonNode look(int seat) throws InterruptedException {
        long begun = System.nanoTime();
        Told told = ask("/view?seat=" + seat, null, 1);
        if (told == null || told.status != 200) {
            return null;
        }
        read(told.body.get("version").intValue(), null, begun);
        return told.body;
    }

    /** What each entry is; ids are not told, so moves stand for them. */
    private void readAll() throws InterruptedException {
        long begun = System.nanoTime();
        Told told = ask("/entries?since=0&limit=1000", null, 1);
        if (told != null && told.status == 200) {
            List<String> seen = told.body
                    .get("entries")
                    .valueStream()
                    .map(entry -> entry.has("move") ? entry.get("move").asString() : "undo " + entry.get("to"))
                    .toList();
            if (seen.size() == told.body.get("version").intValue()) { // else there are more than one answer holds
                read(seen.size(), seen, begun);
            }
        }
    }

    private void read(int length, List<String> seen, long begun) {
        history.add(Operation.read(name + " looking", length, seen, begun, System.nanoTime()));
    }

    private void send(String path, int version, Map<String, Object> command) throws InterruptedException {
        String id = name + "-" + ++commands;
        Map<String, Object> body = new HashMap<>(command);
        body.put("id", id);
        long begun = System.nanoTime();
        Told told = ask(path, JSON.writeValueAsString(body), MOST_ATTEMPTS);
        long ended = System.nanoTime();
        Operation.Outcome outcome = told == null
                ? Operation.Outcome.UNKNOWN
                : told.status == 200
                        ? Operation.Outcome.DONE
                        : told.atOnce ? Operation.Outcome.REFUSED : Operation.Outcome.UNKNOWN;
        if (told != null && told.status >= 500) {
            throw new AssertionError(path + ": " + told.status + " " + told.body);
        }
        if (told == null || told.status != 202) {
            history.add(Operation.append(id, version, outcome, begun, ended));
        }
    }

    /** Asks a node, and others if it is gone or busy. */
    private Told ask(String path, String body, int attempts) throws InterruptedException {
        for (int i = 0; i < attempts; i++) {
            URI node = nodes[random.nextInt(nodes.length)];
            HttpRequest.Builder request = HttpRequest.newBuilder(node.resolve(game + path))
                    .timeout(Duration.ofSeconds(30))
                    .header("Cookie", cookie);
            if (body != null) {
                request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
            }
            try {
                HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
                if (answer.statusCode() != 503) {
                    return new Told(answer.statusCode(), JSON.readTree(answer.body()), i == 0);
                }
            } catch (IOException e) {
                // killed in between
            }
            Thread.sleep(50);
        }
        return null;
    }
}
