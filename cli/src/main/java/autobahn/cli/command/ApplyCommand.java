package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.option.OutputOption;
import autobahn.cli.text.EventText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Result;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
        GameInput.Loaded loaded = input.load(console());
        Game game = loaded.game();
        List<Event> happened = new ArrayList<>();
        game.listen(happened::add);
        List<String> played = new ArrayList<>();
        for (String move : moves) {
            played.add(play(game, move, played.size() + 1));
        }
        output.write(result(loaded, played), out());
        if (events) {
            EventText text = new EventText(loaded.box().edition(), loaded.game().options());
            var to = output.file() == null ? console().err() : out();
            happened.forEach(event -> to.println(text.of(event)));
        }
    }

    private static String play(Game game, String text, int number) {
        if (game.isOver()) {
            throw new BadInput("move " + number + ": '" + text + "' comes after the end of the game");
        }
        try {
            int move = game.check(text);
            game.play(move);
            return game.notation(move);
        } catch (IllegalMoveException e) {
            throw new BadInput("move " + number + ": " + e.getMessage());
        }
    }

    private static String result(GameInput.Loaded loaded, List<String> played) {
        GameRecord before = loaded.record();
        if (before == null) {
            return Positions.write(loaded.game());
        }
        List<String> all = new ArrayList<>(before.moves());
        all.addAll(played);
        return Records.write(finish(GameInput.withMoves(loaded.box(), before, all), loaded.game()));
    }

    /** Adds the result if the game is over. */
    public static GameRecord finish(GameRecord record, Game game) {
        @Nullable Result result = game.isOver() ? Result.of(game) : null;
        return new GameRecord(
                record.format(),
                record.rules(),
                record.edition(),
                record.editionHash(),
                record.options(),
                record.seed(),
                record.moves(),
                result);
    }
}
