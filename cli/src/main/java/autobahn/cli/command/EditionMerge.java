package autobahn.cli.command;

import autobahn.cli.option.EditionFiles;
import autobahn.cli.option.OutputOption;
import autobahn.edition.EditionPatch;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn edition merge}. */
@Command(
        name = "merge",
        description = {
            "Takes corrections over into an edition.",
            "What both have changed in different ways is named, and then nothing is written."
        },
        footer = {
            "Examples: autobahn edition merge standard corrections.json -o standard.json",
            "          autobahn edition merge mine.json annas.json bens.json -o ours.json"
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:done", "2:corrections that do not fit together, or files that cannot be used"},
        mixinStandardHelpOptions = true)
final class EditionMerge extends BaseCommand {
    @Parameters(
            index = "0",
            paramLabel = "EDITION",
            description = "What is corrected; 'standard' is the one that is built in.")
    private Path edition;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "CHANGES",
            description = "Patches of 'edition diff --patch', or corrected editions.")
    private List<Path> changes;

    @Option(
            names = "--base",
            paramLabel = "FILE",
            defaultValue = "standard",
            description = "What corrected editions were made from. [${DEFAULT-VALUE}]")
    private Path base;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        String merged = EditionFiles.text(edition, console());
        for (Path file : changes) {
            String text = EditionFiles.text(file, console());
            EditionPatch patch = EditionPatch.isPatch(text)
                    ? EditionFiles.patch(file, text)
                    : EditionFiles.between(base, EditionFiles.text(base, console()), file, text);
            merged = EditionFiles.applied(file, patch, merged);
        }
        output.write(merged, out());
    }
}
