package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.OnOneServer;
import org.junit.jupiter.api.Test;

/** Seats held without an account become the account's. */
class TakeoverTest extends OnOneServer {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":false}";

    private static boolean isHostAndSeated(Client client, String game) {
        Answer table = client.get("/api/games/" + game);
        return table.status() == 200
                && table.json().get("hosting").asBoolean()
                && table.json().get("seats").get(0).get("mine").asBoolean();
    }

    @Test
    void whoRegistersKeepsTheirSeats() {
        Client anna = new Client(server);
        String game = anna.post("/api/games", TABLE).text("id");
        Client before = anna.copy();
        anna.register("Anna");
        assertThat(isHostAndSeated(anna, game)).isTrue();
        assertThat(before.get("/api/games/" + game).status()).isEqualTo(404); // its key is void
    }

    @Test
    void whoLogsInBringsTheirSeatsAlong() {
        Client desk = new Client(server).register("Bert");
        Client phone = new Client(server);
        String game = phone.post("/api/games", TABLE).text("id");
        assertThat(desk.get("/api/games/" + game).status()).isEqualTo(404);
        String token = phone.post("/api/tokens", "{\"label\":\"bot\"}").text("token");
        phone.post("/api/session", "{\"name\":\"bert\",\"password\":\"correct horse\"}");
        assertThat(isHostAndSeated(phone, game)).isTrue();
        assertThat(isHostAndSeated(desk, game)).isTrue();
        assertThat(isHostAndSeated(desk.withToken(token), game)).isTrue();
    }

    @Test
    void whatAnAccountHoldsStaysItsOwn() {
        Client carla = new Client(server).register("Carla");
        String game = carla.post("/api/games", TABLE).text("id");
        Client dora = new Client(server).register("Dora");
        Client shared = carla.copy(); // Dora uses Carla's browser
        shared.post("/api/session", "{\"name\":\"Dora\",\"password\":\"correct horse\"}");
        assertThat(shared.get("/api/games/" + game).status()).isEqualTo(404);
        assertThat(dora.get("/api/games/" + game).status()).isEqualTo(404);
        carla = new Client(server);
        carla.post("/api/session", "{\"name\":\"Carla\",\"password\":\"correct horse\"}");
        assertThat(isHostAndSeated(carla, game)).isTrue();
    }
}
