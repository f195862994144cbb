package autobahn.cli.console;

import autobahn.bots.Features;
import autobahn.bots.learn.Network;
import autobahn.bots.learn.NetworkFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Networks in files. */
public final class NetworkFiles {
    private NetworkFiles() {}

    public static Network read(Path file) {
        try {
            return NetworkFile.read(Files.readAllBytes(file), Features.VERSION, Features.SIZE);
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read (" + TextFiles.reason(e) + ")");
        } catch (IllegalArgumentException e) {
            throw new BadInput(file + ": " + e.getMessage());
        }
    }

    public static void write(Path file, Network network) {
        try {
            Files.write(file, NetworkFile.write(network));
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be written (" + TextFiles.reason(e) + ")");
        }
    }
}
