package autobahn.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * Secrets that open something. They are long and random, so a plain hash keeps them: whoever reads the database can open
 * nothing, and looking one up by its hash tells an attacker nothing by its timing.
 */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    /** 256 bits as 43 letters that stand in a link as they are. */
    public static String random() {
        return text(32);
    }

    /** A name for something that is no secret by itself but shall not be guessed: 96 bits. */
    public static String id() {
        return text(12);
    }

    private static String text(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    public static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
