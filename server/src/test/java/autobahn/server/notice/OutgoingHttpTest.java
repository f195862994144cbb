package autobahn.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever is posted to does not decide how long that takes. */
class OutgoingHttpTest {
    /** A record of TLS as long as there can be, and an answer without end: byte by byte, so that none of them is late. */
    @ParameterizedTest
    @ValueSource(strings = {"https", "http"})
    void whoeverAnswersByteByByteIsLeft(String scheme) throws Exception {
        byte[] head = scheme.equals("https") ? new byte[] {22, 3, 3, 0x3f, (byte) 0xff, 2, 0, 0x3f, 0} : new byte[0];
        try (ServerSocket listener = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try (Socket socket = listener.accept()) {
                    socket.getOutputStream().write(head);
                    while (!Thread.interrupted()) {
                        socket.getOutputStream().write('1');
                        TimeUnit.MILLISECONDS.sleep(50);
                    }
                } catch (IOException | InterruptedException e) {
                    // left
                }
            });
            OutgoingHttp http = new OutgoingHttp(true, Duration.ofMillis(500));
            Thread post = Thread.ofPlatform().daemon().start(() -> {
                try {
                    http.post(
                            URI.create(scheme + "://127.0.0.1:" + listener.getLocalPort() + "/"),
                            Map.of(),
                            new byte[0]);
                } catch (IOException e) {
                    // as it should be
                }
            });
            assertThat(post.join(Duration.ofSeconds(45))).as("it is given up").isTrue();
        }
    }

    @Test
    void portsAreThoseThatThereAre() {
        OutgoingHttp http = new OutgoingHttp(false);
        assertThat(http.address("https://example.org:65536/")).isNull();
        assertThat(http.address("https://example.org:0/")).isNull();
        assertThat(http.address("https://example.org:8443/")).isNotNull();
    }
}
