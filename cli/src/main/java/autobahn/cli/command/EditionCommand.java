package autobahn.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code autobahn edition}: the figures of the game. */
@Command(
        name = "edition",
        description = "The figures of the game and where they come from.",
        subcommands = {EditionShow.class, EditionCheck.class, EditionDiff.class, EditionMerge.class},
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
public final class EditionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
