package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code autobahn health}: for supervisors that run a command instead of asking over HTTP, as container engines do. */
@Command(
        name = "health",
        description = {
            "Asks a server on this machine whether it can do its work.",
            "Exit codes: 0 it is ready, 1 it is not or does not answer."
        },
        mixinStandardHelpOptions = true)
public final class HealthCommand extends BaseCommand {
    private static final int MILLIS = 5_000;
    private static final int READY = 200;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "${env:AUTOBAHN_PORT:-8080}",
            description = "Port that it listens on. [AUTOBAHN_PORT; ${DEFAULT-VALUE}]")
    private int port;

    private boolean ready;

    @Override
    void run() {
        if (port < 1 || port > 65_535) {
            throw new BadInput("--port must be 1 to 65535");
        }
        String said = ask();
        ready = said.equals("ready");
        out().println(said);
    }

    @Override
    public Integer call() {
        run();
        return ready ? 0 : 1;
    }

    /** With the oldest client of the JDK, for it starts fastest. */
    private String ask() {
        try {
            HttpURLConnection connection = (HttpURLConnection) URI.create("http://127.0.0.1:" + port + "/health/ready")
                    .toURL()
                    .openConnection();
            connection.setConnectTimeout(MILLIS);
            connection.setReadTimeout(MILLIS);
            int status = connection.getResponseCode();
            return status == READY ? "ready" : "not ready: it answers " + status;
        } catch (IOException e) {
            return "not ready: " + e.getMessage();
        }
    }
}
