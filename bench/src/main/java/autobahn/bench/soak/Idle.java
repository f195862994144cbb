package autobahn.bench.soak;

import autobahn.bench.load.Answers;
import autobahn.bench.load.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How much memory a game takes that is under way and that nobody looks at.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.soak.Idle [games] [moves of each]
 * </pre>
 */
public final class Idle {
    private static final String TWO = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],"listed":true}""";

    private Idle() {}

    public static void main(String[] args) throws Exception {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        int moves = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        Path folder = Files.createTempDirectory("autobahn-idle");
        String database = "jdbc:sqlite:" + folder.resolve("autobahn.db");
        try (SoakedServer server = new SoakedServer(database, 2 * games, folder.resolve("server.log"))) {
            SplittableRandom random = new SplittableRandom(1);
            try (Wire wire = new Wire(server.uri(), null)) {
                for (int i = 0; i < games / 10; i++) { // what is made once is made by these
                    play(wire, moves, random);
                }
                Sample before = server.sample();
                System.out.println(before);
                for (int i = 0; i < games; i++) {
                    play(wire, moves, random);
                }
                Sample after = server.sample();
                System.out.println(after);
                System.out.printf(
                        "%d games in memory: %.1f kB each%n",
                        after.tables() - before.tables(),
                        (after.heap() - before.heap()) / 1024.0 / (after.tables() - before.tables()));
            }
        }
    }

    private static void play(Wire wire, int moves, SplittableRandom random) throws IOException {
        String game = "/api/games/" + Answers.text(wire.post("/api/games", TWO).body(), "id");
        String now = wire.get(game + "/view?seat=0").body();
        for (int i = 0; i < moves && now.contains("\"toMove\":"); i++) {
            int seat = Answers.number(now, "toMove");
            List<String> legal = Answers.moves(now);
            if (legal.isEmpty()) {
                legal = Answers.moves(wire.get(game + "/view?seat=" + seat).body());
            }
            now = wire.post(
                            game + "/moves",
                            "{\"seat\":" + seat + ",\"version\":" + i + ",\"id\":\"idle-" + i + "-move\",\"move\":\""
                                    + legal.get(random.nextInt(legal.size())) + "\"}")
                    .body();
        }
    }
}
