package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Backup;
import autobahn.server.store.Database;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code autobahn admin backup}. */
@Command(
        name = "backup",
        description = {
            "Writes the whole database into a file of JSON lines, as it is at one moment. It restores into either kind of database.",
            "The file holds hashes of passwords and of keys: keep it where others cannot read it."
        },
        mixinStandardHelpOptions = true)
final class AdminBackup extends BaseCommand {
    @Mixin
    private DatabaseOption database;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Override
    void run() {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (Database opened = database.openExisting()) {
            long rows;
            try (Writer out = mine(part)) {
                rows = Backup.write(opened, out);
            }
            // half a backup never stands under the name of a whole one
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
            out().println(rows + " rows written to " + file);
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot write " + file + ": " + e.getMessage());
        }
    }

    /** A new file that nobody else may read, where the file system knows of such things. */
    private static Writer mine(Path path) throws IOException {
        Files.deleteIfExists(path);
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        return Files.newBufferedWriter(path);
    }
}
