package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Admin;
import autobahn.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code autobahn admin password}. */
@Command(
        name = "password",
        description = {
            "Gives an account a new random password and prints it, this once, for somebody who has forgotten the old one.",
            "All sessions, tokens and recovery links of the account end. A running server follows within seconds."
        },
        mixinStandardHelpOptions = true)
final class AdminPassword extends BaseCommand {
    @Mixin
    private DatabaseOption database;

    @Parameters(paramLabel = "NAME", description = "Name of the account.")
    private String name;

    @Override
    void run() {
        try (Database opened = database.openExisting()) {
            out().println(new Admin(opened).newPassword(name));
            out().println("Send it in private; it is to be changed on the account's page.");
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }
}
