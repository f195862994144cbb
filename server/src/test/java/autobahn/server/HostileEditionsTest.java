package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Editions that mean no good are refused, with reasons, and never break anything. */
@Tag("slow")
class HostileEditionsTest extends OnOneServer {
    private static final int TIMES = 400;
    private static final String[] VALUES = {
        "null",
        "true",
        "-1",
        "0",
        "64",
        "1e999",
        "123456789012345678901234567890",
        "0.5",
        "\"\"",
        "\"red\"",
        "\"Köln-Köln\"",
        "\"-\"",
        "\"develop 99\"",
        "[]",
        "{}",
        "[[[[[[]]]]]]",
        "[null]",
        "{\"from\":\"C\"}",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "\"__proto__\""
    };

    private Client mallory;

    @BeforeEach
    void register() {
        mallory = new Client(server);
        mallory.post(
                "/api/accounts",
                "{\"name\":\"M" + System.nanoTime() % 100_000_000 + "\",\"password\":\"correct horse\"}");
    }

    static Stream<Arguments> hostile() {
        String standard = Editions.standardText();
        String card =
                "{ \"card\": \"black\", \"deck\": \"basic\", \"kind\": \"plain\", \"colours\": [\"black\"], \"from\": \"S\" },";
        StringBuilder cities = new StringBuilder();
        for (int i = 0; i < 900; i++) {
            cities.append("{ \"city\": \"")
                    .append("City".repeat(1 + i % 5))
                    .append("\", \"latitude\": 1, \"longitude\": 1, \"east\": false, \"from\": \"S\" },");
        }
        return Stream.of(
                Arguments.of("a million cards", with(standard, "\"actionCards\": [", card.repeat(1_000_000)), 413),
                Arguments.of("many cards", with(standard, "\"actionCards\": [", card.repeat(600)), 422),
                Arguments.of("many cities", with(standard, "\"cities\": [", cities.toString()), 413),
                Arguments.of("a long name", standard.replace("Autobahn, standard edition", "x".repeat(50_000)), 400),
                Arguments.of("a long note", standard.replace("Unofficial.", "x".repeat(50_000)), 422),
                Arguments.of("a long city", standard.replace("Saarbrücken", "Saar".repeat(2_000)), 422),
                Arguments.of(
                        "a track for ever",
                        standard.replace("\"value\": 24, \"from\": \"H\"", "\"value\": 2000000000, \"from\": \"H\""),
                        422),
                Arguments.of("depth", "[".repeat(50_000) + "]".repeat(50_000), 400),
                Arguments.of("an object in depth", "{\"a\":".repeat(900) + "1" + "}".repeat(900), 400),
                Arguments.of("no edition", "{}", 422),
                Arguments.of("a list", "[]", 400),
                Arguments.of("half an edition", standard.substring(0, 20_000), 400),
                Arguments.of("names in other directions", standard.replace("Autobahn, standard", "A\u202Ebc"), 400));
    }

    private static String with(String text, String before, String more) {
        assertThat(text).contains(before);
        return text.replace(before, before + more);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void isRefused(String what, String text, int status) {
        Client.Answer answer = mallory.post("/api/editions", "{\"file\":" + text + "}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.body().length()).isLessThan(20_000);
        assertThat(mallory.get("/api/editions").json().get("mine")).isEmpty();
    }

    @Test
    void hundredsOfBrokenOnesAreNeverAFaultOfTheServer() {
        Random random = new Random(15);
        int refused = 0;
        for (int i = 0; i < TIMES; i++) {
            Client.Answer answer = mallory.raw("POST", "/api/editions", "{\"file\":" + broken(random) + "}");
            assertThat(answer.status()).as(answer.body()).isIn(201, 400, 409, 413, 422);
            refused += answer.status() == 422 ? 1 : 0;
            if (answer.status() == 422) {
                assertThat(answer.body()).contains("\"code\"");
            }
        }
        assertThat(refused).isGreaterThan(TIMES / 10);
        assertThat(mallory.get("/health/ready").status()).isEqualTo(200);
    }

    private static String broken(Random random) {
        StringBuilder text = new StringBuilder(Editions.standardText());
        for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(6)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.setCharAt(at, (char) (' ' + random.nextInt(90)));
                case 2 -> text.insert(at, VALUES[random.nextInt(VALUES.length)]);
                default -> {
                    // A whole value in the place of another keeps the text JSON.
                    int colon = text.indexOf("\": ", at);
                    int end = colon < 0 ? -1 : text.indexOf(",", colon);
                    if (end > 0) {
                        text.replace(colon + 3, end, VALUES[random.nextInt(VALUES.length)]);
                    }
                }
            }
        }
        return text.toString();
    }
}
