package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.text.MoveListText;
import autobahn.engine.IllegalMoveException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code autobahn why}. */
@Command(
        name = "why",
        description = "Names the rule that forbids a move, or says that it is legal.",
        footer = "Example: autobahn why game.json build Köln-Dortmund",
        mixinStandardHelpOptions = true)
public final class WhyCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVE",
            description = "A move in notation, see docs/notation.md; quoting it is not needed.")
    private List<String> words;

    @Override
    void run() {
        try {
            out().println(MoveListText.why(input.load(console()).game(), String.join(" ", words)));
        } catch (IllegalMoveException e) {
            throw new BadInput(e.getMessage());
        }
    }
}
