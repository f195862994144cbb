package autobahn.cli.command;

import autobahn.cli.serve.LocalServer;
import autobahn.cli.serve.Rehearsal;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code autobahn rehearse}: lets the JVM see once what a server needs; the launcher keeps what it learns. */
@Command(
        name = "rehearse",
        hidden = true,
        description = {
            "Starts a server with a database of its own, asks it what a browser asks first, and stops.",
            "In a folder that has been used before it does without what only a new one needs."
        },
        mixinStandardHelpOptions = true)
public final class RehearseCommand extends BaseCommand {
    @Parameters(paramLabel = "FOLDER", description = "Where the database is made; it stays there.")
    private Path folder;

    @Override
    void run() {
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.usual(), null);
        try (Server server = LocalServer.start(settings)) {
            Rehearsal.play(server.port());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
