package autobahn.format;

import autobahn.engine.Event;
import autobahn.engine.Phrase;
import autobahn.engine.View;
import autobahn.json.Shape;
import autobahn.json.ShapesOf;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The shapes of all records that become JSON. */
@ShapesOf(
        value = {GameRecord.class, Positions.PositionFile.class, View.class},
        written = {Event.class, Now.class, Entry.Page.class, Choices.class, Verdict.class, Phrase.class, Planned.class})
public final class Shapes {
    private static volatile Map<Class<?>, Shape> byType = Map.of();

    static {
        add(MadeShapes.ALL);
    }

    private Shapes() {}

    /** Makes records of other modules known, so that they are written like those of this one. */
    public static synchronized void add(List<Shape> shapes) {
        Map<Class<?>, Shape> all = new HashMap<>(byType);
        shapes.forEach(shape -> all.put(shape.type(), shape));
        byType = all;
    }

    static Shape of(Class<?> type) {
        return Objects.requireNonNull(byType.get(type), () -> "nobody has told the shape of " + type);
    }
}
