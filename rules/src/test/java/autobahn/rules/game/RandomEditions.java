package autobahn.rules.game;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sound editions that are not the standard one: figures, words, lists and switches of it are changed at random, and what the
 * validator has something against is taken back. So they are whatever an owner could write, sensible or not.
 */
final class RandomEditions {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int[] NUMBERS = {0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 40, 64, 99};
    private static final String[] BONUSES = {
        "develop 1",
        "develop 2",
        "develop 3",
        "develop 9",
        "develop 24",
        "DM 1",
        "DM 8",
        "DM 99",
        "promote",
        "promote 2",
        "promote 5",
        "promote service",
        "promote trade",
        "unlock",
        "replace",
        "gain",
        "flip",
        "remove",
        "build",
        "upgrade",
        "station",
        "load",
        "move 1",
        "move 3",
        "move 40",
        "swap",
        "colour",
        "recruit",
        "slide",
        "employee",
        "employee 10",
        "funding",
        "pick-up",
        "discard"
    };

    private final Dice dice;
    /** The last text that the validator had nothing against. */
    private String sound = Editions.standardText();

    private ObjectNode tree = (ObjectNode) MAPPER.readTree(sound);

    private RandomEditions(long seed) {
        dice = new Dice(seed);
    }

    /** @param changes that are tried */
    static Edition random(long seed, int changes) {
        RandomEditions random = new RandomEditions(seed);
        for (int i = 0; i < changes; i++) {
            random.tryOne();
        }
        return random.read();
    }

    private Edition read() {
        try {
            return Editions.read(sound).edition();
        } catch (EditionException e) {
            throw new AssertionError("only sound changes were kept", e);
        }
    }

    private void tryOne() {
        switch (dice.below(8)) {
            case 0, 1 -> changeNumber();
            case 2, 3 -> changeWord();
            case 4 -> moveCount();
            case 5 -> swapInList();
            case 6 -> changeList();
            default -> turnRuling();
        }
        String changed = tree.toString();
        try {
            Editions.read(changed);
            sound = changed;
        } catch (EditionException e) {
            tree = (ObjectNode) MAPPER.readTree(sound);
        }
    }

    private void changeNumber() {
        List<ObjectNode> entries = entries();
        ObjectNode entry = any(entries);
        List<String> names = new ArrayList<>();
        for (String name : entry.propertyNames()) {
            if (entry.get(name).isInt() || entry.get(name).isArray()) {
                names.add(name);
            }
        }
        if (names.isEmpty()) {
            return;
        }
        String name = any(names);
        if (entry.get(name) instanceof ArrayNode list) {
            int at = dice.below(list.size());
            if (list.get(at).isInt()) {
                list.set(at, number());
            }
        } else {
            entry.put(name, number());
        }
    }

    private int number() {
        return NUMBERS[dice.below(NUMBERS.length)];
    }

    /** Another word that stands at such a place elsewhere, or another bonus. */
    private void changeWord() {
        ObjectNode entry = any(entries());
        List<String> names = new ArrayList<>();
        for (String name : entry.propertyNames()) {
            if (entry.get(name).isString() && !name.equals("from") && !name.endsWith("From")) {
                names.add(name);
            }
        }
        if (names.isEmpty()) {
            return;
        }
        String name = any(names);
        boolean bonus = name.equals("bonus") || name.equals("tile") || name.equals("pharmaceuticals");
        entry.put(name, bonus ? BONUSES[dice.below(BONUSES.length)] : any(words().get(name)));
    }

    private Map<String, List<String>> words() {
        Map<String, List<String>> words = new HashMap<>();
        List<String> sections = new ArrayList<>();
        for (JsonNode link : tree.at("/board/links")) {
            String there = link.get("link").stringValue();
            int hyphen = there.indexOf('-');
            sections.add(there);
            sections.add(there.substring(hyphen + 1) + "-" + there.substring(0, hyphen));
        }
        for (ObjectNode entry : entries()) {
            for (String name : entry.propertyNames()) {
                if (entry.get(name).isString()) {
                    words.computeIfAbsent(name, key -> new ArrayList<>())
                            .add(entry.get(name).stringValue());
                }
            }
        }
        words.put("section", sections);
        return words;
    }

