package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Level;
import autobahn.format.Records;
import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.OnOneServer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a server tells about itself. */
class AboutTest extends OnOneServer {
    @Test
    void versionsAndLevels() {
        Answer about = new Client(server).get("/api/about");
        assertThat(about.text("rules")).isEqualTo(Records.RULES);
        assertThat(about.json().get("levels")).hasSize(Level.values().length);
    }

    @Test
    void theDocumentsReferencesAreServed() {
        Client client = new Client(server);
        String document = client.get("/api/openapi.json").body();
        var references = Pattern.compile("\"\\$ref\": \"([^#\"]+)")
                .matcher(document)
                .results()
                .map(MatchResult::group)
                .map(text -> text.substring(text.lastIndexOf('"') + 1))
                .distinct()
                .toList();
        assertThat(references).contains("schemas/record.schema.json", "schemas/view.schema.json");
        references.forEach(
                path -> assertThat(client.get("/api/" + path).status()).as(path).isEqualTo(200));
        assertThat(client.get("/api/schemas/other.json").code()).isEqualTo("no-such-schema");
    }

    @Test
    void theEditionIsSentOnce() {
        Answer edition = new Client(server).get("/api/edition");
        assertThat(edition.json().has("provenance")).isTrue();
        Answer again =
                new Client(server).with("If-None-Match", edition.header("ETag")).get("/api/edition");
        assertThat(again.status()).isEqualTo(304);
    }
}
