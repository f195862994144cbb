package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.text.EventText;
import autobahn.cli.text.ScoreText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.format.GameRecord;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn replay}. */
@Command(
        name = "replay",
        description = "Tells a recorded game move by move.",
        footer = "Reading a record always checks every move and the stated result; --verify says no more than that.",
        mixinStandardHelpOptions = true)
public final class ReplayCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Option(names = "--verify", description = "Only check that every move is legal and the result is right.")
    private boolean verify;

    @Override
    void run() {
        GameInput.Loaded loaded = input.load(console());
        GameRecord record = loaded.record();
        if (record == null) {
            throw new BadInput("a position has no moves to replay");
        }
        Game game = loaded.game();
        if (verify) {
            out().println("Sound: %d moves, all legal; %s."
                    .formatted(record.moves().size(), game.isOver() ? "result " + points(game) : "the game goes on"));
            return;
        }
        EventText text = new EventText(loaded.box().edition(), loaded.game().options());
        List<List<Event>> history = loaded.history();
        for (int i = 0; i < history.size(); i++) {
            out().println("%4d  %s".formatted(i + 1, record.moves().get(i)));
            history.get(i).forEach(event -> out().println("        " + text.of(event)));
        }
        if (game.isOver()) {
            out().println();
            out().print(ScoreText.of(game.scores(), game.options()));
        }
    }

    private static String points(Game game) {
        return game.scores().stream()
                .map(score -> Integer.toString(score.total()))
                .reduce((a, b) -> a + " : " + b)
                .orElse("");
    }
}
