package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code autobahn site}. */
@Command(
        name = "site",
        description =
                "Writes the game as a folder of files for any web space: it is played in the browser, without a server.",
        footer = "Example: autobahn site -o site --base /games/autobahn/",
        mixinStandardHelpOptions = true)
public final class SiteCommand extends BaseCommand {
    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "DIR",
            description = "The folder to write; new, empty, or one that this command has written before.")
    private Path folder;

    @Option(
            names = "--base",
            paramLabel = "/PATH/",
            description =
                    "Where the folder will lie on its host. Only the page for unknown addresses needs it, and finds"
                            + " its way without it, too.")
    private @Nullable String base;

    @Override
    void run() {
        if (base != null && !base.matches("/([A-Za-z0-9._~-]+/)*")) {
            throw new BadInput("--base is a path such as /games/autobahn/, with a stroke at both ends, not " + base);
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BadInput(folder + " is no folder");
        }
        SiteFolder site = new SiteFolder(folder);
        if (!site.isOurs()) {
            throw new BadInput(folder + " holds something else: name a new folder, or an empty one");
        }
        try {
            int files = site.write(base == null ? "" : base);
            out().println("Wrote " + files + " files to " + folder
                    + ". Put them on any web space, or look at them with:");
            out().println("  python3 -m http.server -d " + folder);
        } catch (IOException e) {
            throw new BadInput("The site cannot be written: " + e.getMessage());
        }
    }
}
