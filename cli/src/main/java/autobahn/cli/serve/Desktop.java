package autobahn.cli.serve;

import autobahn.cli.option.DatabaseOption;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.FileClaim;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Locale;

/** The command without arguments: a server for this machine alone, and a browser to play in. */
public final class Desktop {
    private static final int USUAL_PORT = 8080;

    private Desktop() {}

    public static void run(PrintWriter out) {
        System.setProperty("autobahn.log", System.getProperty("autobahn.log", "warn"));
        DatabaseOption database = new DatabaseOption();
        Settings settings = new Settings(
                "127.0.0.1",
                isFree(USUAL_PORT) ? USUAL_PORT : 0,
                database.address(),
                false,
                LocalServer.usualSearches(),
                Limits.none(),
                null);
        try (Server server = LocalServer.start(settings)) {
            open("Autobahn is at ", server.address(), out);
            out.println("Ctrl+C ends it.");
            out.println("Games are kept in " + DatabaseOption.userFolder() + ". More: autobahn --help");
            out.flush();
            LocalServer.untilStopped(server);
        } catch (FileClaim.TakenException e) {
            if (e.address() == null) {
                throw e;
            }
            open("Autobahn runs already, at ", e.address(), out);
        }
    }

    private static void open(String said, String address, PrintWriter out) {
        out.println(
                said + address + (browse(address) ? " and should open in your browser." : " - open it in a browser."));
        out.flush();
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether somebody took the address; java.awt would bring a whole desktop along. */
    private static boolean browse(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean windows = system.contains("windows");
        boolean mac = system.contains("mac");
        if (!windows && !mac && System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) {
            return false;
        }
        List<String> command = windows
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(mac ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
