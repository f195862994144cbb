package autobahn.cli.option;

import autobahn.cli.console.Console;
import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --edition FILE}: the figures to play with. */
public final class EditionOption {
    @Option(
            names = "--edition",
            paramLabel = "FILE",
            description = "A corrected edition of the game's figures; the standard one if not given.")
    private @Nullable Path file;

    public Box box() {
        return box("");
    }

    /** The same for games that tell how strong bots are, or what bots find strong: a warning where that is not known. */
    public Box boxOfBots(Console console) {
        Box box = box();
        if (Editions.withHash(box.edition().hash()).isEmpty()) {
            console.err()
                    .println("warning: bots were tuned with the standard edition; with '"
                            + box.edition().id() + "' nobody has measured how strong they are");
            console.err().flush();
        }
        return box;
    }

    /** @param hash of the edition that a file was made with: an earlier standard one is known by it */
    public Box box(String hash) {
        if (file == null) {
            return new Box(Editions.withHash(hash).orElseGet(Editions::standard));
        }
        try {
            return new Box(Editions.read(file).edition());
        } catch (EditionException e) {
            throw EditionFiles.bad(file, e);
        }
    }
}
