package autobahn.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/bots.md tells the owners of programs to type brings them onto the ladder, and the bot of the tour plays there. */
@Tag("slow")
class LadderTourTest {
    private static final Path BOTS = Path.of("..", "docs", "bots.md");
    private static final Pattern COMMANDS =
            Pattern.compile("(?s)## Your program on a server's ladder.*?```sh\n(.*?)```");

    @TempDir
    Path folder;

    @Test
    void twoProgramsEnterAndPlayToTheEnd() throws Exception {
        try (Server server = Server.start(new Settings(
                "127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.none().withLadder(2), null))) {
            List<Thread> programs = new ArrayList<>();
            Client watcher = new Client(server);
            for (String name : List.of("Uno", "Due")) {
                String token = program(server, name);
                assertThat(enter(server, token)).contains("\"" + name + "\"");
                programs.add(Thread.ofVirtual().start(() -> {
                    try {
                        ExampleBot.main(new String[] {"http://localhost:" + server.port(), token});
                    } catch (Exception e) {
                        // the server has stopped, and its stream with it
                    }
                }));
            }
            while (over(watcher) < 2) {
                Thread.sleep(200);
            }
            assertThat(watcher.get("/api/ranking?pool=ladder").json().get("ranked"))
                    .hasSize(2)
                    .allMatch(one -> one.get("games").intValue() == 2);
            programs.forEach(Thread::interrupt);
        }
    }

    private static long over(Client watcher) {
        return watcher.get("/api/ladder")
                .json()
                .get("latest")
                .valueStream()
                .filter(game -> game.get("over").booleanValue())
                .count();
    }

    private static String program(Server server, String name) {
        Client owner = new Client(server);
        owner.post("/api/accounts", "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}");
        assertThat(owner.call("PUT", "/api/me/program", "{}").status()).isEqualTo(204);
        return owner.post("/api/tokens", "{\"label\":\"ladder\"}").text("token");
    }

    private String enter(Server server, String token) throws Exception {
        Matcher commands = COMMANDS.matcher(Files.readString(BOTS));
        assertThat(commands.find()).isTrue();
        Path script = folder.resolve("ladder.sh");
        Files.writeString(
                script,
                "set -eu\nURL=http://localhost:" + server.port() + "\nTOKEN=" + token + "\n" + commands.group(1));
        Path output = folder.resolve("ladder.txt");
        Process shell = new ProcessBuilder("bash", script.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(shell.waitFor(60, TimeUnit.SECONDS)).as("the commands end").isTrue();
        assertThat(shell.exitValue()).as("%s", Files.readString(output)).isZero();
        return Files.readString(output);
    }
}
