package autobahn.server.table;

import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** A person's browser: it keeps the cookie and speaks to one server at a time. */
final class Browser {
    static final JsonMapper JSON = new JsonMapper();
    private static final AtomicInteger COMMANDS = new AtomicInteger();
    /** Saved games hold commands of earlier runs. */
    private static final String RUN = UUID.randomUUID().toString();

    record Reply(int status, JsonNode body, String text) {
        String code() {
            return body.path("code").asString("");
        }
    }

    private final CookieManager cookies;
    private final HttpClient http;
    private String address = "";
    private String token;

    Browser(int port) {
        this(port, new CookieManager());
    }

    private Browser(int port, CookieManager cookies) {
        this.cookies = cookies;
        http = HttpClient.newBuilder().cookieHandler(cookies).build();
        at(port);
    }

    /** Somebody who has been here before. */
    static Browser known(int port, String secret) {
        Browser browser = new Browser(port);
        HttpCookie cookie = new HttpCookie("autobahn", secret);
        cookie.setPath("/");
        cookie.setVersion(0);
        browser.cookies.getCookieStore().add(URI.create(browser.address), cookie);
        return browser;
    }

    /** A program that shows a token instead of a cookie. */
    static Browser program(int port, String token) {
        Browser program = new Browser(port);
        program.token = token;
        return program;
    }

    /** Another window of the same person. */
    Browser twin(int port) {
        return new Browser(port, cookies);
    }

    /** Goes on at another server; cookies are for the host, whichever port. */
    Browser at(int port) {
        address = "http://127.0.0.1:" + port;
        return this;
    }

    Reply get(String path) {
        return send(request(path).GET().build());
    }

    Reply delete(String path) {
        return send(json(path).DELETE().build());
    }

    Reply post(String path, String body) {
        return send(json(path)
                .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
                .build());
    }

    Reply put(String path, String body) {
        return send(json(path)
                .PUT(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
                .build());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private HttpRequest.Builder json(String path) {
        return request(path).header("Content-Type", "application/json");
    }

    private Reply send(HttpRequest request) {
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            String text = response.body();
            return new Reply(
                    response.statusCode(),
                    text.startsWith("{") ? JSON.readTree(text) : MissingNode.getInstance(),
                    text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    // --- What players do -------------------------------------------------------------------------------------------

    /** Makes a table and answers its id. */
    String table(String options, String seats) {
        return table(options, seats, "");
    }

    String table(String options, String seats, String more) {
        Reply reply = post("/api/games", "{'options':" + options + ",'seats':" + seats + more + "}");
        if (reply.status() != 201) {
            throw new AssertionError(reply.text());
        }
        return reply.body().get("id").stringValue();
    }

    JsonNode view(String game, int seat) {
        return get("/api/games/" + game + "/view?seat=" + seat).body();
    }

    static String command(int seat, int version, String id, String move) {
        return "{'seat':" + seat + ",'version':" + version + ",'id':'" + id + "','move':'" + move + "'}";
    }

    static String id() {
        return RUN + "-" + COMMANDS.incrementAndGet();
    }

    Reply play(String game, int seat, int version, String move) {
        return post("/api/games/" + game + "/moves", command(seat, version, id(), move));
    }

    Reply undo(String game, int seat, int version, String more) {
        return post(
                "/api/games/" + game + "/undo",
                "{'seat':" + seat + ",'version':" + version + ",'id':'" + id() + "'" + more + "}");
    }

    EventStream follow(String path, Integer last) {
        HttpRequest.Builder request = request(path);
        if (last != null) {
            request.header("Last-Event-ID", last.toString());
        }
        return EventStream.open(http, request.build());
    }
}
