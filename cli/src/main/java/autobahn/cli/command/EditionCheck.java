package autobahn.cli.command;

import autobahn.cli.console.OneLine;
import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.Editions;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code autobahn edition check FILE}. */
@Command(
        name = "check",
        description = "Checks a corrected edition and names every fault with its place.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:the edition is sound", "2:it has faults, or cannot be read"},
        mixinStandardHelpOptions = true)
final class EditionCheck implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "An edition as JSON; see docs/editions.md.")
    private Path file;

    @Override
    public Integer call() {
        try {
            EditionFile read = Editions.read(file);
            spec.commandLine()
                    .getOut()
                    .println("Sound: edition %s, hash %s, %d entries."
                            .formatted(
                                    read.edition().id(),
                                    read.edition().hash(),
                                    read.entries().size()));
            return ExitCode.OK;
        } catch (EditionException e) {
            e.faults().forEach(fault -> spec.commandLine().getErr().println(OneLine.of(file + ": " + fault)));
            return ExitCode.USAGE;
        }
    }
}
