package autobahn.cli.command;

import autobahn.cli.option.GameInput;
import autobahn.cli.text.MoveListText;
import autobahn.cli.text.MoveText;
import autobahn.engine.Game;
import autobahn.format.Events;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code autobahn moves}. */
@Command(
        name = "moves",
        description = "Lists the legal moves, numbered, with what each costs and does.",
        mixinStandardHelpOptions = true)
public final class MovesCommand extends BaseCommand {
    private static final JsonMapper MAPPER = new JsonMapper();

    @Mixin
    private GameInput input;

    @Option(names = "--json", description = "Print JSON for programs, with all events of each move.")
    private boolean json;

    @Override
    void run() {
        Game game = input.load(console()).game();
        if (json) {
            out().println(json(game));
        } else if (game.isOver()) {
            out().println("The game is over: there are no moves.");
        } else {
            out().println(MoveListText.heading(game));
            MoveListText.of(game).forEach(out()::println);
        }
    }

    private static String json(Game game) {
        ObjectNode root = MAPPER.createObjectNode();
        if (!game.isOver()) {
            root.put("seat", game.seatToMove()).put("decision", String.valueOf(game.decision()));
        }
        ArrayNode moves = root.putArray("moves");
        MoveText text = new MoveText(game);
        for (int i = 0; i < game.moveCount(); i++) {
            int move = game.move(i);
            ObjectNode node = moves.addObject()
                    .put("number", i + 1)
                    .put("move", game.notation(move))
                    .put("text", text.of(move));
            node.set("events", MAPPER.readTree(Events.write(game.preview(move))));
        }
        return root.toPrettyString();
    }
}
