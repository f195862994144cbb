package autobahn.cli.command;

import autobahn.cli.option.GameInput;
import autobahn.cli.option.OutputOption;
import autobahn.format.Positions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn position}. */
@Command(
        name = "position",
        description = "Prints the whole state of a game as JSON, to be edited and played on from; see docs/formats.md.",
        mixinStandardHelpOptions = true)
public final class PositionCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        output.write(Positions.write(input.load(console()).game()), out());
    }
}
