package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Two editions with the same hash play the same. */
class ContentHashTest {
    private static final String STANDARD = Editions.standard().hash();

    @Test
    void isSixteenHexDigits() {
        assertThat(STANDARD).matches("[0-9a-f]{16}");
    }

    @Test
    void ignoresHowTheFileIsWritten() throws EditionException {
        JsonMapper pretty =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        JsonNode tree = new Edits().tree();
        assertThat(hash(pretty.writeValueAsString(tree))).isEqualTo(STANDARD);
        assertThat(hash(tree.toString())).isEqualTo(STANDARD);
        ObjectNode board = (ObjectNode) tree.get("board");
        board.set("cities", board.remove("cities"));
        ObjectNode link = (ObjectNode) board.at("/links/0");
        link.set("link", link.remove("link"));
        assertThat(hash(tree.toString())).isEqualTo(STANDARD);
        assertThat(hash(new Edits().set("/board/cities/0/longitude", "7").text()))
                .isEqualTo(STANDARD);
    }

    @Test
    void ignoresWhatIsSaidAboutTheFigures() throws EditionException {
        assertThat(hash(new Edits()
                        .set("/edition", "\"mine\"")
                        .set("/note", "\"Corrected.\"")
                        .set("/board/links/1/from", "\"S\"")
                        .set("/board/links/1/sectionsFrom", "\"S\"")
                        .set("/rulings/0/text", "\"Said otherwise.\"")
                        .text()))
                .isEqualTo(STANDARD);
    }

    @Test
    void changesWithAFigure() throws EditionException {
        assertThat(hash(new Edits().set("/dashboard/eras/1/upgrade", "9").text()))
                .isNotEqualTo(STANDARD);
        assertThat(hash(new Edits().set("/rulings/0/holds", "false").text())).isNotEqualTo(STANDARD);
    }

    private static String hash(String json) throws EditionException {
        return Editions.read(json).edition().hash();
    }
}
