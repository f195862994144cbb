package autobahn.cli.command;

import autobahn.cli.board.TerminalMap;
import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.text.EventText;
import autobahn.cli.text.Paint;
import autobahn.cli.text.TableText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.View;
import autobahn.format.Events;
import autobahn.format.Views;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn show}. */
@Command(
        name = "show",
        description = "Shows a game at one moment: the map, the table and every player's board.",
        mixinStandardHelpOptions = true)
public final class ShowCommand extends BaseCommand {
    @Mixin
    private GameInput input;

    @Option(names = "--seat", paramLabel = "S", description = "What the player at this seat (1 to 4) may see.")
    private @Nullable Integer seat;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Option(names = "--events", description = "Tell what the last move did (with --json only that).")
    private boolean events;

    @Override
    void run() {
        Playthrough played = input.load(console());
        if (events && played.seed() == null) {
            throw new BadInput("a position has no last move to tell the events of");
        }
        Game game = played.game();
        View view = view(game);
        List<Event> last = events ? played.events() : List.of();
        if (json) {
            out().println(events ? Events.write(last) : Views.write(game.box(), view));
            return;
        }
        Paint paint = new Paint(console().colour());
        int width = console().width();
        out().print(new TableText(game, view, paint, width).all(TerminalMap.of(game, paint, width)));
        EventText text = new EventText(game.box().edition(), game.options());
        last.forEach(event -> out().println(text.of(event)));
    }

    private View view(Game game) {
        if (seat == null) {
            return game.publicView();
        }
        if (seat < 1 || seat > game.seats()) {
            throw new BadInput("--seat must be from 1 to " + game.seats() + ", not " + seat);
        }
        return game.view(seat - 1);
    }
}
