package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Edition.Section;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One object of the file while it is read. Whatever is wrong becomes a fault, and a harmless value stands in for it, so
 * that reading goes on; members that nobody asked for are faults too.
 */
final class JsonObject {
    /** No list of an edition can be longer: sets of links, sections and cards are masks of 64 bits. */
    private static final int MOST_ENTRIES = 64;

    private static final int LONGEST_TEXT = 2_000;
    private static final int LONGEST_NAME = 60;

    private final JsonNode node;
    private final String path;
    private final Faults faults;
    private final Set<String> known = new HashSet<>();

    private JsonObject(JsonNode node, String path, Faults faults) {
        this.node = node;
        this.path = path;
        this.faults = faults;
    }

    static <T> T read(JsonNode node, String path, Faults faults, Function<JsonObject, T> shape) {
        JsonObject object = new JsonObject(node, path, faults);
        if (!node.isObject() && !node.isMissingNode()) {
            faults.add(path, EditionFault.OBJECT.of(JsonValues.shown(node)));
        }
        T result = shape.apply(object);
        object.readProvenance();
        return result;
    }

    /** One line of the file, which says where it comes from. */
    static <T> T entry(JsonNode node, String path, Faults faults, Function<JsonObject, T> shape) {
        return read(node, path, faults, object -> {
            object.readFrom();
            return shape.apply(object);
        });
    }

    Faults faults() {
        return faults;
    }

    String path(String name) {
        return path + "." + name;
    }

    /** Whether nothing in it is broken so far. */
    boolean isSound() {
        return faults.noneBelow(path);
    }

    boolean has(String name) {
        return node.has(name);
    }

    String text(String name) {
        return text(name, LONGEST_TEXT);
    }

    String text(String name, int most) {
        JsonNode value = member(name);
        String text = value == null ? "" : JsonValues.text(value, path(name), faults);
        if (text.length() > most) {
            faults.add(path(name), EditionFault.LONG_TEXT.of(most));
            return text.substring(0, 1);
        }
        return text;
    }

    @Nullable
    String optionalText(String name) {
        return has(name) ? text(name) : null;
    }

    int whole(String name, int least, int most) {
        JsonNode value = member(name);
        return value == null ? least : JsonValues.whole(value, path(name), faults, least, most);
    }

    /** The place in its list that an entry names for the eyes of people. */
    void place(String name, int index) {
        whole(name, index + 1, index + 1);
    }

    double decimal(String name, double least, double most) {
        JsonNode value = member(name);
        return value == null ? least : JsonValues.decimal(value, path(name), faults, least, most);
    }

    boolean flag(String name) {
        JsonNode value = member(name);
        if (value != null && !value.isBoolean()) {
            faults.add(path(name), EditionFault.FLAG.of(JsonValues.shown(value)));
        }
        return value != null && value.isBoolean() && value.booleanValue();
    }

    <E extends Enum<E>> E choice(String name, Class<E> type) {
        JsonNode value = member(name);
        return value == null ? type.getEnumConstants()[0] : JsonValues.choice(value, path(name), faults, type);
    }

    Bonus bonus(String name) {
        String text = text(name);
        Bonus bonus = BonusText.parse(text);
        if (bonus == null && isText(name)) {
            faults.add(path(name), EditionFault.NO_BONUS.of(text));
        }
        return bonus == null ? new Bonus(BonusKind.UNLOCK, 1) : bonus;
    }

    @Nullable
    Bonus optionalBonus(String name) {
        return has(name) ? bonus(name) : null;
    }

    /** Two cities joined by a hyphen; as a section, the one next to the first city. */
    Section cities(String name) {
        String text = text(name);
        int hyphen = text.indexOf('-');
        String first = hyphen < 0 ? "" : text.substring(0, hyphen);
        String second = text.substring(hyphen + 1);
        boolean two = !first.isBlank() && !second.isBlank() && second.indexOf('-') < 0;
        if (!two && isText(name)) {
            faults.add(path(name), EditionFault.NO_CITIES.of(text));
        }
        return two ? new Section(first, second) : new Section("", "");
    }

    /** A member that is one entry with a single figure. */
    int figure(String name, int least, int most) {
        return entry(name, object -> object.whole("value", least, most), least);
    }

    <T> T object(String name, Function<JsonObject, T> shape) {
        return read(memberOrNull(name), path(name), faults, shape);
    }

    <T> T entry(String name, Function<JsonObject, T> shape, T otherwise) {
        JsonNode value = member(name);
        return value == null ? otherwise : entry(value, path(name), faults, shape);
    }

    /** A list of entries. */
    <T> List<T> entries(String name, Function<JsonObject, T> shape) {
        return list(name, (value, place) -> entry(value, place, faults, shape));
    }

    /** A list of anything, read by value and path. */
    <T> List<T> list(String name, BiFunction<JsonNode, String, T> shape) {
        List<T> result = new ArrayList<>();
        JsonNode value = member(name);
        if (value != null && !value.isArray()) {
            faults.add(path(name), EditionFault.LIST.of(JsonValues.shown(value)));
        } else if (value != null && value.size() > MOST_ENTRIES) {
            faults.add(path(name), EditionFault.LONG_LIST.of(value.size()));
        } else if (value != null) {
            int index = 0;
            for (JsonNode element : value) {
                result.add(shape.apply(element, path(name) + "[" + index++ + "]"));
            }
        }
        return List.copyOf(result);
    }

    private boolean isText(String name) {
        JsonNode value = node.get(name);
        return value != null && value.isString();
    }

    private @Nullable JsonNode member(String name) {
        known.add(name);
        JsonNode value = node.get(name);
        if (value == null && node.isObject()) {
            faults.add(path(name), EditionFault.MISSING.of());
        }
        return value;
    }

    private JsonNode memberOrNull(String name) {
        JsonNode value = member(name);
        return value == null ? JsonValues.NOTHING : value;
    }

    private void readFrom() {
        checkLetter("from", text("from"));
    }

    /**
     * A member may name a provenance of its own: {@code valueFrom} beside {@code value}. Beside the letter of a figure that
     * was checked may stand who did: {@code by}, {@code valueBy}. What is left is unknown.
     */
    private void readProvenance() {
        for (String name : node.propertyNames()) {
            if (name.endsWith("From") && known.contains(name.substring(0, name.length() - 4))) {
                checkLetter(name, text(name));
            } else if (Provenance.isChecker(name) && node.has(Provenance.letterOf(name))) {
                checkChecker(name);
            } else if (!known.contains(name)) {
                faults.add(path(name), EditionFault.UNKNOWN.of());
            }
        }
    }

    private void checkChecker(String name) {
        text(name, LONGEST_NAME);
        faults.check(
                node.path(Provenance.letterOf(name)).asString("").equals(Provenance.CHECKED.letter()),
                path(name),
                EditionFault.NOT_CHECKED.of());
    }

    private void checkLetter(String name, String letter) {
        if (isText(name) && Provenance.of(letter) == null) {
            faults.add(path(name), EditionFault.LETTER.of(Provenance.letters(), letter));
        }
    }
}
