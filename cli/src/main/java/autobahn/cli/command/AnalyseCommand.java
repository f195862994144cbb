package autobahn.cli.command;

import autobahn.bots.Analysis;
import autobahn.bots.TurnEnds;
import autobahn.bots.match.ChancePlot;
import autobahn.cli.console.BadInput;
import autobahn.cli.option.GameInput;
import autobahn.cli.option.OutputOption;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code autobahn analyse}. */
@Command(
        name = "analyse",
        description =
                "Estimates every player's chance to win after each turn of a record, and names the turning points.",
        mixinStandardHelpOptions = true)
public final class AnalyseCommand extends BaseCommand {
    private static final int TURNING_POINTS = 5;

    @Mixin
    private GameInput input;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            defaultValue = "200",
            description = "Playouts after each turn (default: ${DEFAULT-VALUE}).")
    private int playouts;

    @Option(names = "--svg", paramLabel = "FILE", description = "Also draw the chances.")
    private @Nullable Path svg;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    /** A turn that changed its player's chance most. */
    private record TurningPoint(int move, int player, double before, double after) {
        double change() {
            return after - before;
        }
    }

    @Override
    void run() {
        TurnEnds turnEnds = new TurnEnds();
        Playthrough played = input.load(console(), turnEnds);
        if (played.seed() == null) {
            throw new BadInput("a position has no moves to analyse: give a record");
        }
        Game game = played.game();
        Analysis analysis = new Analysis(game.box(), game.options(), Math.clamp(playouts, 1, 1_000_000), 1);
        List<Analysis.Moment> moments = analysis.follow(turnEnds);
        List<TurningPoint> turns = turningPoints(moments);
        if (svg != null) {
            OutputOption.save(svg, ChancePlot.svg(moments));
        }
        out().print(json ? tree(moments, turns) : text(moments, turns));
    }

    private static List<TurningPoint> turningPoints(List<Analysis.Moment> moments) {
        List<TurningPoint> all = new ArrayList<>();
        for (int i = 1; i < moments.size(); i++) {
            int seat = Math.max(0, moments.get(i).seat());
            all.add(new TurningPoint(
                    moments.get(i).move(),
                    seat + 1,
                    moments.get(i - 1).chances().get(seat),
                    moments.get(i).chances().get(seat)));
        }
        all.sort(Comparator.comparingDouble(t -> -Math.abs(t.change())));
        return all.subList(0, Math.min(TURNING_POINTS, all.size()));
    }

    private static String text(List<Analysis.Moment> moments, List<TurningPoint> turns) {
        StringBuilder text = new StringBuilder("move  era  chances to win\n");
        for (Analysis.Moment moment : moments) {
            text.append(String.format(Locale.ROOT, "%4d  %3d ", moment.move(), moment.era()));
            for (double chance : moment.chances()) {
                text.append(String.format(Locale.ROOT, " %4.0f %%", 100 * chance));
            }
            text.append(moment.seat() < 0 ? "\n" : "  after player " + (moment.seat() + 1) + "\n");
        }
        text.append("\nTurning points\n");
        for (TurningPoint turn : turns) {
            text.append(String.format(
                    Locale.ROOT,
                    "up to move %d: player %d from %.0f %% to %.0f %%%n",
                    turn.move(),
                    turn.player(),
                    100 * turn.before(),
                    100 * turn.after()));
        }
        return text.toString();
    }

    private static String tree(List<Analysis.Moment> moments, List<TurningPoint> turns) {
        JsonMapper mapper = new JsonMapper();
        ObjectNode root = mapper.createObjectNode();
        root.set("moments", mapper.valueToTree(moments));
        ArrayNode points = root.putArray("turningPoints");
        for (TurningPoint turn : turns) {
            points.addObject()
                    .put("move", turn.move())
                    .put("player", turn.player())
                    .put("before", turn.before())
                    .put("after", turn.after());
        }
        return root.toPrettyString() + "\n";
    }
}
