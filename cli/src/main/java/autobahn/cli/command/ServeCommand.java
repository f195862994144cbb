package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.cli.option.EditionFiles;
import autobahn.cli.option.MailOption;
import autobahn.cli.option.ProgramOption;
import autobahn.cli.serve.LocalServer;
import autobahn.protocol.program.Program;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Outgoing;
import autobahn.server.settings.Settings;
import java.nio.file.Path;
import java.util.List;
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
            "          autobahn serve --host 127.0.0.1 --proxied --db 'jdbc:postgresql://db/autobahn?user=autobahn'",
            "          autobahn serve --program 'mine=python3 bot.py' --program-time 2000",
            "          autobahn serve --edition mine.json"
        },
        mixinStandardHelpOptions = true)
public final class ServeCommand extends BaseCommand {
    private static final long LONGEST_TURN = 10_000;

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

    @Option(
            names = "--contests",
            paramLabel = "N",
            defaultValue = "${env:AUTOBAHN_CONTESTS:-3}",
            description =
                    "Contests that one account may have made and that are not over; 0: only accounts that look after the server make any. [AUTOBAHN_CONTESTS]")
    private int contests;

    @Option(
            names = "--ladder",
            paramLabel = "N",
            defaultValue = "${env:AUTOBAHN_LADDER:-0}",
            description =
                    "Games at a time on the ladder, on which programs with tokens play each other; 0: there is none. [AUTOBAHN_LADDER]")
    private int ladder;

    @Option(
            names = "--edition",
            paramLabel = "FILE",
            arity = "1..*",
            split = ",",
            defaultValue = "${env:AUTOBAHN_EDITION}",
            description =
                    "Corrected editions that tables can be played with; the first is that of new tables. [AUTOBAHN_EDITION, with commas between]")
    private @Nullable List<Path> editions;

    @Option(
            names = "--address",
            paramLabel = "URL",
            defaultValue = "${env:AUTOBAHN_ADDRESS}",
            description = "By which people reach the server, for links in notices. [AUTOBAHN_ADDRESS]")
    private @Nullable String address;

    @Option(
            names = "--private-webhooks",
            defaultValue = "${env:AUTOBAHN_PRIVATE_WEBHOOKS:-false}",
            description =
                    "People may have notices sent to private addresses, and without TLS: for closed networks. [AUTOBAHN_PRIVATE_WEBHOOKS]")
    private boolean privateWebhooks;

    @Mixin
    private MailOption mail;

    @Mixin
    private ProgramOption programs;

    @Override
    void run() {
        if (port < 0 || port > 65_535) {
            throw new BadInput("--port must be 0 to 65535");
        }
        if (searches < 0) {
            throw new BadInput("--searches must not be negative");
        }
        if (contests < 0) {
            throw new BadInput("--contests must not be negative");
        }
        if (ladder < 0 || ladder == 1) {
            throw new BadInput("--ladder must be 0, or at least 2: programs that meet play two games");
        }
        Settings settings = new Settings(
                host,
                port,
                database.address(),
                proxied,
                searches == 0 ? LocalServer.usualSearches() : searches,
                (noLimits ? Limits.none() : Limits.usual())
                        .withContests(contests)
                        .withLadder(ladder),
                metricsToken == null || metricsToken.isEmpty() ? null : metricsToken,
                programs(),
                editions(),
                new Outgoing(address(), privateWebhooks, mail.server(address(), System.getenv())));
        try (Server server = LocalServer.start(settings)) {
            out().println("Autobahn is served at " + server.address());
            out().flush();
            LocalServer.untilStopped(server);
        }
    }

    private @Nullable String address() {
        if (address == null || address.isEmpty()) {
            return null;
        }
        if (!address.matches("https?://[^\\s/?#]+(/[^\\s?#]*)?")) {
            throw new BadInput("--address must be an address such as https://autobahn.example.org");
        }
        return address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    }

    /** All faults are told before anything is started. */
    private List<String> editions() {
        return editions == null
                ? List.of()
                : editions.stream()
                        .map(file -> EditionFiles.sound(file, console()))
                        .toList();
    }

    /** The people at a table wait for it, so it has little time; two of one name are refused here, not by the server. */
    private List<Program> programs() {
        List<Program> all = programs.asSaid();
        for (Program program : all) {
            if (program.limits().answerMillis() > LONGEST_TURN) {
                throw new BadInput("--program-time must be 1 to " + LONGEST_TURN + " on a server");
            }
        }
        programs.programs().close();
        return all;
    }
}
