package autobahn.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code autobahn puzzles}: positions in which one turn is clearly best, and the obvious one is not. */
@Command(
        name = "puzzles",
        description = "Finds puzzles, chooses among them and checks them.",
        subcommands = {PuzzlesFind.class, PuzzlesPack.class, PuzzlesCheck.class},
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND")
public final class PuzzlesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
