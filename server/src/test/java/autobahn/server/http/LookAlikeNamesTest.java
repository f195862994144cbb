package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.OnOneServer;
import autobahn.server.people.LookAlikes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody passes for somebody else by a name that looks the same. */
class LookAlikeNamesTest extends OnOneServer {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}";

    @ParameterizedTest
    @CsvSource({
        "Paul, PauI", // a capital i
        "Paul, Pau1",
        "Bernd, Bemd",
        "Otto, 0tt0",
        "score, \u0455\u0441\u043e\u0433\u0435", // Cyrillic
        "caro, \u0441\u0430\u0433\u043e",
        "Noah, \u039d\u03bf\u0251h",
        "M\u00fcller, MULLER",
    })
    void theseLookAlike(String one, String other) {
        assertThat(LookAlikes.skeleton(other)).isEqualTo(LookAlikes.skeleton(one));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Hanna", "Paul, Paula", "Jan, Jana", "Max, Mux", "\u0418\u0432\u0430\u043d, Ivan"})
    void theseDoNot(String one, String other) {
        assertThat(LookAlikes.skeleton(other)).isNotEqualTo(LookAlikes.skeleton(one));
    }

    private static String credentials(String name) {
        return "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}";
    }

    @Test
    void noAccountGetsANameThatLooksLikeAnothers() {
        new Client(server).register("carola");
        for (String name : new String[] {"caro1a", "Caro1a", "\u0441\u0430\u0433\u043e\u04cf\u0430"}) {
            Client.Answer refused = new Client(server).post("/api/accounts", credentials(name));
            assertThat(refused.status()).as(name).isEqualTo(409);
            assertThat(refused.code()).isEqualTo("name-taken");
        }
        assertThat(new Client(server)
                        .post("/api/accounts", credentials("carolina"))
                        .status())
                .isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Leopold", "leopo1d", "LEOPOLD"})
    void nobodySitsUnderTheNameOfAnothersAccount(String name) {
        Client owner = new Client(server);
        owner.post("/api/accounts", credentials("Leopold")); // by the first of these tests
        String game = new Client(server).post("/api/games", TABLE).text("id");
        String path = "/api/games/" + game + "/seats/1";
        Client guest = new Client(server);
        assertThat(guest.put(path, "{\"name\":\"" + name + "\"}").code()).isEqualTo("name-taken");
        assertThat(guest.put(path, "{\"name\":\"Leonie\"}").status()).isEqualTo(200);
        String seats = TABLE.replace("{\"kind\":\"me\"}", "{\"kind\":\"me\",\"name\":\"" + name + "\"}");
        assertThat(guest.post("/api/games", seats).code()).isEqualTo("name-taken");
        String bots = seats.replace("\"me\",", "\"bot\",\"level\":\"random\",");
        assertThat(guest.post("/api/games", bots).code()).isEqualTo("name-taken");
    }

    @Test
    void whoeverHasTheAccountSitsUnderItsName() {
        Client owner = new Client(server).register("Friederike");
        String game = new Client(server).post("/api/games", TABLE).text("id");
        assertThat(owner.put("/api/games/" + game + "/seats/1", "{\"name\":\"friederike\"}")
                        .status())
                .isEqualTo(200);
    }
}
