package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.api.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class PasswordsTest {
    private final Passwords passwords = new Passwords(PasswordCost.OWASP);

    @Test
    void areKeptWithArgon2idAndASaltOfTheirOwn() {
        String hash = passwords.hash("correct horse");
        assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").isNotEqualTo(passwords.hash("correct horse"));
        assertThat(passwords.matches("correct horse", hash)).isTrue();
        assertThat(passwords.matches("correct horsf", hash)).isFalse();
    }

    @Test
    void nobodysPasswordIsNeverRight() {
        assertThat(passwords.matches("correct horse", null)).isFalse();
    }

    @Test
    void anyTextIsAPassword() {
        String odd = "pässwörd \uD83D\uDE97 🚚\n";
        assertThat(passwords.matches(odd, passwords.hash(odd))).isTrue();
    }

    @Test
    void fewAreComparedAtOnceAndFewWait() throws InterruptedException {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        int tooMany = 100;
        CountDownLatch refused = new CountDownLatch(tooMany);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> flood = new ArrayList<>();
        for (int i = 0; i < most + Passwords.MOST_WAITING + tooMany; i++) {
            flood.add(Thread.startVirtualThread(() -> {
                try {
                    passwords.work(() -> end.await(1, TimeUnit.MINUTES));
                } catch (Problem problem) {
                    assertThat(problem.status()).isEqualTo(503);
                    refused.countDown();
                }
            }));
        }
        assertThat(refused.await(1, TimeUnit.MINUTES))
                .as("all that are too many are refused")
                .isTrue();
        end.countDown();
        for (Thread thread : flood) {
            thread.join();
        }
        assertThat(passwords.mostAtOnce()).isEqualTo(most);
        assertThat(passwords.matches("correct horse", passwords.hash("correct horse")))
                .isTrue();
    }

    /** Tests may ask for cheap ones: a server, which runs without assertions, would not listen. */
    @Test
    void aServerKeepsThemAtFullCost() throws Exception {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dautobahn.test.passwords=true",
                "-cp",
                System.getProperty("java.class.path"),
                HashOfAServer.class.getName());
        Process server = new ProcessBuilder(command).redirectErrorStream(true).start();
        String hash = new String(server.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(server.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(hash).contains("$argon2id$v=19$m=19456,t=2,p=1$");
    }

    /** A program that runs as a server does. */
    static final class HashOfAServer {
        private HashOfAServer() {}

        public static void main(String[] arguments) {
            System.out.println(new Passwords(PasswordCost.inForce()).hash("correct horse"));
        }
    }
}
