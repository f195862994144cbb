package autobahn.cli.command;

import autobahn.cli.board.BoardPicture;
import autobahn.cli.board.MapPieces;
import autobahn.cli.option.GameInput;
import autobahn.cli.option.OutputOption;
import autobahn.engine.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn map}. */
@Command(
        name = "map",
        description = "Draws the board as an SVG picture.",
        footer = "Example: autobahn map game.json -o board.svg",
        mixinStandardHelpOptions = true)
public final class MapCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        Game game = input.load(console()).game();
        output.write(BoardPicture.of(MapPieces.of(game), game.publicView()), out());
    }
}
