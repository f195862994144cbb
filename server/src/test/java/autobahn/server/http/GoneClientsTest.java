package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.OnOneServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever goes away from a quiet stream is not taken for present until two heartbeats have failed. */
@Tag("slow")
class GoneClientsTest extends OnOneServer {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}";
    private static final int STREAMS = 20;
    /** Less than one heartbeat. */
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    @Test
    void closedStreamsAreNoticedBeforeTheNextHeartbeat() throws IOException, InterruptedException {
        Client client = new Client(server);
        String game = client.post("/api/games", TABLE).text("id");
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < STREAMS; i++) {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
            sockets.add(socket);
            socket.setSoTimeout(10_000);
            socket.getOutputStream()
                    .write(("GET /api/games/" + game + "/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().read()).isPositive();
        }
        assertThat(streams(client)).isEqualTo(STREAMS);
        for (Socket socket : sockets.subList(1, STREAMS)) {
            socket.close();
        }
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (streams(client) > 1 && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertThat(streams(client)).as("the one that is still there").isEqualTo(1);
        sockets.getFirst().close();
    }

    private static int streams(Client client) {
        return client.get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("autobahn_streams "))
                .mapToInt(line -> (int) Double.parseDouble(line.substring(line.indexOf(' '))))
                .findFirst()
                .orElseThrow();
    }
}
