package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.OnOneServer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers and strangers may not do. */
class SafetyTest extends OnOneServer {
    private static final String LOG_IN = "{\"name\":\"Nobody\",\"password\":\"correct horse\"}";

    private Client client() {
        return new Client(server);
    }

    @Test
    void pagesOfOtherSitesActForNobody() {
        Client anna = client().register("Anna");
        for (Client page : new Client[] {
            anna.copy().with("Origin", "https://elsewhere.example"),
            anna.copy().with("Origin", "null"),
            anna.copy().with("Origin", "http://localhost"),
            anna.copy().with("Sec-Fetch-Site", "cross-site"),
            anna.copy().with("Sec-Fetch-Site", "same-site"),
        }) {
            Answer answer = page.post("/api/tokens", "{\"label\":\"stolen\"}");
            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.code()).isEqualTo("other-origin");
            assertThat(page.delete("/api/session").code()).isEqualTo("other-origin");
        }
        assertThat(anna.get("/api/tokens").json().get("tokens")).isEmpty();
    }

    @Test
    void ourOwnPagesAct() {
        Client anna = client().register("Berta");
        String own = "http://localhost:" + server.port();
        assertThat(anna.copy()
                        .with("Origin", own)
                        .post("/api/tokens", "{\"label\":\"a\"}")
                        .status())
                .isEqualTo(201);
        assertThat(anna.copy()
                        .with("Sec-Fetch-Site", "same-origin")
                        .post("/api/tokens", "{\"label\":\"b\"}")
                        .status())
                .isEqualTo(201);
    }

    @Test
    void whatAFormCanSendIsNotTaken() {
        Client anna = client().register("Carla");
        for (String type : new String[] {"text/plain", "application/x-www-form-urlencoded", "application/jsonp"}) {
            Answer answer = anna.copy().with("Content-Type", type).post("/api/tokens", "{\"label\":\"stolen\"}");
            assertThat(answer.status()).as(type).isEqualTo(415);
        }
        assertThat(anna.copy()
                        .with("Content-Type", "text/plain")
                        .delete("/api/session")
                        .status())
                .isEqualTo(415);
    }

    @Test
    void programsWithATokenHaveNoOrigin() {
        Client anna = client().register("Dora");
        String token = anna.post("/api/tokens", "{\"label\":\"a\"}").text("token");
        Client bot = anna.withToken(token).with("Origin", "https://elsewhere.example");
        assertThat(bot.delete("/api/session").status()).isEqualTo(204);
    }

    @Test
    void everyAnswerTellsTheBrowserToBeStrict() {
        for (String path : new String[] {"/api/about", "/api/me", "/api/none", "/none.css", "/health/live"}) {
            Answer answer = client().raw("GET", path, null);
            assertThat(answer.header("Content-Security-Policy"))
                    .as(path)
                    .contains("default-src 'self'")
                    .contains("frame-ancestors 'none'")
                    // WebAssembly of our own may be compiled; text never becomes a script.
                    .contains("script-src 'self' 'wasm-unsafe-eval';")
                    .doesNotContain("'unsafe-eval'");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
            assertThat(answer.header("X-Request-Id")).hasSize(16);
            assertThat(answer.header("Server")).isNull();
        }
        assertThat(client().get("/api/about").header("Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void cookiesAreNotForScripts() {
        Answer answer = client().post("/api/accounts", LOG_IN.replace("Nobody", "Emil"));
        assertThat(answer.header("Set-Cookie"))
                .contains("HttpOnly")
                .contains("SameSite=Lax")
                .contains("Path=/")
                .doesNotContain("Secure");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "{",
                "{}",
                "{\"name\":1,\"password\":\"correct horse\"}",
                "{\"name\":null,\"password\":\"correct horse\"}",
                "{\"name\":\"a\",\"name\":\"b\",\"password\":\"correct horse\"}",
                "{\"name\":\"Nobody\",\"password\":\"correct horse\",\"admin\":true}",
                "{\"name\":\"Nobody\",\"password\":\"correct horse\"} {}",
                "{\"name\":\"No\\u0000body\",\"password\":\"correct horse\"}",
                "{\"name\":\"No\\ud800body\",\"password\":\"correct horse\"}",
            })
    void brokenBodiesAreRefused(String body) {
        for (String path : new String[] {"/api/session", "/api/accounts"}) {
            Answer answer = client().post(path, body);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.code()).startsWith("bad-");
            assertThat(answer.text("detail")).doesNotContain("autobahn.").doesNotContain("tools.jackson");
        }
    }

    @Test
    void deepBodiesAreRefused() {
        assertThat(client().post("/api/session", "[".repeat(16_000)).status()).isEqualTo(400);
        assertThat(client().post("/api/session", "{\"a\":".repeat(3_000)).status())
                .isEqualTo(400);
    }

    @Test
    void brokenTextIsRefused() throws Exception {
        byte[] body = LOG_IN.getBytes(StandardCharsets.ISO_8859_1);
        body[10] = (byte) 0xFF;
        String answer = RawHttp.send(
                server.port(),
                "POST /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        + "Content-Length: " + body.length + "\r\n\r\n"
                        + new String(body, StandardCharsets.ISO_8859_1));
        assertThat(answer).startsWith("HTTP/1.1 400").contains("bad-body");
    }

    @Test
    void largeBodiesAreRefused() throws Exception {
        // The length alone says it: nothing of the body is sent, so nothing can be cut off on its way.
        String announced = RawHttp.send(
                server.port(),
                "POST /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        + "Content-Length: " + ((1 << 20) + 1) + "\r\n\r\n");
        assertThat(announced).startsWith("HTTP/1.1 413").contains("too-large");
        String chunk = "10000\r\n" + " ".repeat(0x10000) + "\r\n";
        String chunked = RawHttp.send(
                server.port(),
                "POST /api/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(17) + "0\r\n\r\n");
        assertThat(chunked).startsWith("HTTP/1.1 413");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/accounts/a%00b HTTP/1.1\r\nHost: x",
                "GET /api/accounts/a%FFb HTTP/1.1\r\nHost: x",
                "GET /api/accounts/a%zzb HTTP/1.1\r\nHost: x",
                "GET /api/me?a=%C3%28 HTTP/1.1\r\nHost: x",
                "GET /api/me?a=%0 HTTP/1.1\r\nHost: x",
                "GET /api/me HTTP/1.1",
                "GET  HTTP/1.1\r\nHost: x",
                "nonsense",
                "GET /api/me HTTP/9.9\r\nHost: x",
                "GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1",
                "GET /api/me HTTP/1.1\r\nHost: x\r\nBad Header: y",
            })
    void brokenRequestsGetProblems(String request) throws Exception {
        String answer = RawHttp.send(server.port(), request + "\r\nConnection: close\r\n\r\n");
        assertThat(answer)
                .matches("(?s)HTTP/1.1 (400|505) .*")
                .doesNotContain("\tat ")
                .doesNotContain("<html");
        assertThat(answer).contains("application/problem+json");
    }

    @Test
    void longAddressesAndHeadersAreRefused() throws Exception {
        String address = RawHttp.send(
                server.port(), "GET /api/" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(address).startsWith("HTTP/1.1 414").contains("application/problem+json");
        String headers = RawHttp.send(
                server.port(),
                "GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: " + "a".repeat(20_000) + "\r\nConnection: close\r\n\r\n");
        assertThat(headers).startsWith("HTTP/1.1 431").contains("application/problem+json");
    }

    @Test
    void anAddressThatIsNoneAndAMethodThatDoesNotFitAreTold() {
        assertThat(client().raw("GET", "/api/none", null).code()).isEqualTo("no-such-route");
        assertThat(client().raw("POST", "/api/none", "{}").status()).isEqualTo(404);
        Answer method = client().raw("PUT", "/api/me", "{}");
        assertThat(method.status()).isEqualTo(405);
        assertThat(method.code()).isEqualTo("wrong-method");
        assertThat(method.header("Allow")).contains("GET");
    }
}