    /** What must add up: sections of eras, of links, tiles; one gets more and another less. */
    private void moveCount() {
        switch (dice.below(4)) {
            case 0 -> shift("/dashboard/eras", "sections", 1 + dice.below(6));
            case 1 -> shift("/board/links", "sections", 1);
            case 2 -> {
                ObjectNode era = any(objects(tree.at("/dashboard/eras")));
                ObjectNode spare = (ObjectNode) tree.at("/dashboard/spareSections");
                int by = dice.below(10) - 5;
                era.put("sections", era.get("sections").intValue() + by);
                spare.put("value", spare.get("value").intValue() - by);
            }
            default -> shift("/trade/tiles", "count", 1 + dice.below(3));
        }
    }

    private void shift(String list, String member, int by) {
        ObjectNode less = any(objects(tree.at(list)));
        ObjectNode more = any(objects(tree.at(list)));
        less.put(member, less.get(member).intValue() - by);
        more.put(member, more.get(member).intValue() + by);
    }

    /** Two entries of a list exchange one of their members: colours of links, cities of depots, kinds of cards. */
    private void swapInList() {
        ArrayNode list = anyList();
        if (list.isEmpty() || !(list.get(0) instanceof ObjectNode)) {
            return;
        }
        ObjectNode one = any(objects(list));
        ObjectNode other = any(objects(list));
        String name = any(new ArrayList<>(one.propertyNames()));
        if (other.has(name)) {
            JsonNode kept = one.get(name);
            one.set(name, other.get(name));
            other.set(name, kept);
        }
    }

    private void changeList() {
        ArrayNode list = anyList();
        if (list.isEmpty()) {
            return;
        }
        int at = dice.below(list.size());
        if (dice.below(2) == 0) {
            list.remove(at);
        } else {
            JsonNode copy = list.get(at).deepCopy();
            if (copy instanceof ObjectNode entry && entry.has("section")) {
                entry.put("section", any(words().get("section")));
            } else if (copy instanceof ObjectNode entry && entry.has("space") && entry.has("bonus")) {
                entry.put("space", dice.below(24));
                entry.put("bonus", BONUSES[dice.below(BONUSES.length)]);
            }
            list.insert(dice.below(list.size() + 1), copy);
        }
    }

    private void turnRuling() {
        ObjectNode ruling = any(objects(tree.at("/rulings")));
        // Without it random players may never end a game, and rightly so: RulingsGamesTest plays that one.
        if (!ruling.get("ruling").stringValue().equals("deadEndEndsEra")) {
            ruling.put("holds", !ruling.get("holds").booleanValue());
        }
    }

    private List<ObjectNode> entries() {
        List<ObjectNode> entries = new ArrayList<>();
        collect(tree, entries, new ArrayList<>());
        return entries;
    }

    private ArrayNode anyList() {
        List<ArrayNode> lists = new ArrayList<>();
        collect(tree, new ArrayList<>(), lists);
        return any(lists);
    }

    private static void collect(JsonNode node, List<ObjectNode> entries, List<ArrayNode> lists) {
        if (node instanceof ObjectNode object && object.has("from") && !object.has("ruling")) {
            entries.add(object);
        }
        if (node instanceof ArrayNode list
                && !(list.get(0) != null && list.get(0).has("ruling"))) {
            lists.add(list);
        }
        node.forEach(child -> collect(child, entries, lists));
    }

    private static List<ObjectNode> objects(JsonNode list) {
        List<ObjectNode> objects = new ArrayList<>();
        list.forEach(each -> objects.add((ObjectNode) each));
        return objects;
    }

    private <T> T any(List<T> list) {
        return list.get(dice.below(list.size()));
    }
}
