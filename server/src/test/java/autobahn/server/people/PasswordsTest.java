package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;

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
}
