package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Admin;
import autobahn.server.store.Database;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn admin games}. */
@Command(name = "games", description = "Lists games, those changed last first.", mixinStandardHelpOptions = true)
final class AdminGames extends BaseCommand {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

    @Mixin
    private DatabaseOption database;

    @Option(
            names = "--status",
            paramLabel = "STATUS",
            description = "Only games that are open, running, finished or abandoned.")
    private @Nullable String status;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "50",
            description = "At most so many. [${DEFAULT-VALUE}]")
    private int limit;

    @Override
    void run() {
        if (limit < 1) {
            throw new BadInput("--limit must be 1 or more");
        }
        try (Database opened = database.openExisting()) {
            out().printf(
                            "%-16s  %-9s  %5s  %7s  %-16s  %s%n",
                            "GAME", "STATUS", "MOVES", "TO MOVE", "CHANGED (UTC)", "TITLE");
            for (Admin.GameLine game : new Admin(opened).games(status, limit)) {
                out().printf(
                                "%-16s  %-9s  %5d  %7s  %-16s  %s%n",
                                game.id(),
                                game.status(),
                                game.moves(),
                                game.toMove() == null ? "-" : game.toMove(),
                                TIME.format(game.updated()),
                                game.title());
            }
        }
    }
}
