package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.TextFiles;
import autobahn.engine.Box;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about: a file, at its end or after some of its moves. */
public final class GameInput {
    @Parameters(index = "0", paramLabel = "FILE", description = "A record or a position; - for standard input.")
    private Path file;

    @Option(
            names = "--at",
            paramLabel = "N",
            description = "Look at the game after its first N moves instead of all (records only).")
    private @Nullable Integer at;

    @Mixin
    private EditionOption edition;

    /** The game, up to the moment that is asked for. */
    public Playthrough load(Console console) {
        return load(console, moment -> {});
    }

    /** @param visitor is shown every moment up to the one that is asked for, while the rest is not known to be sound yet */
    public Playthrough load(Console console, Consumer<Playthrough> visitor) {
        String text = TextFiles.text(file, console);
        Box box = edition.box(GameFile.editionHash(text));
        List<Playthrough> asked = new ArrayList<>();
        try {
            Playthrough all = GameFile.read(box, text, moment -> {
                if (at == null || moment.size() <= at) {
                    visitor.accept(moment);
                }
                if (at != null && moment.size() == at) {
                    asked.add(moment);
                }
            });
            if (at == null) {
                return all;
            }
            if (all.seed() == null) {
                throw new BadInput(file + ": is a position, which has no moves to go back by --at " + at);
            }
            if (asked.isEmpty()) {
                throw new BadInput(file + ": --at must be from 0 to " + all.size() + ", not " + at);
            }
            return asked.getFirst();
        } catch (FormatException e) {
            throw new BadInput(
                    e.faults().stream().map(fault -> file + ": " + fault).toList());
        }
    }
}
