package autobahn.cli.command;

import autobahn.cli.serve.LocalServer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** {@code autobahn rehearse}: lets the JVM see once what a server needs to start; the launcher keeps what it learns. */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Starts a server with a database of its own, asks it what a browser asks first, and stops.",
        mixinStandardHelpOptions = true)
public final class RehearseCommand extends BaseCommand {
    private static final List<String> ASKED =
            List.of("/", "/api/about", "/api/me", "/api/edition", "/api/games?show=open", "/health/ready");

    @Override
    void run() {
        try {
            Path folder = Files.createTempDirectory("autobahn-rehearsal");
            try {
                rehearse(Settings.sqlite(folder));
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rehearse(String database) throws IOException, InterruptedException {
        Settings settings = new Settings("127.0.0.1", 0, database, false, 1, Limits.usual(), null);
        try (Server server = LocalServer.start(settings);
                HttpClient client = HttpClient.newHttpClient()) {
            for (String path : ASKED) {
                URI address = URI.create("http://127.0.0.1:" + server.port() + path);
                client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding());
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
