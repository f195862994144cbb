package autobahn.browser;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is said about the texts of editions. */
class EditionCallsTest {
    private final Asked engine = new Asked();

    private static JsonNode args(String text) {
        return Asked.args().put("text", text);
    }

    @Test
    void faultsOfFiguresAreTheAnswer() {
        String text = Editions.standardText().replaceFirst("\"sections\": 1,", "\"sections\": 7,");
        JsonNode checked = engine.ask("checkEdition", args(text));
        assertThat(checked.at("/faults/0").stringValue()).startsWith("$.board.links[0]");
        assertThat(checked.has("hash")).isFalse();
        assertThat(engine.ask("checkEdition", args(Editions.standardText()))
                        .get("hash")
                        .stringValue())
                .isEqualTo(Editions.standard().hash());
    }

    @Test
    void whatCannotEvenBeReadIsRefused() {
        String twice = Editions.standardText().replaceFirst("\"sections\": 1,", "\"sections\": 1, \"sections\": 2,");
        for (String text : new String[] {twice, "", "{", "[".repeat(100_000), "\u0000"}) {
            JsonNode problem = engine.refused("checkEdition", args(text));
            assertThat(problem.get("code").stringValue()).isEqualTo("bad-edition");
            assertThat(problem.get("faults")).hasSize(1);
        }
    }
}
