package autobahn.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tables that are opened from what a page has kept. */
class OpeningCallsTest {
    private final Asked engine = new Asked();
    private final ArrayNode entries = Asked.JSON.createArrayNode();

    private String record(int table) {
        return engine.ask("record", Asked.args().put("table", table))
                .get("text")
                .stringValue();
    }

    private ObjectNode kept(String record) {
        ObjectNode kept = Asked.args().put("game", "g").put("record", record).put("at", Asked.AT);
        kept.set("entries", entries);
        return kept;
    }

    @Test
    void movesOfTheRecordAreTheFirstEntries() {
        int table = engine.start("3");
        engine.play(table, Asked.JSON.createArrayNode());
        engine.play(table, Asked.JSON.createArrayNode());
        String record = record(table);
        engine.play(table, entries);
        JsonNode opened = engine.ask("open", kept(record));
        assertThat(opened.get("version").intValue()).isEqualTo(3);
        JsonNode told = engine.ask(
                "entries", Asked.args().put("table", opened.get("table").intValue()));
        assertThat(told.get("entries")).hasSize(3);
        assertThat(told.at("/entries/2/move")).isEqualTo(entries.at("/0/move"));
    }

    @Test
    void whatWasTakenBackIsAnEntryAndNoMove() {
        int table = engine.start("3");
        String record = record(table);
        engine.play(table, entries);
        engine.play(table, entries);
        entries.addObject().put("to", 1).put("at", Asked.AT);
        JsonNode opened = engine.ask("open", kept(record));
        assertThat(opened.get("version").intValue()).isEqualTo(3);
        assertThat(opened.get("moves").intValue()).isEqualTo(1);
        int again = opened.get("table").intValue();
        ObjectNode follow = Asked.args().put("table", again);
        follow.set("entries", entries.deepCopy().add(entries.get(1)));
        assertThat(engine.ask("follow", follow).get("moves").intValue()).isEqualTo(2);
    }

    @Test
    void anEntryThatCannotBeIsNamed() {
        String record = record(engine.start("3"));
        entries.addObject().put("move", "build Berlin-Dresden").put("at", Asked.AT);
        JsonNode problem = engine.refused("open", kept(record));
        assertThat(problem.get("code").stringValue()).isEqualTo("bad-record");
        assertThat(problem.at("/faults/0").stringValue()).startsWith("$.entries[0]: ");
        assertThat(engine.refused("open", kept("{ \"moves\": ")).get("code").stringValue())
                .isEqualTo("bad-record");
    }
}
