package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Checkup;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn doctor}: what is used, and whether it is in order. In a checkout the launcher first looks at the tools. */
@Command(
        name = "doctor",
        description = {
            "Says which ports and folders are used, and whether the database is sound. Changes nothing.",
            "In a checkout it first says which tools are installed, missing or too old.",
            "Exit codes: 0 all is well, 1 something is wrong, 2 arguments that cannot be used."
        },
        mixinStandardHelpOptions = true)
public final class DoctorCommand extends BaseCommand {
    private static final long LITTLE = 100L << 20;

    @Mixin
    private DatabaseOption database;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "${env:AUTOBAHN_PORT:-8080}",
            description = "Port that a server is to listen on. [AUTOBAHN_PORT; ${DEFAULT-VALUE}]")
    private int port;

    private boolean well = true;

    @Override
    void run() {
        if (port < 1 || port > 65_535) {
            throw new BadInput("--port must be 1 to 65535");
        }
        String address = database.addressAsSaid();
        say(true, "Java " + System.getProperty("java.version") + " in " + System.getProperty("java.home"));
        port();
        if (!database.isPostgres()) {
            folder(database.folder());
        }
        new Checkup(address).look().forEach(finding -> say(finding.sound(), finding.text()));
    }

    @Override
    public Integer call() {
        run();
        return well ? 0 : 1;
    }

    private void say(boolean good, String text) {
        well &= good;
        out().println((good ? "  ok     " : "  wrong  ") + text);
    }

    /** A port that is taken is no fault: it may be ours, and the desktop takes another. */
    private void port() {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            say(true, "port " + port + " is free");
        } catch (IOException e) {
            say(true, "port " + port + " is in use: by a server of ours, or something else");
        }
    }

    private void folder(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            say(false, folder + " is no folder");
            return;
        }
        Path there = folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        if (there == null || !Files.isWritable(there)) {
            say(false, "games are kept in " + folder + ", and this user may not write there");
            return;
        }
        try {
            long room = Files.getFileStore(there).getUsableSpace();
            say(
                    room >= LITTLE,
                    "games are kept in " + folder + (Files.exists(folder) ? "" : " (not made yet)") + ", with room for "
                            + (room >> 20) + " MiB");
        } catch (IOException e) {
            say(false, "games are kept in " + folder + ", whose disk cannot be asked: " + e.getMessage());
        }
    }
}
