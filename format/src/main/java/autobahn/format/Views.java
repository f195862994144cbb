package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.PositionException;
import autobahn.engine.Score;
import autobahn.engine.View;
import autobahn.json.Fault;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.RecordReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Views and scores as JSON, for programs that show a game; and games that go on from a view. */
public final class Views {
    private Views() {}

    public static String write(Box box, View view) {
        return JsonPrinter.print(Header.write(box).set("view", TreeWriter.write(view)));
    }

    /** The same on one line. */
    public static String line(Box box, View view) {
        return Header.write(box).set("view", TreeWriter.write(view)).toString();
    }

    /** Components of a view that may be null, beside those of positions. */
    static final Set<String> OPTIONAL =
            Set.of("View.seat", "View.toMove", "View.decision", "View.autobot", "View.autobotDecks", "Route.status");

    /** The game that somebody sees, with hidden things as they may lie ({@link Box#load(View)}). */
    public static Game resume(Box box, JsonNode tree) throws FormatException {
        Faults faults = new Faults();
        Set<String> optional = new HashSet<>(TreeReader.OPTIONAL);
        optional.addAll(OPTIONAL);
        View view = new RecordReader(Shapes::of, optional, faults).read(tree, View.class, "$");
        if (view == null) {
            throw new FormatException(faults.list());
        }
        try {
            return box.load(view);
        } catch (PositionException e) {
            throw new FormatException(e.faults().stream()
                    .map(fault -> new Fault("$." + fault.place(), fault.message()))
                    .toList());
        }
    }

    public static String scores(List<Score> scores) {
        return JsonPrinter.print(TreeWriter.write(scores));
    }
}
