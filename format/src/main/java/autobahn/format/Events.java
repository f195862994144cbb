package autobahn.format;

import autobahn.engine.Event;
import autobahn.json.JsonPrinter;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Events as JSON: the kind in the member {@code event}, then what the event says. */
public final class Events {
    private static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        }
    };

    private Events() {}

    /** One event on one line. */
    public static String write(Event event) {
        return tree(event).toString();
    }

    public static String write(List<Event> events) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        events.forEach(event -> array.add(tree(event)));
        return JsonPrinter.print(array);
    }

    private static ObjectNode tree(Event event) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("event", name(event));
        return event instanceof Record record ? TreeWriter.members(object, record) : object;
    }

    /** {@code section-built} for a SectionBuilt. */
    public static String name(Event event) {
        return name(event.getClass());
    }

    /** The name of all events of a kind. */
    public static String name(Class<? extends Event> kind) {
        return NAMES.get(kind);
    }
}
