package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.text.EventText;
import autobahn.cli.text.ScoreText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
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
        List<List<Event>> history = new ArrayList<>();
        Playthrough played = input.load(console(), moment -> history.add(moment.events()));
        if (played.seed() == null) {
            throw new BadInput("a position has no moves to replay");
        }
        Game game = played.game();
        if (verify) {
            out().println("Sound: %d moves, all legal; %s."
                    .formatted(played.size(), game.isOver() ? "result " + points(game) : "the game goes on"));
            return;
        }
        EventText text = new EventText(game.box().edition(), game.options());
        for (int i = 0; i < played.size(); i++) {
            out().println("%4d  %s".formatted(i + 1, game.notation(played.move(i))));
            history.get(i + 1).forEach(event -> out().println("        " + text.of(event)));
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
