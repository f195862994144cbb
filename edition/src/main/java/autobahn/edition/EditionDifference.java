package autobahn.edition;

import autobahn.json.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Compares two editions place by place. What a file says of itself as a whole, its id, name and notes, is left out. */
final class EditionDifference {
    private static final Set<String> HEAD = Set.of("format", "edition", "name", "note", "provenance");

    private final List<FigureChange> changes = new ArrayList<>();

    private EditionDifference() {}

    static List<FigureChange> between(JsonNode was, JsonNode is) {
        EditionDifference difference = new EditionDifference();
        for (String name : names(was, is)) {
            if (!HEAD.contains(name)) {
                difference.compare("$." + name, was.path(name), is.path(name));
            }
        }
        return List.copyOf(difference.changes);
    }

    private void compare(String path, JsonNode was, JsonNode is) {
        if (was.isObject() && is.isObject()) {
            names(was, is).forEach(name -> compare(path + "." + name, was.path(name), is.path(name)));
        } else if (isOfObjects(was) && isOfObjects(is) && was.size() == is.size()) {
            for (int i = 0; i < was.size(); i++) {
                compare(path + "[" + i + "]", was.path(i), is.path(i));
            }
        } else if (!same(was, is)) {
            changes.add(new FigureChange(path, was, is));
        }
    }

    /** In the order of the first, then what only the second has. */
    private static Set<String> names(JsonNode was, JsonNode is) {
        Set<String> names = new LinkedHashSet<>(was.propertyNames());
        names.addAll(is.propertyNames());
        return names;
    }

    private static boolean isOfObjects(JsonNode node) {
        return node.isArray() && !node.isEmpty() && node.path(0).isObject();
    }

    /** 7 and 7.0 are one latitude. */
    static boolean same(JsonNode one, JsonNode other) {
        return one.isNumber() && other.isNumber() ? one.asDouble(0) == other.asDouble(0) : one.equals(other);
    }
}
