package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.OnOneServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is the server's own cannot be used by others. */
class ReservedTest extends OnOneServer {
    private static final String HOT_SEAT =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

    /** Whoever used up the id of a bot's next move would keep the bot from making it. */
    @ParameterizedTest
    @ValueSource(strings = {"bot:00000001", "undo:0000001", "copy:0000001", "upgrade:00001", "archived:0001"})
    void idsOfTheServersOwnCommandsAreRefused(String id) {
        Client client = new Client(server);
        String game = client.post("/api/games", HOT_SEAT).text("id");
        String path = "/api/games/" + game;
        String seat = client.get(path).json().get("toMove").toString();
        String move = client.get(path + "/view?seat=" + seat)
                .json()
                .at("/view/moves/0")
                .asString();
        String rest = "\"seat\":" + seat + ",\"version\":0,\"id\":\"" + id + "\"";
        assertThat(client.post(path + "/moves", "{" + rest + ",\"move\":\"" + move + "\"}")
                        .status())
                .isEqualTo(400);
        assertThat(client.post(path + "/undo", "{" + rest + "}").status()).isEqualTo(400);
        assertThat(client.post(path + "/end", "{" + rest + ",\"kind\":\"counted\"}")
                        .status())
                .isEqualTo(400);
        assertThat(client.get(path).json().get("version").intValue()).isZero();
    }

    @Test
    void aTokenMakesNoRecoveryLink() {
        Client client = new Client(server);
        String game = client.post("/api/games", HOT_SEAT).text("id");
        Client program = client.withToken(
                client.post("/api/tokens", "{\"label\":\"bot\"}").text("token"));
        assertThat(program.post("/api/games/" + game + "/seats/0/recovery", null)
                        .code())
                .isEqualTo("not-by-token");
    }

    /** A game does not end by a word that only the server may say. */
    @Test
    void nobodyProposesAResignation() {
        Client client = new Client(server);
        String game = client.post("/api/games", HOT_SEAT).text("id");
        assertThat(client.post(
                                "/api/games/" + game + "/end",
                                "{\"seat\":0,\"version\":0,\"id\":\"resign-1\",\"kind\":\"resigned\"}")
                        .status())
                .isEqualTo(400);
    }
}
