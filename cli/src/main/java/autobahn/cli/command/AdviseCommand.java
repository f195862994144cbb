package autobahn.cli.command;

import autobahn.bots.Advice;
import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.engine.Game;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code autobahn advise}. */
@Command(
        name = "advise",
        description = "Names the best turns for whoever is to move, with estimated chances to win and the reasons.",
        footer = "A reason is a part of the position that the turn changes, with its worth in points.",
        mixinStandardHelpOptions = true)
public final class AdviseCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Option(
            names = "--budget",
            paramLabel = "B",
            defaultValue = "iterations:2000",
            description = "How long to think: 500ms or iterations:2000 (default: ${DEFAULT-VALUE}).")
    private String budget;

    @Option(
            names = {"-n", "--most"},
            paramLabel = "N",
            defaultValue = "5",
            description = "Turns to name (default: ${DEFAULT-VALUE}).")
    private int most;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    void run() {
        Game game = input.load(console()).game();
        if (game.isOver()) {
            throw new BadInput("the game is over: there is nothing to advise");
        }
        Budget time = BotSeats.thinking(budget).budget(Level.EXPERT.iterations(), Budget.Clock.WALL);
        List<Advice.Option> options = new Advice(game.box(), game.options(), 1).options(game, time, Math.max(1, most));
        if (json) {
            out().println(new JsonMapper().valueToTree(options).toPrettyString());
            return;
        }
        out().println("Player " + (game.seatToMove() + 1) + " to move.");
        for (Advice.Option option : options) {
            out().println(String.format(
                    Locale.ROOT, "%3.0f %%  %s", 100 * option.chance(), String.join(" · ", option.moves())));
            String reasons = option.reasons().stream()
                    .map(r -> String.format(
                            Locale.ROOT,
                            "%s %+.1f",
                            r.term().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                            r.points()))
                    .collect(Collectors.joining(", "));
            out().println("       " + (reasons.isEmpty() ? "changes little" : reasons));
        }
    }
}
