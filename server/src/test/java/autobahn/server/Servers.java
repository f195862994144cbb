package autobahn.server;

import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.nio.file.Path;

/** Servers for tests, each on a database of its own in a folder of the test's. */
public final class Servers {
    private Servers() {}

    public static Settings settings(Path folder) {
        return settings(folder, Limits.none());
    }

    public static Settings settings(Path folder, Limits limits) {
        return new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, limits, null);
    }

    public static Server start(Path folder) {
        return Server.start(settings(folder));
    }
}
