package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Broken input of every kind: faults or success, and never another exception. */
@Tag("slow")
class FuzzTest {
    private static final String[] VALUES = {
        "null",
        "true",
        "-1",
        "0",
        "64",
        "1e999",
        "123456789012345678901234567890",
        "0.5",
        "\"\"",
        "\"red\"",
        "\"Köln\"",
        "\"Köln-Köln\"",
        "\"-\"",
        "\"promote trade\"",
        "[]",
        "{}",
        "[[]]",
        "[null]",
        "\"S\"",
        "{\"from\":\"S\"}",
        "[\"red\"]"
    };

    /** {@code -Dautobahn.fuzz=25000} for a longer run; {@code ./autobahn fuzz} looks for hours where code has not been yet. */
    private static final int TIMES = Integer.getInteger("autobahn.fuzz", 3_000);

    @Test
    void brokenText() {
        Random random = new Random(1);
        String standard = Editions.standardText();
        for (int i = 0; i < TIMES; i++) {
            StringBuilder text = new StringBuilder(standard);
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(5)) {
                    case 0 -> text.setLength(at + 1);
                    case 1 -> text.deleteCharAt(at).append(' ');
                    case 2 -> text.setCharAt(at, (char) random.nextInt(0x250));
                    case 3 -> text.insert(at, VALUES[random.nextInt(VALUES.length)]);
                    default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(200))));
                }
            }
            read(text.toString());
        }
    }

    @Test
    void brokenTrees() {
        Random random = new Random(2);
        for (int i = 0; i < TIMES; i++) {
            Edits edits = new Edits();
            for (int count = 1 + random.nextInt(4); count > 0; count--) {
                List<JsonNode> containers = new ArrayList<>();
                collect(edits.tree(), containers);
                mutate(containers.get(random.nextInt(containers.size())), random);
            }
            read(edits.text());
        }
    }

    private static void collect(JsonNode node, List<JsonNode> containers) {
        if (node.isContainer() && !node.isEmpty()) {
            containers.add(node);
            node.forEach(child -> collect(child, containers));
        }
    }

    private static void mutate(JsonNode node, Random random) {
        JsonNode value = Edits.parse(VALUES[random.nextInt(VALUES.length)]);
        if (node instanceof ArrayNode array) {
            int at = random.nextInt(array.size());
            switch (random.nextInt(3)) {
                case 0 -> array.remove(at);
                case 1 -> array.set(at, value);
                default -> array.add(array.get(at).deepCopy());
            }
        } else if (node instanceof ObjectNode object) {
            String name = new ArrayList<>(object.propertyNames()).get(random.nextInt(object.size()));
            switch (random.nextInt(3)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(name, value);
                default -> object.set(name + "From", value);
            }
        }
    }

    private static void read(String text) {
        try {
            assertThat(Editions.read(text).entries()).isNotEmpty();
        } catch (EditionException e) {
            assertThat(e.faults()).isNotEmpty().allMatch(fault -> fault.path().startsWith("$"));
        }
    }
}
