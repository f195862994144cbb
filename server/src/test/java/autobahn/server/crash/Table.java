package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One table and the client that plays both of its seats at random. Whatever happens to the server, the client sends a
 * command again, with the same id, until it is answered, and remembers what was acknowledged.
 */
final class Table implements Runnable {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String ME = "{\"kind\":\"me\",\"name\":\"A\"}";

    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(2))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI[] nodes;
    private final SplittableRandom random;
    private final Map<Integer, String> acknowledged = new ConcurrentSkipListMap<>();
    private final String cookie;
    private final String id;
    private int commands;
    private volatile boolean stop;
    private volatile boolean over;
    private volatile Throwable fault;

    /** @param nodes servers of one database; which one is asked changes from move to move */
    Table(long seed, URI... nodes) throws IOException, InterruptedException {
        this(seed, ME, nodes);
    }

    /** A table at which bots play by themselves. */
    static Table ofBots(String level, URI... nodes) throws IOException, InterruptedException {
        return new Table(0, "{\"kind\":\"bot\",\"level\":\"" + level + "\"}", nodes);
    }

    private Table(long seed, String seat, URI... nodes) throws IOException, InterruptedException {
        this.nodes = nodes;
        random = new SplittableRandom(seed);
        HttpResponse<String> made = client.send(
                HttpRequest.newBuilder(nodes[0].resolve("/api/games"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("""
                                {"options":{"players":2,"features":["wine"]},"seats":[%1$s,%1$s],"listed":true}""".formatted(seat)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        id = JSON.readTree(made.body()).get("id").asString();
        cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    }

    @Override
    public void run() {
        try {
            play(Integer.MAX_VALUE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | AssertionError e) {
            fault = e;
        }
    }

    /** Plays until the game is over, or so many moves. */
    void play(int most) throws InterruptedException {
        JsonNode now = view(0);
        for (int i = 0; i < most && !stop && now.at("/view/toMove").isNumber(); ) {
            int seat = now.at("/view/toMove").intValue();
            JsonNode moves = now.at("/view/moves");
            if (moves.isEmpty()) {
                now = view(seat);
            } else {
                String move = moves.get(random.nextInt(moves.size())).asString();
                now = play(seat, now.get("version").intValue(), move);
                i++;
                Thread.sleep(random.nextInt(4)); // others want to be heard as well
            }
        }
        over = !now.at("/view/toMove").isNumber();
    }

    private JsonNode play(int seat, int version, String move) throws InterruptedException {
        String command = "crash-" + id + "-" + ++commands;
        String body = JSON.writeValueAsString(Map.of("seat", seat, "version", version, "id", command, "move", move));
        HttpResponse<String> answer = insist("/api/games/" + id + "/moves", body);
        if (answer.statusCode() == 409 && nodes.length > 1) {
            return view(seat); // what this was decided on came from a node that had not heard of the last move yet
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode now = JSON.readTree(answer.body());
        assertThat(now.get("version").intValue()).isGreaterThan(version);
        acknowledged.put(version + 1, move);
        return now;
    }

    private JsonNode view(int seat) throws InterruptedException {
        HttpResponse<String> answer = insist("/api/games/" + id + "/view" + (seat < 0 ? "" : "?seat=" + seat), null);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    /** Sends until there is an answer; a server that goes away or says that it is busy is asked again. */
    private HttpResponse<String> insist(String path, String body) throws InterruptedException {
        while (true) {
            URI node = nodes[random.nextInt(nodes.length)];
            HttpRequest.Builder request = HttpRequest.newBuilder(node.resolve(path))
                    .timeout(Duration.ofSeconds(20))
                    .header("Cookie", cookie);
            if (body != null) {
                request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
            }
            try {
                HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
                if (answer.statusCode() != 503) {
                    return answer;
                }
            } catch (IOException e) {
                // killed in between
            }
            Thread.sleep(20);
        }
    }

    /** Every acknowledged move is there, at its number, and none twice. */
    void check() throws InterruptedException {
        Map<Integer, String> known = Map.copyOf(acknowledged);
        assertThat(fault).isNull();
        List<JsonNode> entries = entries();
        for (int i = 0; nodes.length > 1 && i < 100 && entries.size() < known.size(); i++) {
            Thread.sleep(50); // this node has not heard of the last move yet
            entries = entries();
        }
        for (int i = 0; i < entries.size(); i++) {
            assertThat(entries.get(i).get("number").intValue()).isEqualTo(i + 1);
        }
        for (Map.Entry<Integer, String> played : known.entrySet()) {
            int number = played.getKey();
            assertThat(entries).hasSizeGreaterThanOrEqualTo(number);
            assertThat(entries.get(number - 1).get("move").asString()).isEqualTo(played.getValue());
        }
    }

    private List<JsonNode> entries() throws InterruptedException {
        HttpResponse<String> answer = insist("/api/games/" + id + "/entries?since=0&limit=1000", null);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body()).get("entries").valueStream().toList();
    }

    /** The game can be seen at its start and now; the server replays it for that. */
    void replays() throws InterruptedException {
        int version = version();
        for (int at : new int[] {0, version / 2, version}) {
            JsonNode now = JSON.readTree(
                    insist("/api/games/" + id + "/view?seat=0&at=" + at, null).body());
            assertThat(now.get("moves").intValue()).isEqualTo(at);
        }
    }

    int version() throws InterruptedException {
        return view(-1).get("version").intValue();
    }

    boolean isOver() {
        return over;
    }

    void stop() {
        stop = true;
    }

    String id() {
        return id;
    }

    String cookie() {
        return cookie;
    }

    int acknowledged() {
        return acknowledged.size();
    }
}
