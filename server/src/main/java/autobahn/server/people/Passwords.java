package autobahn.server.people;

import autobahn.server.api.Problem;
import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Passwords, kept with Argon2id at OWASP's figures (19 MiB, two passes). A hash is dear on purpose, so only as many are
 * made at once as there are processors: a flood of log-ins waits, the games go on.
 */
final class Passwords {
    private static final int KIBIBYTES = 19 * 1024;
    private static final int PASSES = 2;
    private static final int BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final long PATIENCE_SECONDS = 5;

    private final Argon2Function argon = Argon2Function.getInstance(KIBIBYTES, PASSES, 1, BYTES, Argon2.ID);
    private final Semaphore free =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors()), true);
    private final SecureRandom random = new SecureRandom();
    /** Checked where there is no account, so that the answer takes as long. */
    private volatile @Nullable String nobodys;

    String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        enter();
        try {
            return argon.hash(bytes(password), salt).getResult();
        } finally {
            free.release();
        }
    }

    /** Whether the password is right. Says no as slowly for somebody unknown. */
    boolean matches(String password, @Nullable String hash) {
        String spare = nobodys(); // in any case, for the first time it takes as long again
        String kept = hash == null ? spare : hash;
        enter();
        try {
            boolean same = Argon2Function.getInstanceFromHash(kept).check(bytes(password), bytes(kept));
            return same && hash != null;
        } finally {
            free.release();
        }
    }

    private String nobodys() {
        String hash = nobodys;
        if (hash == null) {
            hash = hash(Secrets.random());
            nobodys = hash;
        }
        return hash;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void enter() {
        try {
            if (!free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy();
        }
    }

    private static Problem busy() {
        return new Problem(503, "overloaded", "Too many people log in just now. Try again in a moment.");
    }
}
