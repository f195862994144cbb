package autobahn.browser;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.Records;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Games that were kept when the program played by other rules. */
class CarryingOverTest {
    private static final int MOVES = 60;

    private final Asked engine = new Asked();
    private final ArrayNode entries = Asked.JSON.createArrayNode();
    private String record = "";
    private ObjectNode saved = Asked.args();
    private JsonNode last = saved;

    @BeforeEach
    void keepAGame() {
        int table = engine.start("7");
        record = engine.ask("record", Asked.args().put("table", table))
                .get("text")
                .stringValue();
        for (int i = 0; i < MOVES || last.has("saved"); i++) {
            last = engine.play(table, entries);
            if (last.has("saved")) {
                saved = Asked.args()
                        .put("entries", entries.size())
                        .put("version", last.at("/now/version").intValue())
                        .put("moves", last.at("/now/moves").intValue())
                        .put("rules", Records.RULES)
                        .put("position", last.get("saved").stringValue());
            }
        }
        assertThat(saved.get("entries").intValue()).isBetween(1, entries.size() - 1);
        record = record.replace("\"rules\": \"" + Records.RULES + "\"", "\"rules\": \"0\"");
    }

    private ObjectNode kept() {
        ObjectNode kept = Asked.args().put("record", record);
        kept.set("entries", entries);
        kept.set("saved", saved);
        return kept;
    }

    private ObjectNode opened(String text, ArrayNode since) {
        ObjectNode args = Asked.args().put("game", "g").put("record", text);
        args.set("entries", since);
        return args;
    }

    private ArrayNode since() {
        ArrayNode since = Asked.JSON.createArrayNode();
        for (int i = saved.get("entries").intValue(); i < entries.size(); i++) {
            since.add(entries.get(i));
        }
        return since;
    }

    @Test
    void movesThatLeadWhereTheyLedAreKept() {
        assertThat(engine.refused("open", opened(record, entries)).get("detail").stringValue())
                .contains("was made with rules 0");
        JsonNode over = engine.ask("carryOver", kept());
        assertThat(over.get("continued").booleanValue()).isFalse();
        assertThat(over.get("rules").stringValue()).isEqualTo(Records.RULES);
        assertThat(over.get("moves").intValue()).isEqualTo(entries.size());
        int table = engine.ask("open", opened(over.get("record").stringValue(), entries))
                .get("table")
                .intValue();
        assertThat(engine.now(table).get("view")).isEqualTo(watched(last));
    }

    private JsonNode watched(JsonNode played) {
        int table = engine.start("7");
        ObjectNode args = Asked.args().put("table", table);
        args.set("entries", entries);
        engine.ask("follow", args);
        assertThat(engine.now(table).get("moves")).isEqualTo(played.at("/now/moves"));
        return engine.now(table).get("view");
    }

    @Test
    void movesThatAreNotLegalAnyMoreGiveWayToThePosition() {
        ((ObjectNode) entries.get(3)).put("move", "build Berlin-Dresden");
        JsonNode over = engine.ask("carryOver", kept());
        assertThat(over.get("continued").booleanValue()).isTrue();
        assertThat(over.get("dropped").intValue()).isZero();
        assertThat(over.has("record")).isFalse();
        ObjectNode args = opened(record, since());
        args.set("base", saved);
        JsonNode opened = engine.ask("open", args);
        assertThat(opened.get("version")).isEqualTo(last.at("/now/version"));
        assertThat(opened.get("moves")).isEqualTo(last.at("/now/moves"));
        assertThat(opened.get("first")).isEqualTo(saved.get("moves"));
        // From there on it is a game like any other, but for what lies before.
        int table = opened.get("table").intValue();
        engine.play(table, entries);
        assertThat(engine.refused("record", Asked.args().put("table", table))
                        .get("code")
                        .stringValue())
                .isEqualTo("continued");
    }

    @Test
    void movesThatLeadElsewhereGiveWayToThePosition() {
        record = record.replaceFirst("\"seed\": 7", "\"seed\": 8");
        entries.removeAll();
        saved.put("entries", 0);
        assertThat(engine.ask("carryOver", kept()).get("continued").booleanValue())
                .isTrue();
    }

    @Test
    void whatFollowedThePositionAndIsNotLegalIsTakenBack() {
        ((ObjectNode) entries.get(3)).put("move", "build Berlin-Dresden");
        ((ObjectNode) entries.get(entries.size() - 1)).put("move", "build Berlin-Dresden");
        JsonNode over = engine.ask("carryOver", kept());
        assertThat(over.get("dropped").intValue()).isEqualTo(since().size());
        assertThat(over.get("moves")).isEqualTo(saved.get("moves"));
    }

    @Test
    void withoutAPositionItIsSaid() {
        ((ObjectNode) entries.get(3)).put("move", "build Berlin-Dresden");
        ObjectNode kept = kept();
        kept.remove("saved");
        assertThat(engine.refused("carryOver", kept).get("code").stringValue()).isEqualTo("unplayable");
    }

    @Test
    void whatIsNoRecordIsSaid() {
        assertThat(engine.refused("carryOver", Asked.args().put("record", "{ \"moves\": "))
                        .get("code")
                        .stringValue())
                .isEqualTo("no-such-edition");
        ObjectNode broken = kept();
        saved.put("position", "{}");
        ((ObjectNode) entries.get(3)).put("move", "build Berlin-Dresden");
        assertThat(engine.refused("carryOver", broken).get("code").stringValue())
                .isEqualTo("bad-record");
    }
}
