package autobahn.cli;

import autobahn.server.Server;
import autobahn.server.settings.Settings;
import io.javalin.util.JavalinBindException;
import java.util.concurrent.CountDownLatch;

/** A server inside this process. */
final class Running {
    private Running() {}

    static Server start(Settings settings) {
        try {
            return DatabaseOption.opening(() -> Server.start(settings));
        } catch (JavalinBindException e) {
            throw new BadInput("cannot listen on " + settings.host() + ":" + settings.port()
                    + ": something else does, or this user may not; choose another with --port");
        }
    }

    /** Waits for a signal, upon which the server finishes what it is at. */
    static void untilStopped(Server server) {
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
}
