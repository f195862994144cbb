package autobahn.server;

import autobahn.server.Client.Answer;
import java.util.EnumMap;
import java.util.Map;

/** A private table and everybody who may want something of it. */
final class World {
    /** Who asks. */
    enum Identity {
        /** without any key */
        NOBODY,
        /** known, but not at this table */
        STRANGER,
        /** has shown the invitation, holds no seat */
        GUEST,
        /** holds seat 2 */
        OTHER,
        /** holds seat 1 */
        SEAT,
        /** holds seat 0 and hosts the table */
        HOST,
        /** shows a cookie that is void */
        STALE,
        /** shows a token that is void */
        REVOKED
    }

    /** How far the game is. Seat 3 is open, and a bot's once the game runs. */
    enum Stage {
        OPEN,
        RUNNING
    }

    private static final String TABLE =
            "{\"options\":{\"players\":4},\"seats\":[{\"kind\":\"me\",\"name\":\"Host\"},{\"kind\":\"open\"},"
                    + "{\"kind\":\"open\"},{\"kind\":\"open\"}],\"listed\":false,\"seed\":\"1\"}";

    private final Map<Identity, Client> clients = new EnumMap<>(Identity.class);
    private final String game;
    private final String invitation;

    World(Server server, Stage stage) {
        Client host = new Client(server);
        Answer table = host.post("/api/games", TABLE);
        if (table.status() != 201) {
            throw new AssertionError(table.body());
        }
        game = table.text("id");
        invitation = table.text("invitation");
        clients.put(Identity.HOST, host);
        clients.put(Identity.SEAT, seated(server, 1));
        clients.put(Identity.OTHER, seated(server, 2));
        Client guest = new Client(server);
        guest.post("/api/games/" + game + "/enter", "{\"invitation\":\"" + invitation + "\"}");
        clients.put(Identity.GUEST, guest);
        Client stranger = new Client(server);
        stranger.post("/api/games", TABLE);
        clients.put(Identity.STRANGER, stranger);
        clients.put(Identity.NOBODY, new Client(server));
        Client gone = stranger(server);
        clients.put(Identity.STALE, gone.copy());
        Client bot = stranger(server);
        Answer token = bot.post("/api/tokens", "{\"label\":\"bot\"}");
        clients.put(Identity.REVOKED, bot.withToken(token.text("token")));
        bot.delete("/api/tokens/" + token.text("id"));
        gone.delete("/api/session");
        if (stage == Stage.RUNNING) {
            Answer started = host.post("/api/games/" + game + "/start?fill=random", null);
            if (started.status() != 200) {
                throw new AssertionError(started.body());
            }
        }
    }

    private static Client stranger(Server server) {
        Client client = new Client(server);
        client.post("/api/games", TABLE);
        return client;
    }

    private Client seated(Server server, int seat) {
        Client client = new Client(server);
        Answer joined = client.put(
                "/api/games/" + game + "/seats/" + seat,
                "{\"name\":\"Seat " + seat + "\",\"invitation\":\"" + invitation + "\"}");
        if (joined.status() != 200) {
            throw new AssertionError(joined.body());
        }
        return client;
    }

    Client client(Identity identity) {
        return clients.get(identity);
    }

    /** Puts this table's game and invitation into a path or body. */
    String fill(String text) {
        return text == null ? null : text.replace("{game}", game).replace("{invitation}", invitation);
    }
}
