package autobahn.server;

import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A server as a process of its own, for tests that kill it and for load: {@code --port N}, {@code --data FOLDER} or {@code --db ADDRESS}, {@code --limits off}. */
public final class ServerMain {
    private ServerMain() {}

    public static void main(String[] arguments) throws IOException {
        List<String> list = Arrays.asList(arguments);
        Path data = Path.of(option(list, "--data", "data"));
        String database = option(list, "--db", "");
        if (database.isEmpty()) {
            Files.createDirectories(data);
            database = Settings.sqlite(data);
        }
        int port = Integer.parseInt(option(list, "--port", "8080"));
        Limits limits = option(list, "--limits", "on").equals("off") ? Limits.none() : Limits.usual();
        Server server = Server.start(new Settings("127.0.0.1", port, database, false, 1, limits, null));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println("http://127.0.0.1:" + server.port());
    }

    private static String option(List<String> arguments, String name, String otherwise) {
        int at = arguments.indexOf(name);
        return at < 0 || at + 1 >= arguments.size() ? otherwise : arguments.get(at + 1);
    }
}
