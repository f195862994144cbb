package autobahn.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share one server. */
public abstract class OnOneServer {
    protected static Server server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = Servers.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }
}
