package autobahn.bench.load;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;

/** A game on the server, two seats of one person, played at random; when it is over another one begins. */
final class PlayedGame {
    private static final String NEW = """
            {"options":{"players":2,"features":[]},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],"listed":true}""";

    private final SplittableRandom random;
    private String id = "";
    private int version;
    private int toMove;
    private List<String> moves = List.of();
    private long played;

    PlayedGame(Wire wire, long seed) throws IOException {
        random = new SplittableRandom(seed);
        begin(wire);
    }

    private void begin(Wire wire) throws IOException {
        Wire.Reply table = check(wire.post("/api/games", NEW), 201);
        id = Answers.text(table.body(), "id");
        see(check(wire.get("/api/games/" + id + "/view?seat=0"), 200).body());
        look(wire);
    }

    /** The legal moves are in the view of the seat that decides. */
    private void look(Wire wire) throws IOException {
        if (moves.isEmpty() && toMove >= 0) {
            see(check(wire.get("/api/games/" + id + "/view?seat=" + toMove), 200)
                    .body());
        }
    }

    private void see(String now) {
        version = Answers.number(now, "version");
        moves = Answers.moves(now);
        toMove = now.contains("\"toMove\":") ? Answers.number(now, "toMove") : -1;
    }

    /** Plays one move; the nanoseconds until the server has acknowledged it. */
    long play(Wire wire) throws IOException {
        String move = moves.get(random.nextInt(moves.size()));
        String command = "{\"seat\":" + toMove + ",\"version\":" + version + ",\"id\":\"load-" + id + "-" + version
                + "\",\"move\":\"" + move + "\"}";
        long start = System.nanoTime();
        Wire.Reply reply = wire.post("/api/games/" + id + "/moves", command);
        long time = System.nanoTime() - start;
        see(check(reply, 200).body());
        played++;
        if (toMove < 0) {
            begin(wire);
        } else {
            look(wire);
        }
        return time;
    }

    String id() {
        return id;
    }

    int toMove() {
        return toMove;
    }

    long played() {
        return played;
    }

    static Wire.Reply check(Wire.Reply reply, int status) throws IOException {
        if (reply.status() != status) {
            throw new IOException("expected " + status + ", not " + reply.status() + ": " + reply.body());
        }
        return reply;
    }
}
