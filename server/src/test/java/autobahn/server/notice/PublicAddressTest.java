package autobahn.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server talks to nobody in its own network, however the address is written. */
class PublicAddressTest {
    private static final OutgoingHttp HTTP = new OutgoingHttp(false);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "10.1.2.3",
                "100.64.0.1",
                "127.0.0.1",
                "127.255.255.255",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.0.1",
                "192.0.0.192",
                "198.18.0.1",
                "198.19.255.255",
                "224.0.0.1",
                "240.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "fe80::1",
                "fc00::1",
                "fd00:ec2::254",
                "ff02::1",
                "::ffff:169.254.169.254",
                "64:ff9b::a9fe:a9fe",
                "2002:a9fe:a9fe::1",
                "2001:0:0:1::1",
                "2001:db8::1",
                "2852039166",
                "0251.0376.0251.0376"
            })
    void isNotPublic(String address) throws UnknownHostException {
        InetAddress[] found;
        try {
            found = InetAddress.getAllByName(address);
        } catch (UnknownHostException e) {
            return; // not an address at all
        }
        for (InetAddress each : found) {
            assertThat(PublicAddress.is(each)).as(address).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "172.15.255.255",
                "172.32.0.0",
                "192.167.255.255",
                "223.255.255.255",
                "2606:4700::1111",
                "2a00:1450::1"
            })
    void isPublic(String address) throws UnknownHostException {
        assertThat(PublicAddress.is(InetAddress.getByName(address))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/", "ftp://example.org/", "https:///nowhere", "https://name:word@example.org/",
                "https://example.org/a b", "https://example.org/\r\nX: y", "file:///etc/passwd", "javascript:alert(1)",
                "https://example.org/#part", "example.org", ""
            })
    void isNoAddressToPostTo(String text) {
        assertThat(HTTP.address(text)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://127.0.0.1/", "https://169.254.169.254/latest/meta-data/", "https://localhost:8443/x",
                "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://2130706433/"
            })
    void nothingIsConnectedTo(String text) {
        URI address = HTTP.address(text);
        if (address != null) {
            assertThatThrownBy(() -> HTTP.post(address, Map.of(), new byte[0]))
                    .isInstanceOf(OutgoingHttp.Forbidden.class);
        }
    }

    @Test
    void aHeaderIsPlainText() {
        OutgoingHttp anywhere = new OutgoingHttp(true);
        assertThatThrownBy(() -> {
                    try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                        anywhere.post(
                                URI.create("http://127.0.0.1:" + listener.getLocalPort() + "/"),
                                Map.of("A", "b\r\nC: d"),
                                new byte[0]);
                    }
                })
                .isInstanceOf(IllegalArgumentException.class);
    }
}
