package autobahn.cli.command;

import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.Editions;
import autobahn.edition.FigureEntry;
import autobahn.edition.Provenance;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code autobahn edition show}. */
@Command(
        name = "show",
        description = "Prints every figure of an edition and where it comes from.",
        mixinStandardHelpOptions = true)
final class EditionShow implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "An edition; the standard one if none is named.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            EditionFile read = file == null ? Editions.standardFile() : Editions.read(file);
            if (json) {
                out.println(EditionJson.of(read));
            } else {
                print(read, out);
            }
            return ExitCode.OK;
        } catch (EditionException e) {
            e.faults().forEach(fault -> spec.commandLine().getErr().println(file + ": " + fault));
            return ExitCode.USAGE;
        }
    }

    private static void print(EditionFile file, PrintWriter out) {
        out.println(file.name() + " (" + file.edition().id() + ", hash "
                + file.edition().hash() + ")");
        out.println(file.note());
        String heading = "";
        String line = "";
        for (FigureEntry entry : file.entries()) {
            if (!line.isEmpty() && entry.path().startsWith(line + ".")) {
                continue; // a member whose letter stands in that line already
            }
            line = entry.path();
            String group = group(line);
            if (!group.equals(heading)) {
                heading = group;
                out.println();
                out.println(heading);
            }
            String by = entry.by() == null ? "" : " (checked by " + entry.by() + ")";
            out.println("  " + entry.provenance().letter() + "  " + entry.text() + by);
        }
        out.println();
        out.println(file.entries().size() + " entries");
        file.counts().forEach((provenance, count) -> out.println(line(provenance, count)));
    }

    private static String line(Provenance provenance, int count) {
        return "%5d %s  %s".formatted(count, provenance.letter(), provenance.meaning());
    }

    /** The list that an entry belongs to: {@code $.board.links[3]} is one of {@code board.links}. */
    private static String group(String path) {
        int last = path.lastIndexOf('[');
        return path.substring(2, last < 0 ? path.length() : last);
    }
}
