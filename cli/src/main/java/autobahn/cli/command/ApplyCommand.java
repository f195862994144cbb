package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.option.OutputOption;
import autobahn.cli.text.EventText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn apply}. */
@Command(
        name = "apply",
        description = "Plays moves and prints the new record (or position, if the file is one).",
        footer = {
            "Example: autobahn apply game.json 'play red build' 'build Dortmund-Köln' -o game.json",
            "Nothing is written if any of the moves is not legal."
        },
        mixinStandardHelpOptions = true)
public final class ApplyCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Mixin
    private OutputOption output;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVE",
            description = "Moves in notation, each one argument (quoted); see docs/notation.md.")
    private List<String> moves;

    @Option(names = "--events", description = "Tell what happens; on standard error if the result goes to the output.")
    private boolean events;

    @Override
    void run() {
        Playthrough game = input.load(console());
        List<Event> happened = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            game = play(game, moves.get(i), i + 1);
            happened.addAll(game.events());
        }
        Game now = game.game();
        output.write(game.seed() == null ? Positions.write(now) : Records.write(GameRecord.of(game)), out());
        if (events) {
            EventText text = new EventText(now.box().edition(), now.options());
            var to = output.file() == null ? console().err() : out();
            happened.forEach(event -> to.println(text.of(event)));
        }
    }

    private static Playthrough play(Playthrough game, String move, int number) {
        if (game.game().isOver()) {
            throw new BadInput("move " + number + ": '" + move + "' comes after the end of the game");
        }
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw new BadInput("move " + number + ": " + e.getMessage());
        }
    }
}
