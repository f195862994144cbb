package autobahn.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share one server; each class has one of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OnOneServer {
    protected Server server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Servers.start(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }
}
