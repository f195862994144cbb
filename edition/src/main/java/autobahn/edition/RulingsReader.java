package autobahn.edition;

import autobahn.engine.edition.Rulings;
import autobahn.json.ArrayNode;
import autobahn.json.JsonNode;
import autobahn.json.Shape;
import autobahn.json.ShapesOf;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads our readings of unclear rules. Their names are those of {@link Rulings}, so that a new one is added there alone. */
@ShapesOf(Rulings.class)
final class RulingsReader {
    private static final Shape SHAPE = MadeRulingsReader.ALL.getFirst();
    private static final List<String> NAMES =
            SHAPE.members().stream().map(Shape.Member::name).toList();

    private RulingsReader() {}

    /** Adds the rulings that a list of before does not have. */
    static void complete(ArrayNode rulings, JsonNode earliest) {
        Set<String> there = new HashSet<>();
        rulings.forEach(ruling -> there.add(ruling.path("ruling").asString("")));
        for (JsonNode ruling : earliest) {
            if (!there.contains(ruling.path("ruling").asString(""))) {
                rulings.add(ruling);
            }
        }
    }

    static Rulings read(JsonObject edition) {
        Map<String, Boolean> holds = new HashMap<>();
        edition.entries("rulings", entry -> {
            String name = entry.text("ruling");
            entry.text("rule");
            entry.text("text");
            entry.text("otherwise");
            String path = entry.path("ruling");
            entry.faults().check(NAMES.contains(name), path, EditionFault.NO_RULING.of(name));
            Boolean before = holds.put(name, entry.flag("holds"));
            entry.faults().check(before == null, path, EditionFault.RULING_TWICE.of());
            return name;
        });
        for (String name : NAMES) {
            edition.faults()
                    .check(holds.containsKey(name), edition.path("rulings"), EditionFault.RULING_MISSING.of(name));
        }
        Object[] values =
                NAMES.stream().map(name -> holds.getOrDefault(name, true)).toArray();
        return (Rulings) SHAPE.make(values);
    }
}
