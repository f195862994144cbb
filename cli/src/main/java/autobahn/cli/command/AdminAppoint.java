package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Admin;
import autobahn.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn admin appoint}. */
@Command(
        name = "appoint",
        description = {
            "Lets an account look after the server in the browser: games, people, reports, who is kept out.",
            "It sees no hands and no private notes."
        },
        mixinStandardHelpOptions = true)
final class AdminAppoint extends BaseCommand {
    @Mixin
    private DatabaseOption database;

    @Option(names = "--end", description = "Ends it again.")
    private boolean end;

    @Parameters(paramLabel = "NAME", description = "Name of the account.")
    private String name;

    @Override
    void run() {
        try (Database opened = database.openExisting()) {
            new Admin(opened).appoint(name, !end);
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }
}
