package autobahn.cli.serve;

import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What browsers ask a server first, and the first moves of a game. It speaks by plain sockets: what the JVM sees is kept and
 * takes room in every server, and no server needs a client.
 */
public final class Rehearsal {
    private static final List<String> ASKED =
            List.of("/", "/api/about", "/api/me", "/api/edition", "/api/games?show=open", "/health/ready");
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"seed\":\"5\"}";
    private static final String COOKIE = "\r\nSet-Cookie: ";
    private static final int MOVES = 30;
    private static final int PATIENCE_MILLIS = 60_000;

    private final int port;
    private @Nullable String cookie;

    private Rehearsal(int port) {
        this.port = port;
    }

    /** @param port of a server on this machine */
    public static void play(int port) throws IOException {
        Rehearsal rehearsal = new Rehearsal(port);
        for (String path : ASKED) {
            rehearsal.ask("GET", path, "");
        }
        rehearsal.game();
    }

    private void game() throws IOException {
        String game =
                "/api/games/" + ask("POST", "/api/games", TABLE).path("id").asString("");
        for (int version = 0; version < MOVES; version++) {
            int seat = ask("GET", game, "").path("toMove").intValue();
            String move = ask("GET", game + "/view?seat=" + seat, "")
                    .path("view")
                    .path("moves")
                    .path(0)
                    .asString("");
            ask(
                    "POST",
                    game + "/moves",
                    "{\"seat\":" + seat + ",\"version\":" + version + ",\"id\":\"rehearsal-" + version
                            + "\",\"move\":\"" + move + "\"}");
        }
    }

    /** The answer as JSON; what is no JSON is nothing. */
    private JsonNode ask(String method, String path, String body) throws IOException {
        byte[] sent = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: " + sent.length + "\r\n"
                + (cookie == null ? "" : "Cookie: " + cookie + "\r\n") + "\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(sent);
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int given = answer.indexOf(COOKIE);
            if (given >= 0) {
                cookie = answer.substring(given + COOKIE.length(), answer.indexOf(';', given));
            }
            int start = answer.indexOf("\r\n\r\n") + 4;
            return JsonText.parse(answer.substring(start), new Faults());
        }
    }
}
