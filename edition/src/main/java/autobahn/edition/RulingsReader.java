package autobahn.edition;

import autobahn.engine.edition.Rulings;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads our readings of unclear rules. Their names are those of {@link Rulings}, so that a new one is added there alone. */
final class RulingsReader {
    private static final List<String> NAMES = Arrays.stream(Rulings.class.getRecordComponents())
            .map(RecordComponent::getName)
            .toList();

    private RulingsReader() {}

    static Rulings read(JsonObject edition) {
        Map<String, Boolean> holds = new HashMap<>();
        edition.entries("rulings", entry -> {
            String name = entry.text("ruling");
            entry.text("rule");
            entry.text("text");
            entry.text("otherwise");
            String path = entry.path("ruling");
            entry.faults().check(NAMES.contains(name), path, "there is no ruling '" + name + "'");
            Boolean before = holds.put(name, entry.flag("holds"));
            entry.faults().check(before == null, path, "this ruling stands here twice");
            return name;
        });
        for (String name : NAMES) {
            edition.faults()
                    .check(holds.containsKey(name), edition.path("rulings"), "the ruling '" + name + "' is missing");
        }
        Object[] values =
                NAMES.stream().map(name -> holds.getOrDefault(name, true)).toArray();
        try {
            return (Rulings) Rulings.class.getDeclaredConstructors()[0].newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a record of flags takes flags", e);
        }
    }
}
