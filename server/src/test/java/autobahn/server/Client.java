package autobahn.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who uses a server: keeps its cookie as a browser does, and holds each answer against the API's description. */
public final class Client {
    static {
        System.setProperty("jdk.httpclient.allowRestrictedHeaders", "origin,host");
    }

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /**
     * @param body empty for a stream
     * @param json null where the body is none
     */
    public record Answer(int status, HttpHeaders headers, String body, JsonNode json) {
        public String header(String name) {
            return headers.firstValue(name).orElse(null);
        }

        public String code() {
            return json.get("code").asString();
        }

        public String text(String member) {
            return json.get(member).asString();
        }
    }

    private final String base;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private String cookie;

    public Client(Server server) {
        this("http://localhost:" + server.port());
    }

    private Client(String base) {
        this.base = base;
    }

    /** A program that shows this token. */
    public Client withToken(String token) {
        return new Client(base).with("Authorization", "Bearer " + token);
    }

    /** Somebody who shows the same cookie as this one does now. */
    public Client copy() {
        Client copy = new Client(base);
        copy.cookie = cookie;
        copy.headers.putAll(headers);
        return copy;
    }

    public Client with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    public Client withCookie(String secret) {
        cookie = secret;
        return this;
    }

    public String cookie() {
        return cookie;
    }

    public Answer get(String path) {
        return call("GET", path, null);
    }

    public Answer post(String path, String body) {
        return call("POST", path, body);
    }

    public Answer put(String path, String body) {
        return call("PUT", path, body);
    }

    public Answer delete(String path) {
        return call("DELETE", path, null);
    }

    /** @param body JSON, or null */
    public Answer call(String method, String path, String body) {
        Answer answer = raw(method, path, body);
        OpenApi.check(method, path, answer.status(), String.valueOf(answer.header("Content-Type")), answer.body());
        return answer;
    }

    /** Without a look at the description: for what is no operation. */
    public Answer raw(String method, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (!method.equals("GET") && !headers.containsKey("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        headers.forEach(request::header);
        if (cookie != null) {
            request.header("Cookie", "autobahn=" + cookie);
        }
        try {
            HttpResponse<InputStream> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            response.headers().allValues("Set-Cookie").forEach(this::keep);
            String type = response.headers().firstValue("Content-Type").orElse("");
            String text = text(response.body(), type);
            return new Answer(
                    response.statusCode(),
                    response.headers(),
                    text,
                    type.contains("json") && !text.isEmpty()
                            ? JsonMapper.shared().readTree(text)
                            : null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Nobody waits for the end of a stream. */
    private static String text(InputStream body, String type) throws IOException {
        try (body) {
            return type.startsWith("text/event-stream") ? "" : new String(body.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void keep(String header) {
        String value = header.substring("autobahn=".length(), header.indexOf(';'));
        cookie = value.isEmpty() ? null : value;
    }

    /** A new account; the password is {@code correct horse}. */
    public Client register(String name) {
        Answer answer = post("/api/accounts", "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}");
        if (answer.status() != 201) {
            throw new AssertionError(answer.body());
        }
        return this;
    }
}
