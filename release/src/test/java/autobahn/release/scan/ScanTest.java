package autobahn.release.scan;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Known holes are told, and that nothing is known too; the database stands on this machine. */
class ScanTest {
    private static final String BILL = """
            {"components":[
              {"purl":"pkg:maven/org.example/bad@1.0?type=jar"},
              {"purl":"pkg:maven/io.github.autobahn-game/autobahn-json@0.1.0?type=jar"},
              {"purl":"pkg:maven/org.example/good@2.0?type=jar"}]}""";
    private static final String LOCK = """
            {"packages":{"":{"version":"0"},"node_modules/@a/b":{"version":"3.1.0"},
              "node_modules/x/node_modules/y":{"version":"4.0.0"}}}""";

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int scan(String address) throws IOException, InterruptedException {
        Path bill = Files.writeString(folder.resolve("bom.json"), BILL);
        Path lock = Files.writeString(folder.resolve("lock.json"), LOCK);
        return ScanMain.scan(bill, lock, address, new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    /** @return what was asked */
    private String scanAt(int status, String answer, int expected) throws IOException, InterruptedException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        StringBuilder asked = new StringBuilder();
        server.createContext("/v1/querybatch", exchange -> {
            asked.append(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        try {
            assertThat(scan("http://localhost:" + server.getAddress().getPort()))
                    .isEqualTo(expected);
        } finally {
            server.stop(0);
        }
        return asked.toString();
    }

    @Test
    void holesAreTold() throws Exception {
        String asked = scanAt(200, """
                {"results":[{"vulns":[{"id":"GHSA-1"},{"id":"CVE-2"}]},{},{},{}]}""", ScanMain.HOLES);
        assertThat(asked)
                .contains(
                        "\"pkg:maven/org.example/bad@1.0\"",
                        "\"pkg:maven/org.example/good@2.0\"",
                        "\"pkg:npm/%40a/b@3.1.0\"",
                        "\"pkg:npm/y@4.0.0\"")
                .doesNotContain("autobahn-json");
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("pkg:maven/org.example/bad@1.0  GHSA-1 CVE-2");
    }

    @Test
    void nothingFoundIsSaidOnlyWhereItWasLookedFor() throws Exception {
        scanAt(200, "{\"results\":[{},{},{},{}]}", ScanMain.CLEAN);
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("no known holes");
    }

    @Test
    void aDatabaseThatIsAwayOrOddIsNoAllClear() throws Exception {
        scanAt(500, "", ScanMain.NOT_ASKED);
        scanAt(200, "{\"results\":[{}]}", ScanMain.NOT_ASKED);
        scanAt(200, "nonsense", ScanMain.NOT_ASKED);
        assertThat(scan("http://localhost:1")).isEqualTo(ScanMain.NOT_ASKED);
        assertThat(said.toString(StandardCharsets.UTF_8))
                .contains("could not be asked")
                .doesNotContain("no known holes");
    }
}
