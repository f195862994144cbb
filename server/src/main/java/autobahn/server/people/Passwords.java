package autobahn.server.people;

import autobahn.server.api.Problem;
import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Passwords, kept with Argon2id at OWASP's figures (19 MiB, two passes). A hash is dear on purpose, so they
 * are made on a few threads of their own, one less than there are processors, and few may wait: in a flood of log-ins the
 * games go on, and who comes too late is told at once.
 */
final class Passwords {
    private static final int BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final long PATIENCE_SECONDS = 5;
    static final int MOST_WAITING = 32;

    private final PasswordCost cost;
    private final ThreadPoolExecutor workers = workers();
    private final SecureRandom random = new SecureRandom();
    /** Checked where there is no account, so that the answer takes as long. */
    private volatile @Nullable String nobodys;

    Passwords(PasswordCost cost) {
        this.cost = cost;
    }

    private static ThreadPoolExecutor workers() {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        ThreadPoolExecutor workers = new ThreadPoolExecutor(
                most,
                most,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("password-", 0).daemon().factory());
        workers.allowCoreThreadTimeOut(true);
        return workers;
    }

    /** How many have been made at once so far. */
    int mostAtOnce() {
        return workers.getLargestPoolSize();
    }

    String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return work(() -> argon().hash(bytes(password), salt).getResult());
    }

    /** When it is first needed, for the library keeps its 19 MiB from then on; it has one for each cost. */
    private Argon2Function argon() {
        return Argon2Function.getInstance(cost.kibibytes(), cost.passes(), 1, BYTES, Argon2.ID);
    }

    /** Whether the password is right. Says no as slowly for somebody unknown. */
    boolean matches(String password, @Nullable String hash) {
        String spare = nobodys(); // in any case, for the first time it takes as long again
        String kept = hash == null ? spare : hash;
        boolean same = work(() -> Argon2Function.getInstanceFromHash(kept).check(bytes(password), bytes(kept)));
        return same && hash != null;
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

    /** Does it on a thread that is there for passwords, unless too many wait already. */
    <T> T work(Callable<T> work) {
        Future<T> answer;
        try {
            answer = workers.submit(work);
        } catch (RejectedExecutionException e) {
            throw busy();
        }
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            answer.cancel(false); // if it has not begun, it never will
            throw busy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new CompletionException(e.getCause());
        }
    }

    private static Problem busy() {
        return new Problem(503, "overloaded", "Too many people log in just now. Try again in a moment.");
    }
}
