package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks too often is told to wait. */
class LimitsTest {
    private static final String WRONG = "{\"name\":\"Nobody\",\"password\":\"correct horse\"}";

    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";

    @TempDir
    private Path folder;

    @Test
    void passwordsAreNotGuessed() {
        try (Server server = Server.start(Servers.settings(folder, new Limits(1000, 1000, 3, 10, 10, 10, 10, 10)))) {
            Client client = new Client(server);
            for (int i = 0; i < 3; i++) {
                assertThat(client.post("/api/session", WRONG).status()).isEqualTo(401);
            }
            Answer refused = client.post("/api/session", WRONG);
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.code()).isEqualTo("too-many");
            assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 60);
            assertThat(client.get("/api/about").status()).isEqualTo(200);
        }
    }

    @Test
    void norByWhoeverHasFoundABrowserOpen() {
        try (Server server = Server.start(Servers.settings(folder, new Limits(1000, 1000, 3, 10, 10, 10, 10, 10)))) {
            Client client = new Client(server).register("Anna");
            String guess = "{\"current\":\"wrong horse\",\"password\":\"battery staple\"}";
            for (int i = 0; i < 3; i++) {
                assertThat(client.put("/api/me/password", guess).status()).isEqualTo(403);
            }
            assertThat(client.put("/api/me/password", guess).status()).isEqualTo(429);
            assertThat(client.post("/api/session", WRONG).status()).isEqualTo(429);
        }
    }

    @Test
    void anAddressAsksOnlySoOften() {
        try (Server server = Server.start(Servers.settings(folder, new Limits(5, 1000, 10, 10, 10, 10, 10, 10)))) {
            Client client = new Client(server);
            for (int i = 0; i < 5; i++) {
                assertThat(client.get("/api/about").status()).isEqualTo(200);
            }
            assertThat(client.get("/api/about").status()).isEqualTo(429);
            // what a client says about itself changes nothing
            assertThat(client.copy()
                            .with("X-Forwarded-For", "192.0.2.1")
                            .get("/api/about")
                            .status())
                    .isEqualTo(429);
        }
    }

    @Test
    void aPersonAsksOnlySoOften() {
        try (Server server = Server.start(Servers.settings(folder, new Limits(1000, 5, 10, 10, 10, 10, 10, 10)))) {
            Client anna = new Client(server).register("Anna");
            Client bert = new Client(server).register("Bert");
            for (int i = 0; i < 5; i++) {
                assertThat(anna.get("/api/me").status()).isEqualTo(200);
            }
            assertThat(anna.get("/api/me").status()).isEqualTo(429);
            assertThat(bert.get("/api/me").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/me/turns", "/api/games/{game}/stream"})
    void anAddressHoldsOnlySoManyStreams(String route) throws Exception {
        Limits limits = new Limits(1000, 1000, 10, 10, 10, 10, 10, 2);
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            Client anna = new Client(server).register("Anna");
            String path = route.replace("{game}", anna.post("/api/games", TABLE).text("id"));
            try (Socket first = open(server, anna, path);
                    Socket second = open(server, anna, path)) {
                assertThat(status(first)).isEqualTo("200");
                assertThat(status(second)).isEqualTo("200");
                Answer refused = anna.get(path);
                assertThat(refused.status()).isEqualTo(429);
                assertThat(refused.code()).isEqualTo("too-many");
            }
        }
    }

    /** Whoever comes again and again, each time by a new connection, holds no more than one. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void connectionsThatHaveEndedCountNoMore(boolean byTheServer) throws Exception {
        try (Server server = Server.start(Servers.settings(folder, Limits.usual()))) {
            String head =
                    "GET /api/about HTTP/1.1\r\nHost: x\r\n" + (byTheServer ? "Connection: close\r\n" : "") + "\r\n";
            for (int i = 0; i < 700; i++) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                    assertThat(status(socket)).as("connection %d", i).isEqualTo("200");
                }
            }
        }
    }

    /** At the same time there are only so many. */
    @Test
    void anAddressHoldsOnlySoManyConnections() throws Exception {
        Limits limits = new Limits(1000, 1000, 10, 10, 10, 10, 10, 1);
        List<Socket> sockets = new ArrayList<>();
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            int answered = 0;
            for (int i = 0; i < 300; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                sockets.add(socket);
                try {
                    socket.getOutputStream()
                            .write("GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    answered += socket.getInputStream().read() > 0 ? 1 : 0;
                } catch (IOException e) {
                    // closed
                }
            }
            assertThat(answered).isEqualTo(201);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private static Socket open(Server server, Client client, String path) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        String head = "GET " + path + " HTTP/1.1\r\nHost: x\r\nCookie: autobahn=" + client.cookie() + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** Waits for the beginning of the answer. */
    private static String status(Socket socket) throws IOException {
        byte[] line = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
        return new String(line, StandardCharsets.US_ASCII).substring("HTTP/1.1 ".length());
    }

    @Test
    void behindAProxyItsWordCounts() {
        Limits limits = new Limits(2, 1000, 10, 10, 10, 10, 10, 10);
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), true, 1, limits, "metrics token");
        try (Server server = Server.start(settings)) {
            // the last entry is the proxy's, the others are the client's invention
            assertThat(from(server, "198.51.100.7, 192.0.2.1").status()).isEqualTo(200);
            assertThat(from(server, "198.51.100.8, 192.0.2.1").status()).isEqualTo(200);
            assertThat(from(server, "198.51.100.9, 192.0.2.1").status()).isEqualTo(429);
            assertThat(from(server, "198.51.100.9, 192.0.2.2").status()).isEqualTo(200);
            // one IPv6 network is one client
            assertThat(from(server, "2001:db8:1:2::1").status()).isEqualTo(200);
            assertThat(from(server, "2001:db8:1:2:ffff::2").status()).isEqualTo(200);
            assertThat(from(server, "2001:db8:1:2::3").status()).isEqualTo(429);
            assertThat(from(server, "2001:db8:1:3::1").status()).isEqualTo(200);
            Answer made =
                    new Client(server).with("X-Forwarded-For", "192.0.2.3").post("/api/accounts", WRONG);
            assertThat(made.header("Set-Cookie")).contains("Secure").contains("HttpOnly");
        }
    }

    private static Answer from(Server server, String forwarded) {
        return new Client(server).with("X-Forwarded-For", forwarded).get("/api/about");
    }
}
