package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Editions of accounts on two servers of one PostgreSQL: made on one, played on both, whatever becomes of them. */
@Tag("slow")
class EditionsOnTwoNodesTest {
    private Server one;
    private Server two;
    private Client ann;

    @BeforeEach
    void open() {
        String database = Databases.POSTGRESQL.fresh();
        one = Rooms.start(database);
        two = Rooms.start(database);
        ann = new Client(one);
        assertThat(ann.post("/api/accounts", "{\"name\":\"Ann\",\"password\":\"correct horse\"}")
                        .status())
                .isEqualTo(201);
    }

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    private JsonNode make(int money) {
        Client.Answer made = ann.post(
                "/api/editions", "{\"file\":" + EditionsTest.edition("Ann's box", money) + ",\"sharing\":\"link\"}");
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        return made.json();
    }

    private static int money(Client client, String game) {
        int sum = 0;
        for (JsonNode player :
                client.get("/api/games/" + game + "/view?seat=0").json().at("/view/players")) {
            sum += player.get("money").intValue();
        }
        return sum;
    }

    private static String table(Client client, String edition) {
        Client.Answer made = client.post(
                "/api/games",
                "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"edition\":\"" + edition
                        + "\"}");
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        return made.json().get("id").stringValue();
    }

    @Test
    void whatOneNodeHasMadeTheOtherOnePlaysWith() {
        String id = make(60).get("id").stringValue();
        Client there = new Client(two).withCookie(ann.cookie());
        assertThat(there.get("/api/editions").json().get("mine")).hasSize(1);
        String game = table(there, id);
        assertThat(money(there, game)).isEqualTo(60);
        assertThat(money(ann, game)).as("the node that has never had the game").isEqualTo(60);
        JsonNode now = Rooms.playAll(Browser.known(one.port(), ann.cookie()), game, 5_000, new Random(3));
        assertThat(Rooms.isOver(now)).isTrue();
        String record = ann.get("/api/games/" + game + "/record").body();
        assertThat(there.get("/api/games/" + game + "/record").body()).isEqualTo(record);
    }

    @Test
    void aChangeOnOneNodeIsTheEditionOfTheOther() {
        JsonNode edition = make(60);
        String id = edition.get("id").stringValue();
        Client there = new Client(two).withCookie(ann.cookie());
        String before = table(there, id);
        String change = "{\"file\":" + EditionsTest.edition("Ann's box", 30) + ",\"sharing\":\"link\",\"version\":0}";
        assertThat(there.put("/api/editions/" + id, change).status()).isEqualTo(200);
        assertThat(ann.put("/api/editions/" + id, change).code())
                .as("decided on what the other node has changed")
                .isEqualTo("stale");
        assertThat(money(ann, table(ann, id))).isEqualTo(30);
        assertThat(money(ann, before)).isEqualTo(60);
        assertThat(there.delete("/api/editions/" + id).status()).isEqualTo(204);
        assertThat(ann.get("/api/editions/" + id).status()).isEqualTo(404);
        assertThat(money(ann, before)).isEqualTo(60);
        assertThat(new Client(one)
                        .get("/api/edition?hash=" + edition.get("hash").stringValue())
                        .status())
                .as("whoever sees the game can draw it, on every node")
                .isEqualTo(200);
    }
}
