package autobahn.cli.option;

import autobahn.cli.console.BadInput;
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

    /** @param hash of the edition that a file was made with: an earlier standard one is known by it */
    public Box box(String hash) {
        if (file == null) {
            return new Box(Editions.withHash(hash).orElseGet(Editions::standard));
        }
        try {
            return new Box(Editions.read(file).edition());
        } catch (EditionException e) {
            throw new BadInput(
                    e.faults().stream().map(fault -> file + ": " + fault).toList());
        }
    }
}
