package autobahn.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/api.md tells people to type works, and the bot that it shows plays. */
@Tag("slow")
class TourTest {
    private static final Path TOUR = Path.of("..", "docs", "api.md");
    private static final Path BOT = Path.of("src", "test", "java", "autobahn", "server", "api", "ExampleBot.java");
    private static final Pattern COMMANDS = Pattern.compile("(?s)```sh\n(.*?)```");

    private Server server;

    @TempDir
    Path folder;

    @BeforeEach
    void start() {
        server = Servers.start(folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyCommandOfTheTourWorks() throws Exception {
        String commands = COMMANDS.matcher(Files.readString(TOUR))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining("echo\n"));
        Path script = folder.resolve("tour.sh");
        Files.writeString(script, "set -eu\nURL=http://localhost:" + server.port() + "\n" + commands);
        Path output = folder.resolve("tour.txt");
        Process shell = new ProcessBuilder("bash", script.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(shell.waitFor(60, TimeUnit.SECONDS)).as("the tour ends").isTrue();
        assertThat(shell.exitValue()).as("%s", Files.readString(output)).isZero();
        assertThat(Files.readString(output)).contains("event: now", "\"text\":\"Good luck!\"", "\"legal\":false");
    }

    @Test
    void theBotOfTheTourPlays() throws Exception {
        Client owner = new Client(server);
        String game = owner.post(
                        "/api/games",
                        "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\",\"name\":\"Bot\"},"
                                + "{\"kind\":\"bot\",\"level\":\"random\"}]}")
                .text("id");
        String token = owner.post("/api/tokens", "{\"label\":\"example\"}").text("token");
        Thread bot = Thread.ofVirtual().start(() -> {
            try {
                ExampleBot.main(new String[] {"http://localhost:" + server.port(), token});
            } catch (Exception e) {
                // the server has stopped, and its stream with it
            }
        });
        String path = "/api/games/" + game;
        for (int i = 0; i < 600 && owner.get(path).json().get("moves").intValue() < 60; i++) {
            Thread.sleep(50);
        }
        assertThat(owner.get(path).json().get("moves").intValue()).isGreaterThanOrEqualTo(60);
        bot.interrupt();
    }

    @Test
    void theTourShowsTheBotThatIsTested() throws Exception {
        String source = Files.readString(BOT);
        assertThat(Files.readString(TOUR)).contains(source.substring(source.indexOf("import")));
    }
}
