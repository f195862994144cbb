package autobahn.server.contest;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Random;

/**
 * The chance of a contest. It is drawn when the contest is made, and everybody is told its hash: who plays whom, and the
 * deals, follow from it, so nobody can draw again until they like what comes. It is told itself when all is over.
 */
public record Lot(String secret) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;

    public static Lot draw() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new Lot(HexFormat.of().formatHex(bytes));
    }

    /** SHA-256 of the lot as it is written. */
    public String commitment() {
        return HexFormat.of().formatHex(hash(secret));
    }

    /** A number for one purpose: eight bytes of the SHA-256 of lot, space and purpose. */
    public long number(String purpose) {
        return ByteBuffer.wrap(hash(secret + " " + purpose)).getLong();
    }

    Random chance(String purpose) {
        return new Random(number(purpose));
    }

    /** What the cards of a table are dealt by. */
    public long deal(int round, int table) {
        return number("deal " + round + " " + table);
    }

    private static byte[] hash(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
