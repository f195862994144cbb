package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Health, metrics, stopping. */
class OperatingTest {
    @TempDir
    private Path folder;

    @Test
    void aServerSaysThatItIsWell() {
        try (Server server = Servers.start(folder)) {
            Client client = new Client(server);
            assertThat(client.get("/health/live").text("status")).isEqualTo("live");
            assertThat(client.get("/health/ready").text("status")).isEqualTo("ready");
        }
    }

    @Test
    void metricsNameRoutesAndNotAddresses() {
        try (Server server = Servers.start(folder)) {
            Client client = new Client(server);
            client.get("/api/accounts/Somebody");
            client.raw("GET", "/api/nothing/here", null);
            String text = client.get("/metrics").body();
            assertThat(text)
                    .contains("route=\"/api/accounts/{name}\",status=\"404\"")
                    .contains("route=\"(none)\"")
                    .contains("jvm_memory_used_bytes")
                    .doesNotContain("Somebody")
                    .doesNotContain("nothing");
        }
    }

    /** Such a page may have its name lead to the machine of whoever looks at it. */
    @Test
    void metricsAreNotForPagesOfAnotherName() throws IOException {
        try (Server server = Servers.start(folder)) {
            String request = "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
            assertThat(RawHttp.send(server.port(), request)).startsWith("HTTP/1.1 403");
            assertThat(RawHttp.send(server.port(), request.replace("evil.example", "localhost")))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void metricsAreNotForEverybody() {
        Settings settings =
                new Settings("127.0.0.1", 0, Settings.sqlite(folder), true, 1, Limits.usual(), "metrics token");
        try (Server server = Server.start(settings)) {
            Client far = new Client(server).with("X-Forwarded-For", "192.0.2.1");
            assertThat(far.get("/metrics").status()).isEqualTo(403);
            assertThat(far.copy()
                            .with("Authorization", "Bearer wrong")
                            .get("/metrics")
                            .status())
                    .isEqualTo(403);
            assertThat(far.copy()
                            .with("Authorization", "Bearer metrics token")
                            .get("/metrics")
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void requestsUnderWayAreAnsweredWhenAServerStops() throws Exception {
        Server server = Servers.start(folder);
        int port = server.port();
        String body = "{\"name\":\"Anna\",\"password\":\"correct horse\"}";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(20_000);
            String head = "POST /api/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: "
                    + body.length() + "\r\nExpect: 100-continue\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            // the server asks for the body: the request is under way
            byte[] asked = socket.getInputStream().readNBytes("HTTP/1.1 100".length());
            assertThat(new String(asked, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 100");
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close);
            while (!refuses(port)) {
                Thread.onSpinWait();
            }
            socket.getOutputStream().write(body.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).contains("HTTP/1.1 201").contains("Anna");
            stopped.join();
        }
        try (Server again = Servers.start(folder)) {
            assertThat(new Client(again).post("/api/session", body).status()).isEqualTo(200);
        }
    }

    private static boolean refuses(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return !socket.isConnected();
        } catch (IOException e) {
            return true;
        }
    }
}
