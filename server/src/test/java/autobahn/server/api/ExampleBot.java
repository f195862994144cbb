package autobahn.server.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A bot that plays at random wherever its token has a seat: java ExampleBot.java http://localhost:8080 TOKEN */
final class ExampleBot {
    static final Pattern TURN = Pattern.compile("\"game\":\"([^\"]+)\",\"seat\":(\\d+)");
    static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    static final Pattern MOVES = Pattern.compile("\"moves\":\\[\"(.*?)\"]");

    public static void main(String[] args) throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest.Builder request = HttpRequest.newBuilder().header("Authorization", "Bearer " + args[1]);
        URI turns = URI.create(args[0] + "/api/me/turns");
        Iterator<String> lines = client.send(request.uri(turns).build(), BodyHandlers.ofLines())
                .body()
                .iterator();
        Random random = new Random();
        while (lines.hasNext()) {
            Matcher turn = TURN.matcher(lines.next());
            if (!turn.find()) {
                continue;
            }
            String game = args[0] + "/api/games/" + turn.group(1);
            URI view = URI.create(game + "/view?seat=" + turn.group(2));
            String now = client.send(request.uri(view).GET().build(), BodyHandlers.ofString())
                    .body();
            Matcher moves = MOVES.matcher(now);
            Matcher version = VERSION.matcher(now);
            if (moves.find() && version.find()) {
                String[] legal = moves.group(1).split("\",\"", -1);
                String command = "{\"seat\":%s,\"version\":%s,\"id\":\"bot-%08x\",\"move\":\"%s\"}"
                        .formatted(
                                turn.group(2), version.group(1), random.nextInt(), legal[random.nextInt(legal.length)]);
                client.send(
                        request.uri(URI.create(game + "/moves"))
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(command))
                                .build(),
                        BodyHandlers.discarding());
            }
        }
    }
}
