package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.Servers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as browsers get them. */
class WebFilesTest {
    private static final String ASSET = "/assets/index-4f3a2b1c.js";
    private static Server server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = Server.start(Servers.settings(folder), new WebFiles("web-test"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Client client() {
        return new Client(server);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/game/abc", "/replay/a.b", "/account?x=1"})
    void pagesWithoutOneOfTheirOwnStartFromTheFirstDocument(String path) {
        Answer answer = client().raw("GET", path, null);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(answer.body()).contains("all pages start from");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/rules", "/rules/", "/rules/a/b", "/rules?x=1"})
    void aPageThatHasADocumentOfItsOwnStartsFromThat(String path) {
        Answer answer = client().raw("GET", path, null);
        assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(answer.body()).contains("what the rules need");
    }

    @Test
    void aPathOfThousandsOfSegmentsIsLookedAtLikeAnyOther() {
        assertThat(client().raw("GET", "/a".repeat(3000) + ".js", null).status())
                .isEqualTo(404);
        assertThat(client().raw("GET", "/a".repeat(3000), null).status()).isEqualTo(200);
    }

    @Test
    void hashedFilesAreKeptForever() {
        Answer answer = client().raw("GET", ASSET, null);
        assertThat(answer.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(answer.header("Content-Type")).startsWith("text/javascript");
        assertThat(answer.body()).contains("an asset");
    }

    @Test
    void aBrowserGetsTheEncodingItTakes() {
        Answer brotli = client().with("Accept-Encoding", "gzip, br").raw("GET", ASSET, null);
        assertThat(brotli.header("Content-Encoding")).isEqualTo("br");
        assertThat(brotli.body()).isEqualTo("not really brotli");
        assertThat(brotli.header("Vary")).isEqualTo("Accept-Encoding");
        Answer gzip = client().with("Accept-Encoding", "br;q=0, gzip").raw("GET", ASSET, null);
        assertThat(gzip.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(client().raw("GET", ASSET, null).header("Content-Encoding")).isNull();
    }

    @Test
    void whatTheBrowserHasIsNotSentAgain() {
        String tag = client().raw("GET", "/", null).header("ETag");
        Answer again = client().with("If-None-Match", tag).raw("GET", "/", null);
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/missing-00000000.js",
                "/assets/",
                "/missing.css",
                "/api/missing",
                "/health/missing",
                "/api",
                "/../web-test/index.html",
                "/assets/..%2findex.html",
                "/assets/../../META-INF/MANIFEST.MF",
            })
    void whatIsNoFileIsAProblem(String path) {
        Answer answer = client().raw("GET", path, null);
        assertThat(answer.status()).isIn(400, 404);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    }

    @Test
    void pagesAreOnlyRead() {
        assertThat(client().raw("POST", "/index.html", "{}").status()).isEqualTo(404);
    }
}
