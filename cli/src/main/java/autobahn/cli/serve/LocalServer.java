package autobahn.cli.serve;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.Server;
import autobahn.server.settings.Settings;
import io.javalin.util.JavalinBindException;
import java.util.concurrent.CountDownLatch;

/** A server inside this process. */
public final class LocalServer {
    private LocalServer() {}

    public static Server start(Settings settings) {
        try {
            return DatabaseOption.opening(() -> Server.start(settings));
        } catch (JavalinBindException e) {
            throw new BadInput("cannot listen on " + settings.host() + ":" + settings.port()
                    + ": something else does, or this user may not; choose another with --port");
        }
    }

    /** Waits for a signal, upon which the server finishes what it is at. */
    public static void untilStopped(Server server) {
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static int usualSearches() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
