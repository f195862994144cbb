package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.OnOneServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Senders that begin a request and fall silent hold nothing for long, and nothing that others need. */
class HalfSentTest extends OnOneServer {
    private static final String MOVES = "/api/games/AAAAAAAAAAAAAAAA/moves";
    private static final String AGAINST_A_BOT = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"Dora"},{"kind":"bot","level":"random"}],"seed":"5"}""";
    private static final int MANY = 750;
    private static final int MILLIS = 20_000;

    private final List<Socket> sockets = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    @Test
    void whoIsNotKnownIsRefusedBeforeTheBody() throws IOException {
        assertThat(answer(begin(MOVES, null, 1000, 0)))
                .startsWith("HTTP/1.1 401")
                .containsIgnoringCase("\r\nConnection: close\r\n"); // what follows would be taken for the body
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedBeforeItComes() throws IOException {
        String cookie = new Client(server).register("Anna").cookie();
        assertThat(answer(begin(MOVES, cookie, 1_000_000, 0))).startsWith("HTTP/1.1 413");
        assertThat(answer(begin("/api/games/import", cookie, 1_100_000, 0))).startsWith("HTTP/1.1 413");
    }

    @Test
    void halfSentBodiesOfOneAddressAreBounded() throws Exception {
        String cookie = new Client(server).register("Berta").cookie();
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            silent.add(begin("/api/games/import", cookie, 1_000_000, 900_000));
        }
        // the fifth megabyte is too much, whichever request is read last; the others wait for the rest of their bodies
        assertThat(firstAnswer(silent)).isEqualTo("HTTP/1.1 429");
        assertThat(new Client(server).get("/health/live").status()).isEqualTo(200);
        assertThat(new Client(server).get("/api/about").status()).isEqualTo(200);
    }

    @Test
    @Tag("slow")
    void whoDoesNotGoOnIsCutOff() throws IOException {
        String cookie = new Client(server).register("Clara").cookie();
        Socket silent = begin(MOVES, cookie, 1000, 500);
        assertThat(answer(silent)).doesNotContain("200 OK"); // it ends, whatever is still said
    }

    /** What once killed a server: hundreds of senders who fall silent within a body, while somebody plays against a bot. */
    @Test
    @Timeout(120)
    void hundredsOfHalfSentBodiesStopNeitherHealthChecksNorBots() throws Exception {
        Client honest = new Client(server).register("Dora");
        String game = honest.post("/api/games", AGAINST_A_BOT).text("id");
        String cookie = new Client(server).register("Mallory").cookie();
        for (int i = 0; i < MANY; i++) {
            switch (i % 3) {
                case 0 -> begin(MOVES, cookie, 1_000_000, 60_000); // longer than any move
                case 1 -> begin(MOVES, cookie, 16_000, 15_000); // waited for, as long as there is room
                default -> begin(MOVES, null, 1_000_000, 60_000);
            }
        }
        assertThat(new Client(server).get("/health/live").status()).isEqualTo(200);
        playUntilTheBotHasMoved(honest, "/api/games/" + game);
        assertThat(new Client(server).get("/health/live").status()).isEqualTo(200);
        assertThat(new Client(server).get("/health/ready").status()).isEqualTo(200);
    }

    private static void playUntilTheBotHasMoved(Client client, String path) throws InterruptedException {
        for (int own = Integer.MAX_VALUE; ; Thread.sleep(5)) {
            JsonNode table = client.get(path).json();
            int version = table.get("version").intValue();
            if (table.get("toMove").intValue() != 0) {
                continue;
            }
            if (version > own) {
                return;
            }
            String move =
                    client.get(path + "/view?seat=0").json().at("/view/moves/0").asString();
            Client.Answer played = client.post(
                    path + "/moves",
                    "{\"seat\":0,\"version\":%d,\"id\":\"command-%d\",\"move\":\"%s\"}"
                            .formatted(version, version, move));
            assertThat(played.status()).as(played.body()).isEqualTo(200);
            own = version + 1;
        }
    }

    /** Sends the beginning of a request. */
    private Socket begin(String path, String cookie, int length, int sent) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        sockets.add(socket);
        socket.setSoTimeout(MILLIS);
        String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + (cookie == null ? "" : "Cookie: autobahn=" + cookie + "\r\n")
                + "Content-Length: " + length + "\r\n\r\n" + " ".repeat(sent);
        try {
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        } catch (SocketException e) {
            // refused before all of it was there
        }
        return socket;
    }

    /** All that comes until the server closes; fails if nothing comes and it does not. */
    private static String answer(Socket socket) throws IOException {
        StringBuilder answer = new StringBuilder();
        byte[] some = new byte[4096];
        try {
            for (int n = socket.getInputStream().read(some);
                    n >= 0;
                    n = answer.indexOf("\r\n\r\n") >= 0
                            ? -1
                            : socket.getInputStream().read(some)) {
                answer.append(new String(some, 0, n, StandardCharsets.ISO_8859_1));
            }
        } catch (SocketException e) {
            // closed while bytes of ours were on their way
        }
        return answer.toString();
    }

    /** The first answer that comes to any of them; fails if there is none in time. */
    private static String firstAnswer(List<Socket> all) throws IOException, InterruptedException {
        byte[] begin = new byte["HTTP/1.1 429".length()];
        long end = System.nanoTime() + MILLIS * 1_000_000L;
        while (System.nanoTime() < end) {
            for (Socket socket : all) {
                if (socket.getInputStream().available() >= begin.length) {
                    socket.getInputStream().readNBytes(begin, 0, begin.length);
                    return new String(begin, StandardCharsets.US_ASCII);
                }
            }
            Thread.sleep(5);
        }
        throw new AssertionError("nobody was answered");
    }
}
