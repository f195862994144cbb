package autobahn.server.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;

/** A bot that plays at random wherever its token has a seat: java ExampleBot.java http://localhost:8080 TOKEN */
record ExampleBot(HttpClient client, String server, String token) {
    static final Pattern TURN = Pattern.compile("\"game\":\"([^\"]+)\",\"seat\":(\\d+)");
    static final Pattern NOW = Pattern.compile("\"version\":(\\d+).*\"moves\":\\[\"(.*?)\"]");

    public static void main(String[] args) throws Exception {
        ExampleBot bot = new ExampleBot(HttpClient.newHttpClient(), args[0], args[1]);
        var turns = bot.client.send(bot.request("/api/me/turns").build(), BodyHandlers.ofLines());
        for (var lines = turns.body().iterator(); lines.hasNext(); ) {
            for (var turn = TURN.matcher(lines.next()); turn.find(); ) {
                String game = "/api/games/" + turn.group(1);
                bot.play(game, turn.group(2), bot.request(game + "/view?seat=" + turn.group(2)));
            }
        }
    }

    /** Every answer is the seat's new view, so this goes on until it is somebody else's turn. */
    void play(String game, String seat, HttpRequest.Builder request) throws Exception {
        var now = NOW.matcher(
                client.send(request.build(), BodyHandlers.ofString()).body());
        if (now.find()) {
            String[] moves = now.group(2).split("\",\"", -1);
            String command = "{\"seat\":%s,\"version\":%s,\"id\":\"bot-%016x\",\"move\":\"%s\"}"
                    .formatted(seat, now.group(1), System.nanoTime(), moves[(int) (Math.random() * moves.length)]);
            play(game, seat, request(game + "/moves").POST(BodyPublishers.ofString(command)));
        }
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path))
                .headers("Authorization", "Bearer " + token, "Content-Type", "application/json");
    }
}
