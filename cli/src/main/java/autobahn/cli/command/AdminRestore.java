package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Backup;
import autobahn.server.store.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code autobahn admin restore}. */
@Command(
        name = "restore",
        description = "Reads a backup into an empty database: all of it, or nothing if anything is wrong.",
        mixinStandardHelpOptions = true)
final class AdminRestore extends BaseCommand {
    @Mixin
    private DatabaseOption database;

    @Parameters(paramLabel = "FILE", description = "A file that autobahn admin backup has written.")
    private Path file;

    @Override
    void run() {
        try (BufferedReader in = Files.newBufferedReader(file);
                Database opened = database.openAlone()) {
            out().println(Backup.read(opened, in) + " rows restored");
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot read " + file + ": " + e.getMessage());
        }
    }
}
