package autobahn.release;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody who comes to a server that has just been started, and looks whether it plays. */
final class Visit {
    private static final long DEADLINE_MILLIS = 120_000;
    private static final int ENOUGH_MOVES = 20;
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final String TABLE = "{\"options\":{\"players\":2,\"features\":[]},\"listed\":true,"
            + "\"seats\":[{\"kind\":\"bot\",\"level\":\"random\"},{\"kind\":\"bot\",\"level\":\"beginner\"}]}";

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String address;

    Visit(int port) {
        address = "http://127.0.0.1:" + port;
    }

    /** Waits until the server is ready, unless it has ended before. */
    void untilReady(Process server) throws InterruptedException {
        long end = System.currentTimeMillis() + DEADLINE_MILLIS;
        while (server.isAlive() && System.currentTimeMillis() < end) {
            try {
                if (get("/health/ready").statusCode() == 200) {
                    return;
                }
            } catch (IOException e) {
                // not yet
            }
            Thread.sleep(100);
        }
        throw new ReleaseException("the server " + (server.isAlive() ? "does not become ready" : "has ended"));
    }

    /** The page is there with all that it loads first. */
    void page() throws IOException, InterruptedException {
        HttpResponse<String> page = get("/");
        Matcher script = Pattern.compile("src=\"([^\"]+\\.js)\"").matcher(page.body());
        if (page.statusCode() != 200 || !script.find()) {
            throw new ReleaseException("there is no page at /: " + page.statusCode() + " " + page.body());
        }
        String path = script.group(1).startsWith("/") ? script.group(1) : "/" + script.group(1);
        if (get(path).statusCode() != 200) {
            throw new ReleaseException("the page's script " + path + " is missing");
        }
    }

    /** A table of two bots, watched until some moves are made; its id. */
    String play() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/games"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(TABLE))
                .build();
        String made = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        Matcher id = ID.matcher(made);
        if (!id.find()) {
            throw new ReleaseException("no table could be made: " + made);
        }
        long end = System.currentTimeMillis() + DEADLINE_MILLIS;
        while (System.currentTimeMillis() < end) {
            if (moves(id.group(1)) >= ENOUGH_MOVES) {
                return id.group(1);
            }
            Thread.sleep(100);
        }
        throw new ReleaseException("the bots do not play");
    }

    /** Moves that a table knows of. */
    int moves(String game) throws IOException, InterruptedException {
        HttpResponse<String> table = get("/api/games/" + game);
        Matcher version = VERSION.matcher(table.body());
        if (table.statusCode() != 200 || !version.find()) {
            throw new ReleaseException("table " + game + ": " + table.statusCode() + " " + table.body());
        }
        return Integer.parseInt(version.group(1));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create(address + path)).build(), HttpResponse.BodyHandlers.ofString());
    }
}
