package autobahn.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code autobahn admin}. */
@Command(
        name = "admin",
        description = "Looks after a server's database. The server may run meanwhile, except while restoring.",
        subcommands = {
            AdminBackup.class,
            AdminRestore.class,
            AdminGames.class,
            AdminPassword.class,
            AdminAppoint.class,
            AdminRotateSecret.class
        },
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true)
public final class AdminCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
