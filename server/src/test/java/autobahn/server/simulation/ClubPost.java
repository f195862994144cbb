package autobahn.server.simulation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where a club's notices arrive, by webhooks and mail. It is slow, refuses some at first, and counts them all. */
final class ClubPost {
    private static final JsonMapper JSON = new JsonMapper();
    private static final double REFUSES = 0.03;
    private static final long SLOWEST_MILLIS = 3_000;
    private static final long SOME_SECONDS = 60_000_000_000L;
    private static final Pattern TOLD = Pattern.compile("(?m)^(.+)\\n\\S+/game/(\\S+)$");

    private record Receipt(Host host, long at, boolean answered) {}

    private final Club club;
    private final World world;
    private final Map<String, Receipt> receipts = new HashMap<>();
    private final Set<String> refused = new HashSet<>();
    private final Map<String, String> once = new HashMap<>();

    ClubPost(Club club) {
        this.club = club;
        this.world = club.world();
    }

    /** A post by a node; the status of the answer. */
    int post(Host host, String person, String id, byte[] body) throws IOException {
        travel(host);
        if (refuses(id)) {
            return 503;
        }
        boolean answered = !world.chance(club.faults().lost);
        if (isNew(host, id, answered)) {
            JsonNode told = JSON.readTree(new String(body, StandardCharsets.UTF_8));
            told(told.get("kind").stringValue(), told.get("game").stringValue(), person, id, false);
            club.count("posts");
        }
        travel(host);
        if (!answered) {
            throw new IOException("simulated: the answer is lost");
        }
        return 204;
    }

    /** A mail by a node; false if it has to come again. */
    boolean mail(Host host, String person, String id, String text) {
        try {
            travel(host);
        } catch (IOException e) {
            return false;
        }
        if (refuses(id)) {
            return false;
        }
        if (isNew(host, id, true)) {
            Matcher told = TOLD.matcher(text);
            while (told.find()) {
                told(kind(told.group(1)), told.group(2), person, id, true);
            }
            club.count("mails");
        }
        return true;
    }

    private static String kind(String line) {
        return line.startsWith("It is your turn: ")
                ? "turn"
                : line.startsWith("A game is over: ")
                        ? "ended"
                        : line.contains(" invites you ") ? "invited" : "message";
    }

    private void travel(Host host) throws IOException {
        try {
            new SimulatedMachine(host, () -> 0)
                    .sleep(Duration.ofMillis(world.random().nextLong(1, SLOWEST_MILLIS)));
        } catch (InterruptedException e) {
            throw new IOException("interrupted", e);
        }
    }

    /** Each is refused once at most, so that patience is asked for and never used up. */
    private boolean refuses(String id) {
        boolean refuses = world.chance(REFUSES) && refused.add(id);
        if (refuses) {
            club.count("refused at first");
        }
        return refuses;
    }

    /** What comes again has a reason to: the node that sent it has died, or has never learnt that it arrived. */
    private boolean isNew(Host host, String id, boolean answered) {
        Receipt before = receipts.put(id, new Receipt(host, world.now(), answered));
        if (before != null) {
            club.must(
                    !before.answered()
                            || before.host().isDead()
                            || !club.isCalm(before.at(), before.at() + SOME_SECONDS),
                    () -> "the same notice came twice: " + id);
            club.count("came again after a crash");
        }
        return before == null;
    }

    private void told(String kind, String game, String person, String id, boolean mail) {
        club.count("notices: " + kind);
        String what = kind + " " + game + " " + person + " " + mail;
        switch (kind) {
            case "turn" -> club.told(game, person, id, mail);
            case "message" -> {} // which may come late: see ClubWatch
            default -> {
                String before = once.put(what, id);
                club.must(before == null, () -> "told twice: " + what);
            }
        }
    }

    /** Whether somebody was told by a post that a game is over. */
    boolean wasToldOfEnd(String game, String person) {
        return once.containsKey("ended " + game + " " + person + " false");
    }
}
