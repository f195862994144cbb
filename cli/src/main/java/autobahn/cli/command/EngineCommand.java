package autobahn.cli.command;

import autobahn.cli.option.EditionOption;
import autobahn.protocol.engine.EngineSession;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn engine}. */
@Command(
        name = "engine",
        description = "Lets another program use the bots: lines on standard input, answers on standard output.",
        footer = {
            "Example: printf 'position start players 3 seed 7\\ngo iterations 200\\n' | autobahn engine",
            "Lines begin with hello, option, game, position, moves, view, go, stop or quit; see docs/engine-protocol.md."
        },
        mixinStandardHelpOptions = true)
public final class EngineCommand extends BaseCommand {
    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        try {
            String name = spec.root().version()[0];
            new EngineSession(edition.box(), name, console().in(), out()).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
