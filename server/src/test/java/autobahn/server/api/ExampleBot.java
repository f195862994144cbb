package autobahn.server.api;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A bot that plays at random wherever its token has a seat: java ExampleBot.java http://localhost:8080 TOKEN */
record ExampleBot(String server, String token, HttpClient client, Random random) {
    static final Pattern TURN = Pattern.compile("\"game\":\"([^\"]+)\",\"seat\":(\\d+)");
    static final Pattern NOW = Pattern.compile("\"version\":(\\d+).*\"moves\":\\[\"(.*?)\"]");

    public static void main(String[] args) throws Exception {
        ExampleBot bot = new ExampleBot(args[0], args[1], HttpClient.newHttpClient(), new Random());
        var turns = bot.client
                .send(bot.request("/api/me/turns").build(), BodyHandlers.ofLines())
                .body();
        for (var line = turns.iterator(); line.hasNext(); ) {
            Matcher turn = TURN.matcher(line.next());
            if (turn.find()) {
                bot.play("/api/games/" + turn.group(1), turn.group(2));
            }
        }
    }

    /** Decides until it is somebody else's turn: every answer is the seat's new view. */
    void play(String game, String seat) throws IOException, InterruptedException {
        String now = send(request(game + "/view?seat=" + seat));
        for (Matcher view = NOW.matcher(now); view.find(); view = NOW.matcher(now)) {
            String[] moves = view.group(2).split("\",\"", -1);
            now = send(request(game + "/moves")
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"seat\":%s,\"version\":%s,\"id\":\"bot-%08x\",\"move\":\"%s\"}"
                            .formatted(seat, view.group(1), random.nextInt(), moves[random.nextInt(moves.length)]))));
        }
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path)).header("Authorization", "Bearer " + token);
    }

    String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString()).body();
    }
}
