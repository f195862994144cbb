package autobahn.bench.soak;

import autobahn.bench.load.Answers;
import autobahn.bench.load.Wire;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.SplittableRandom;

/** What people do on a server, each from beginning to end. */
final class Visits {
    private static final String TWO = """
            {"options":{"players":2,"features":["wine"]},"seats":[{"kind":"me","name":"Ann"},{"kind":"open"}],"listed":true}""";

    private static final String BOTS = """
            "seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}],"listed":true}""";

    private final URI server;
    private final SplittableRandom random;

    Visits(URI server, long seed) {
        this.server = server;
        this.random = new SplittableRandom(seed);
    }

    /** Games of bots, so that the server has something in memory and some games are over. */
    void fill(int count) throws IOException, InterruptedException {
        try (SoakVisitor visitor = new SoakVisitor(server)) {
            for (int i = 0; i < count; i++) {
                String table = visitor.must("POST", "/api/games", "{\"options\":{\"players\":2}," + BOTS);
                while (visitor.must("GET", "/api/games/" + Answers.text(table, "id"), "")
                        .contains("\"running\"")) {
                    Thread.sleep(50);
                }
            }
        }
    }

    /** One of them by chance. */
    void next() throws IOException, InterruptedException {
        switch (random.nextInt(6)) {
            case 0, 1 -> play();
            case 2, 3 -> watch();
            case 4 -> lookBack();
            default -> changeOfMind();
        }
    }

    /** Two people meet, play, take back, talk and lose their streams; bots play the game to its end. */
    private void play() throws IOException, InterruptedException {
        try (SoakVisitor ann = new SoakVisitor(server);
                SoakVisitor bob = new SoakVisitor(server)) {
            String game = "/api/games/" + Answers.text(ann.must("POST", "/api/games", TWO), "id");
            bob.get("/api/games?show=open");
            bob.must("PUT", game + "/seats/1", "{\"name\":\"Bob\"}");
            if (random.nextInt(3) == 0) {
                bob.must("DELETE", game + "/seats/1", "");
                bob.must("PUT", game + "/seats/1", "{\"name\":\"Bob\"}");
            }
            ann.must("POST", game + "/start", "");
            SoakVisitor[] people = {ann, bob};
            for (int seat = 0; seat < 2; seat++) {
                people[seat].follow(game + "/stream?seat=" + seat + "&views=" + random.nextBoolean());
            }
            int decisions = random.nextInt(20, 200);
            for (int i = 0; i < decisions && decide(game, people, "soak-" + random.nextInt(1 << 30) + "-" + i); i++) {
                Thread.sleep(random.nextInt(10));
            }
            for (int seat = 0; seat < 2; seat++) {
                people[seat].call("PUT", game + "/seats/" + seat + "/bot", "{\"level\":\"random\"}");
            }
            Thread.sleep(random.nextInt(500));
        }
    }

    /** A decision of whoever has to make one, and sometimes something beside it; false when the game is over. */
    private boolean decide(String game, SoakVisitor[] people, String id) throws IOException {
        String now = people[0].must("GET", game + "/view?seat=0", "");
        if (!now.contains("\"toMove\":")) {
            return false;
        }
        int seat = Answers.number(now, "toMove");
        SoakVisitor person = people[seat];
        if (seat != 0) {
            now = person.must("GET", game + "/view?seat=" + seat, "");
        }
        List<String> moves = Answers.moves(now);
        String head = "{\"seat\":" + seat + ",\"version\":" + Answers.number(now, "version") + ",\"id\":\"" + id + "\"";
        String move = moves.get(random.nextInt(moves.size()));
        person.call("POST", game + "/moves", head + ",\"move\":\"" + move + "\"}");
        switch (random.nextInt(40)) {
            case 0 -> person.call("POST", game + "/chat", "{\"text\":\"Well played!\"}");
            case 1, 2 -> takeBack(game, people, seat, id + "-undo");
            case 3, 4 -> person.follow(game + "/stream?seat=" + seat);
            case 5 -> person.drop();
            default -> {}
        }
        return true;
    }

    private static void takeBack(String game, SoakVisitor[] people, int seat, String id) throws IOException {
        int version = Answers.number(people[seat].must("GET", game + "/view?seat=" + seat, ""), "version");
        Wire.Reply reply = people[seat].call(
                "POST", game + "/undo", "{\"seat\":" + seat + ",\"version\":" + version + ",\"id\":\"" + id + "\"}");
        if (reply.status() == 202) {
            String request = Answers.text(reply.body(), "request");
            people[1 - seat].call(
                    "POST",
                    game + "/undo/answer",
                    "{\"seat\":" + (1 - seat) + ",\"request\":\"" + request + "\",\"agree\":true}");
        }
    }

    /** A stranger watches a game for a while. */
    private void watch() throws IOException, InterruptedException {
        try (SoakVisitor visitor = new SoakVisitor(server)) {
            for (int i = 0; i < 5; i++) {
                String game = visitor.any("running", random);
                if (game != null) {
                    visitor.follow("/api/games/" + game + "/stream?views=" + random.nextBoolean());
                }
                Thread.sleep(random.nextInt(100, 1000));
                visitor.drop();
            }
        }
    }

    /** Somebody looks through a game that is over, and plays on from the middle of it. */
    private void lookBack() throws IOException, InterruptedException {
        try (SoakVisitor visitor = new SoakVisitor(server)) {
            String id = visitor.any("finished", random);
            if (id == null) {
                Thread.sleep(100);
                return;
            }
            String game = "/api/games/" + id;
            visitor.must("GET", game + "/record", "");
            visitor.must("GET", game + "/entries?since=0&limit=1000", "");
            for (int i = 0; i < 10; i++) {
                visitor.must("GET", game + "/view?at=" + 10 * i, "");
                Thread.sleep(random.nextInt(20));
            }
            visitor.must("POST", game + "/fork", "{\"at\":20," + BOTS);
        }
    }

    /** Somebody opens a table, waits for turns and for others, and thinks better of it. */
    private void changeOfMind() throws IOException, InterruptedException {
        try (SoakVisitor ann = new SoakVisitor(server);
                SoakVisitor bob = new SoakVisitor(server)) {
            String game = "/api/games/" + Answers.text(ann.must("POST", "/api/games", TWO), "id");
            ann.follow("/api/me/turns");
            bob.follow(game + "/stream");
            bob.must("PUT", game + "/seats/1", "{\"name\":\"Bob\"}");
            Thread.sleep(random.nextInt(300));
            ann.must("DELETE", game, "");
        }
    }
}
