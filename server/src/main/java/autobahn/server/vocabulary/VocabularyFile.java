package autobahn.server.vocabulary;

import autobahn.bots.Term;
import autobahn.edition.EditionFault;
import autobahn.edition.Editions;
import autobahn.engine.AutobotPriority;
import autobahn.engine.AutobotQuestion;
import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.Extra;
import autobahn.engine.Feature;
import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.PositionFault;
import autobahn.engine.Reason;
import autobahn.engine.Vocabulary;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import autobahn.engine.edition.Rulings;
import autobahn.engine.edition.TechnologyKind;
import autobahn.format.Events;
import autobahn.json.ConstantNames;
import autobahn.json.ValueFault;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes all that the pages must have words for: moves, steps, events, reasons, rulings and the names of things. The build
 * makes TypeScript of it (web/scripts/vocabulary.mjs), so that the compiler finds what a language cannot say yet.
 */
public final class VocabularyFile {
    record Move(String rule, List<String> arguments) {}

    record Sentence(List<String> arguments, String english) {}

    /** What holds, and what does if the ruling does not. */
    record Readings(String text, String otherwise) {}

    private VocabularyFile() {}

    /** @param arguments the file to write; it is left alone where nothing has changed */
    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        String text = json();
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        }
    }

    static String json() {
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(words())
                + "\n";
    }

    private static Map<String, Object> words() {
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("moves", each(MoveType.values(), MoveType::name, VocabularyFile::move));
        words.put("steps", Vocabulary.steps().stream().collect(inOrder(step -> step, VocabularyFile::asks)));
        words.put("events", each(Event.class.getPermittedSubclasses(), VocabularyFile::event, VocabularyFile::members));
        words.put("reasons", each(Reason.values(), Reason::key, VocabularyFile::reason));
        words.put("faults", faults());
        words.put("positionFaults", each(PositionFault.values(), PositionFault::key, PositionFault::english));
        words.put("rulings", rulings());
        words.put("priorities", each(AutobotPriority.values(), AutobotPriority::text, ConstantNames::of));
        words.put("questions", each(AutobotQuestion.values(), AutobotQuestion::text, ConstantNames::of));
        words.put("names", names(Editions.standard()));
        words.put("deadEndRounds", Vocabulary.DEAD_END_ROUNDS);
        return words;
    }

    private static Move move(MoveType type) {
        return new Move(
                type.rule(), type.arguments().stream().map(ConstantNames::of).toList());
    }

    /** Whether the step waits for somebody; the others run by themselves. */
    private static boolean asks(String step) {
        return Arrays.stream(Decision.values())
                .anyMatch(decision -> decision.name().equals(step));
    }

    private static String event(Class<?> type) {
        return Events.name(type.asSubclass(Event.class));
    }

    /** What an event says, and whether as a number, a flag, a list or a name. */
    private static Map<String, String> members(Class<?> event) {
        return components(event).collect(inOrder(RecordComponent::getName, member -> kind(member.getType())));
    }

    private static String kind(Class<?> type) {
        if (type == int.class) {
            return "number";
        }
        if (type == boolean.class) {
            return "flag";
        }
        return type == List.class ? "list" : "name";
    }

    private static Sentence reason(Reason reason) {
        return new Sentence(reason.arguments(), reason.english());
    }

    /** What can be wrong with an edition, by key. */
    private static Map<String, String> faults() {
        Map<String, String> faults = new LinkedHashMap<>();
        for (ValueFault fault : ValueFault.values()) {
            faults.put(fault.key(), fault.english());
        }
        for (EditionFault fault : EditionFault.values()) {
            faults.put(fault.key(), fault.english());
        }
        return faults;
    }

    /** Both readings of each ruling, as the edition's file says them. */
    private static Map<String, Readings> rulings() {
        Map<String, JsonNode> said = new HashMap<>();
        JsonMapper.shared()
                .readTree(Editions.standardText())
                .get("rulings")
                .forEach(ruling -> said.put(ruling.get("ruling").asString(), ruling));
        return components(Rulings.class).map(RecordComponent::getName).collect(inOrder(name -> name, name -> {
            JsonNode ruling = Objects.requireNonNull(said.get(name));
            return new Readings(
                    ruling.get("text").asString(), ruling.get("otherwise").asString());
        }));
    }

    /** The names of things, as notation writes them. */
    private static Map<String, List<String>> names(Edition edition) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        names.put("colour", constants(Colour.values()));
        names.put("space", constants(ActionSpace.values()));
        names.put("extra", constants(Extra.values()));
        names.put("department", constants(Department.values()));
        names.put("bonus", constants(BonusKind.values()));
        names.put("goods", constants(Goods.values()));
        names.put("technology", constants(TechnologyKind.values()));
        names.put("card", constants(CardKind.values()));
        names.put("feature", constants(Feature.values()));
        names.put("money", constants(MoneyReason.values()));
        names.put("term", constants(Term.values()));
        names.put("city", joined(edition.board().cities().stream().map(Edition.City::name)));
        names.put("country", joined(edition.trade().countries().stream().map(Edition.Country::name)));
        return names;
    }

    private static List<String> constants(Enum<?>[] constants) {
        return Arrays.stream(constants).map(ConstantNames::of).toList();
    }

    /** Notation writes every name in one word. */
    private static List<String> joined(Stream<String> names) {
        return names.map(name -> name.replace(" ", "")).toList();
    }

    private static Stream<RecordComponent> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents());
    }

    private static <T, V> Map<String, V> each(T[] things, Function<T, String> name, Function<T, V> what) {
        return Arrays.stream(things).collect(inOrder(name, what));
    }

    private static <T, V> Collector<T, ?, Map<String, V>> inOrder(Function<T, String> name, Function<T, V> what) {
        return Collectors.toMap(
                name,
                what,
                (one, other) -> {
                    throw new IllegalStateException("two of one name: " + one);
                },
                LinkedHashMap::new);
    }
}
