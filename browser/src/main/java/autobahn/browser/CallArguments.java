package autobahn.browser;

import autobahn.format.Refused;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import autobahn.json.JsonValues;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a call brings along; whatever is not as it must be is said. */
final class CallArguments {
    private final JsonNode node;

    CallArguments(JsonNode node) {
        this.node = node;
    }

    static CallArguments parse(String json) {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (!faults.isEmpty()) {
            throw bad(faults.list().getFirst().toString());
        }
        return new CallArguments(tree);
    }

    private static Refused bad(String detail) {
        return new Refused(400, "bad-call", detail);
    }

    boolean has(String name) {
        JsonNode value = node.get(name);
        return value != null && !value.isNull();
    }

    /** A member that is an object, or an empty one. */
    CallArguments object(String name) {
        return new CallArguments(node.path(name));
    }

    JsonNode node(String name) {
        return node.path(name);
    }

    String text(String name) {
        JsonNode value = node.path(name);
        if (!value.isString()) {
            throw bad(name + " must be a text, not " + JsonValues.shown(value));
        }
        return value.stringValue();
    }

    @Nullable
    String optionalText(String name) {
        return has(name) ? text(name) : null;
    }

    int whole(String name) {
        JsonNode value = node.path(name);
        if (!value.canConvertToInt()) {
            throw bad(name + " must be a whole number, not " + JsonValues.shown(value));
        }
        return value.intValue();
    }

    int whole(String name, int otherwise) {
        return has(name) ? whole(name) : otherwise;
    }

    /** A member that is true; false where it is missing. */
    boolean flag(String name) {
        return node.path(name).asBoolean(false);
    }

    /** A seed: its digits as text, because the page's own numbers cannot hold them. */
    long seed(String name, long otherwise) {
        String digits = optionalText(name);
        try {
            return digits == null ? otherwise : Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw bad(name + " must be the digits of a whole number of 64 bits");
        }
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode element : list(name)) {
            if (!element.isString()) {
                throw bad(name + " must be a list of texts");
            }
            texts.add(element.stringValue());
        }
        return texts;
    }

    List<CallArguments> objects(String name) {
        List<CallArguments> objects = new ArrayList<>();
        for (JsonNode element : list(name)) {
            objects.add(new CallArguments(element));
        }
        return objects;
    }

    private JsonNode list(String name) {
        JsonNode list = node.path(name);
        if (!list.isArray()) {
            throw bad(name + " must be a list, not " + JsonValues.shown(list));
        }
        return list;
    }
}
