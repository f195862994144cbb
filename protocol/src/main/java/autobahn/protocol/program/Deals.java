package autobahn.protocol.program;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Seeds for what programs are shown. The same game gives the same ones, but nobody can reckon back from a deal to the seed
 * of the game, from which all that is hidden would follow.
 */
final class Deals {
    private final long seed;
    private int asked;

    Deals(long seed) {
        this.seed = seed;
    }

    long next() {
        try {
            byte[] text = ByteBuffer.allocate(12).putLong(seed).putInt(asked++).array();
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new LinkageError("every JDK has SHA-256", e);
        }
    }
}
