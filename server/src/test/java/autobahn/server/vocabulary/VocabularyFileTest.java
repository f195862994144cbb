package autobahn.server.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Reason;
import autobahn.engine.Vocabulary;
import autobahn.engine.edition.Rulings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VocabularyFileTest {
    private final JsonNode words = new JsonMapper().readTree(VocabularyFile.json());

    @Test
    void tellsWhatIsAskedAndWhatRunsByItself() {
        assertThat(Vocabulary.steps())
                .containsAll(Arrays.stream(Decision.values()).map(Enum::name).toList());
        assertThat(words.at("/steps/BUILD").asBoolean()).isTrue();
        assertThat(words.at("/steps/DEVELOP").asBoolean(true)).isFalse();
    }

    @Test
    void tellsArgumentsMembersAndSentences() {
        assertThat(words.at("/moves/LOAD")).hasToString("{\"rule\":\"LOAD-1\",\"arguments\":[\"depot\",\"truck\"]}");
        assertThat(words.at("/events/section-built")).hasToString("{\"seat\":\"number\",\"section\":\"name\"}");
        assertThat(words.at("/events/autobot-task/fromQueue").asString()).isEqualTo("flag");
        assertThat(words.at("/events/autobot-task/queue").asString()).isEqualTo("list");
        assertThat(words.get("reasons").size()).isEqualTo(Reason.values().length);
        assertThat(words.at("/reasons/jammed"))
                .hasToString("{\"arguments\":[\"section\"],\"english\":\"{section} is jammed with traffic\"}");
        assertThat(words.at("/names/city").toString()).contains("\"BadHersfeld\"");
    }

    @Test
    void tellsBothReadingsOfARulingInTheWordsOfTheEdition() {
        assertThat(words.get("rulings").size()).isEqualTo(Rulings.class.getRecordComponents().length);
        assertThat(words.at("/rulings/refreshNeedsPlayedCard"))
                .hasToString("{\"text\":\"Refreshing takes at least one played card.\","
                        + "\"otherwise\":\"One may refresh with no card played, for nothing.\"}");
    }

    /** Else every build would build the pages anew. */
    @Test
    void leavesTheFileAloneWhereNothingHasChanged(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("deep/vocabulary.json");
        VocabularyFile.main(file.toString());
        FileTime before = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, before);
        VocabularyFile.main(file.toString());
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(before);
        Files.writeString(file, "{}");
        VocabularyFile.main(file.toString());
        assertThat(file).hasContent(VocabularyFile.json());
    }
}
