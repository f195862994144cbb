package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PasswordsTest {
    private final Passwords passwords = new Passwords();

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
        String hash = passwords.hash("correct horse");
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        AtomicInteger refused = new AtomicInteger();
        List<Thread> flood = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            flood.add(Thread.startVirtualThread(() -> {
                try {
                    passwords.matches("wrong horse", hash);
                } catch (Problem problem) {
                    assertThat(problem.status()).isEqualTo(503);
                    refused.incrementAndGet();
                }
            }));
        }
        for (Thread thread : flood) {
            thread.join();
        }
        assertThat(refused.get()).isGreaterThan(0);
        assertThat(passwords.mostAtOnce()).isLessThanOrEqualTo(most);
        assertThat(passwords.matches("correct horse", hash)).isTrue();
    }
}
