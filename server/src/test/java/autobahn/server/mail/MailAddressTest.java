package autobahn.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MailAddressTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ann@example.org",
                "ann.o'neil+games@mail.example.co.uk",
                "A_b-c@xn--mller-kva.example",
                "1@example.museum",
                "x@example.xn--p1ai"
            })
    void peopleHaveSuchAddresses(String address) {
        assertThat(MailAddress.of(" " + address + " ").orElseThrow().text()).isEqualTo(address);
    }

    @Test
    void domainsAreWrittenInAscii() {
        assertThat(MailAddress.of("Ann@Müller.Example").orElseThrow().text()).isEqualTo("Ann@xn--mller-kva.example");
        assertThat(MailAddress.of("Ann@Example.ORG").orElseThrow().folded()).isEqualTo("ann@example.org");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "@",
                "ann",
                "ann@",
                "@example.org",
                "ann@localhost",
                "ann@[127.0.0.1]",
                "ann@127.0.0.1",
                "-oQ/tmp@example.org",
                "ann@-example.org",
                "ann@example..org",
                ".ann@example.org",
                "ann.@example.org",
                "a..b@example.org",
                "\"ann b\"@example.org",
                "ann@example.org, bob@example.org",
                "ann@example.org\r\nBcc: bob@example.org",
                "ann\r\n@example.org",
                "ann@example.org\nRCPT TO:<x@y.zz>",
                "<ann@example.org>",
                "Ann <ann@example.org>",
                "ann(c)@example.org",
                "änn@example.org",
                "ann@exam\u202Eple.org",
                "ann@exa mple.org",
                "ann%example.org@example.com",
                "ann@bob@example.org",
                "ann@example.org.",
                "ann@example.o\u0000rg"
            })
    void suchAreNone(String address) {
        assertThat(MailAddress.of(address)).isEmpty();
    }

    @Test
    void theyHaveALength() {
        assertThat(MailAddress.of("a".repeat(64) + "@example.org")).isPresent();
        assertThat(MailAddress.of("a".repeat(65) + "@example.org")).isEmpty();
        assertThat(MailAddress.of("a@" + "b23456789.".repeat(26) + "org")).isEmpty();
    }
}
