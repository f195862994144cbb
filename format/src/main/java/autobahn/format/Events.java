package autobahn.format;

import autobahn.engine.Event;
import autobahn.json.ArrayNode;
import autobahn.json.JsonPrinter;
import autobahn.json.ObjectNode;
import java.util.List;

/** Events as JSON: the kind in the member {@code event}, then what the event says. */
public final class Events {
    private static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            StringBuilder name = new StringBuilder();
            for (char c : Shapes.of(type).name().toCharArray()) {
                boolean begins = c >= 'A' && c <= 'Z';
                name.append(begins && !name.isEmpty() ? "-" : "").append(begins ? (char) (c + 'a' - 'A') : c);
            }
            return name.toString();
        }
    };

    private Events() {}

    /** One event on one line. */
    public static String write(Event event) {
        return tree(event).toString();
    }

    public static String write(List<Event> events) {
        ArrayNode array = new ArrayNode();
        events.forEach(event -> array.add(tree(event)));
        return JsonPrinter.print(array);
    }

    private static ObjectNode tree(Event event) {
        ObjectNode object = new ObjectNode();
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
