package autobahn.cli.command;

import autobahn.cli.option.EditionFiles;
import autobahn.cli.option.OutputOption;
import autobahn.edition.EditionPatch;
import autobahn.edition.FigureChange;
import autobahn.json.JsonNode;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn edition diff A B}. */
@Command(
        name = "diff",
        description = "Compares two editions figure by figure.",
        footer = {
            "Examples: autobahn edition diff standard mine.json",
            "          autobahn edition diff standard mine.json --patch -o corrections.json"
        },
        mixinStandardHelpOptions = true)
final class EditionDiff extends BaseCommand {
    @Parameters(index = "0", paramLabel = "A", description = "An edition; 'standard' is the one that is built in.")
    private Path was;

    @Parameters(index = "1", paramLabel = "B", description = "Another one.")
    private Path is;

    @Option(names = "--patch", description = "Write what 'edition merge' can take over into another edition.")
    private boolean patch;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        EditionPatch found =
                EditionFiles.between(was, EditionFiles.text(was, console()), is, EditionFiles.text(is, console()));
        output.write(patch ? found.text() : text(found), out());
    }

    /** A line for each figure that differs; figures that were only confirmed, or come from elsewhere, are counted. */
    private static String text(EditionPatch found) {
        StringBuilder text = new StringBuilder();
        List<FigureChange> played =
                found.changes().stream().filter(FigureChange::isPlayed).toList();
        for (FigureChange change : played) {
            text.append("%s: %s → %s%n".formatted(change.path(), shown(change.was()), shown(change.is())));
        }
        int others = found.changes().size() - played.size();
        text.append(played.isEmpty() ? "The same game is played with both" : figures(played.size()));
        text.append(" (").append(found.from()).append(", ").append(found.to()).append(")");
        return text.append(others == 0 ? "" : "; " + others + " letters, names or sentences beside them differ")
                .append(".\n")
                .toString();
    }

    private static String figures(int count) {
        return count == 1 ? "1 place differs" : count + " places differ";
    }

    private static String shown(JsonNode node) {
        if (node.isMissingNode()) {
            return "nothing";
        }
        return node.isArray() && node.path(0).isObject() ? node.size() + " entries" : node.toString();
    }
}
