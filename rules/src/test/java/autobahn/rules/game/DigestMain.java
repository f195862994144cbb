package autobahn.rules.game;

import autobahn.engine.Game;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Plays a few games and prints one number for all their moves and scores; {@link DeterminismTest} runs it. */
final class DigestMain {
    private DigestMain() {}

    public static void main(String[] args) throws NoSuchAlgorithmException {
        System.out.println(digest());
    }

    static String digest() throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (int players = 2; players <= 4; players++) {
            for (long seed = 100; seed < 104; seed++) {
                Game end = RandomGames.random(players, seed, (game, move) -> add(digest, game.notation(move)));
                add(digest, end.scores().toString());
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
    }
}
