package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever says what chance does could say what they like: such games are for real tables, and no server takes them in. */
class DealtByHandTablesTest {
    private static final String SEATS = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void open() {
        server = Servers.start(folder);
        client = new Client(server);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Playthrough game(Options options, int moves) {
        Playthrough game = Playthrough.begin(new Box(Editions.standard()), options, 7);
        for (int i = 0; i < moves; i++) {
            game = game.play(game.game().notation(game.game().move(0)));
        }
        return game;
    }

    private Client.Answer imported(Playthrough game) {
        return client.post("/api/games/import", "{\"record\":" + Records.write(GameRecord.of(game)) + "}");
    }

    @Test
    void noTableIsMadeForThem() {
        Client.Answer refused =
                client.post("/api/games", "{\"options\":{\"players\":2,\"dealtByHand\":true}," + SEATS + "}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.code()).isEqualTo("dealt-by-hand");
        Client.Answer usual =
                client.post("/api/games", "{\"options\":{\"players\":2,\"dealtByHand\":false}," + SEATS + "}");
        assertThat(usual.status()).as(usual.body()).isEqualTo(201);
        assertThat(client.get("/api/games?show=mine").json().get("tables")).hasSize(1);
    }

    @Test
    void noRecordOfThemIsImported() {
        Options options = Options.players(2);
        assertThat(imported(game(options, 5)).status()).isEqualTo(201);
        Client.Answer refused = imported(game(options.handDealt(), 5));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.code()).isEqualTo("dealt-by-hand");
    }

    @Test
    void nobodyDealsAtATableOfAServer() {
        String id = client.post("/api/games", "{\"options\":{\"players\":2}," + SEATS + "}")
                .json()
                .get("id")
                .stringValue();
        int seat = client.get("/api/games/" + id).json().get("toMove").intValue();
        String body = "{\"seat\":" + seat + ",\"version\":0,\"id\":\"deal-0001\",\"move\":\"deal start 1\"}";
        Client.Answer refused = client.post("/api/games/" + id + "/moves", body);
        assertThat(refused.status()).as(refused.body()).isEqualTo(422);
    }
}
