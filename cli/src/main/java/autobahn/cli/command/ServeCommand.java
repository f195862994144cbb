package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.cli.serve.LocalServer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn serve}. */
@Command(
        name = "serve",
        description = {
            "Runs a server until it is stopped.",
            "Every option has an environment variable, named in brackets. The log goes to the error stream, one line of JSON for each request."
        },
        footer = {
            "Examples: autobahn serve --port 8080 --data /var/lib/autobahn",
            "          autobahn serve --host 127.0.0.1 --proxied --db 'jdbc:postgresql://db/autobahn?user=autobahn'"
        },
        mixinStandardHelpOptions = true)
public final class ServeCommand extends BaseCommand {
    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:AUTOBAHN_HOST:-0.0.0.0}",
            description = "Address to listen on. [AUTOBAHN_HOST; ${DEFAULT-VALUE}]")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "${env:AUTOBAHN_PORT:-8080}",
            description = "Port to listen on; 0 takes any free one. [AUTOBAHN_PORT; ${DEFAULT-VALUE}]")
    private int port;

    @Mixin
    private DatabaseOption database;

    @Option(
            names = "--searches",
            paramLabel = "N",
            defaultValue = "${env:AUTOBAHN_SEARCHES:-0}",
            description =
                    "Bots that may think at the same time. [AUTOBAHN_SEARCHES; one less than there are processors]")
    private int searches;

    @Option(
            names = "--proxied",
            defaultValue = "${env:AUTOBAHN_PROXIED:-false}",
            description =
                    "A proxy in front of the server ends TLS: cookies are for TLS only, and the last X-Forwarded-For is believed. [AUTOBAHN_PROXIED]")
    private boolean proxied;

    @Option(
            names = "--metrics-token",
            paramLabel = "TOKEN",
            defaultValue = "${env:AUTOBAHN_METRICS_TOKEN}",
            description = "Opens /metrics to other machines, as a bearer token. [AUTOBAHN_METRICS_TOKEN]")
    private @Nullable String metricsToken;

    @Option(
            names = "--no-limits",
            defaultValue = "${env:AUTOBAHN_NO_LIMITS:-false}",
            description = "Nobody is told to wait: for load tests and closed networks. [AUTOBAHN_NO_LIMITS]")
    private boolean noLimits;

    @Override
    void run() {
        if (port < 0 || port > 65_535) {
            throw new BadInput("--port must be 0 to 65535");
        }
        if (searches < 0) {
            throw new BadInput("--searches must not be negative");
        }
        Settings settings = new Settings(
                host,
                port,
                database.address(),
                proxied,
                searches == 0 ? LocalServer.usualSearches() : searches,
                noLimits ? Limits.none() : Limits.usual(),
                metricsToken == null || metricsToken.isEmpty() ? null : metricsToken);
        try (Server server = LocalServer.start(settings)) {
            out().println("Autobahn is served at " + server.address());
            out().flush();
            LocalServer.untilStopped(server);
        }
    }
}
