package autobahn.server.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * PostgreSQL refuses to run as root. The library that starts it for tests enters a user namespace then ({@code unshare
 * -U}), where it is nobody; where that is missing or forbidden, this says so instead of leaving it to initdb.
 */
public final class PostgresUser {
    private PostgresUser() {}

    public static void check() {
        if (!"root".equals(System.getProperty("user.name"))) {
            return;
        }
        String fault = namespaceFault();
        if (fault != null) {
            throw new IllegalStateException("PostgreSQL does not run as root, and " + fault
                    + ". Run the tests as another user (su - SOMEBODY -c './autobahn test'), or allow user namespaces:"
                    + " install util-linux for unshare, set the kernel's user.max_user_namespaces above 0, and start a"
                    + " container with --security-opt seccomp=unconfined.");
        }
    }

    /** Why we cannot become somebody else; null if we can. */
    private static String namespaceFault() {
        try {
            Process process = new ProcessBuilder("unshare", "-U", "id", "-u")
                    .redirectErrorStream(true)
                    .start();
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            boolean ended = process.waitFor(10, TimeUnit.SECONDS);
            return ended && process.exitValue() == 0 && !answer.equals("0")
                    ? null
                    : "\"unshare -U id -u\" answers: " + answer;
        } catch (IOException e) {
            return "there is no unshare on the path";
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
