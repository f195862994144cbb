package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guessing passwords from many addresses at once is as slow as from one. */
class LogInFloodTest {
    private static final int LOG_IN = 4;
    /** Instead of a status: refused before the body was there, and the connection closed. */
    private static final int CLOSED = 1;

    private static final int ADDRESSES = 40;
    private static final int ATTEMPTS = 10;
    private static final String HOT_SEAT =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

    @TempDir
    private Path folder;

    private Server server;

    @BeforeEach
    void start() {
        Limits limits = new Limits(10_000, 10_000, LOG_IN, 10, 10, 10, 10, 10);
        server = Server.start(new Settings("127.0.0.1", 0, Settings.sqlite(folder), true, 1, limits, null));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void oneAccountIsTriedOnlySoOftenFromWherever() {
        from("192.0.2.1").register("Anna");
        for (int i = 0; i < LOG_IN; i++) {
            assertThat(logIn("192.0.2." + (10 + i), "Anna").status()).isEqualTo(401);
        }
        Answer refused = logIn("192.0.2.99", "ANNA");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 60);
        assertThat(logIn("192.0.2.99", "Berta").status()).isEqualTo(401);
    }

    @Test
    void aCustomersNetworkIsOne() {
        assertThat(untilRefused(i -> "2001:db8:7:" + i + "::1")).isGreaterThanOrEqualTo(3 * LOG_IN);
        assertThat(logIn("2001:db8:8:1::1", "Somebody else").status()).isEqualTo(401);
    }

    @Test
    void allTogetherTryOnlySoOften() {
        assertThat(untilRefused(i -> "198.51.100." + i)).isGreaterThanOrEqualTo(15 * LOG_IN);
        assertThat(from("203.0.113.1").get("/api/about").status()).isEqualTo(200);
    }

    /** What once delayed moves for seconds: forty addresses guess at one account as fast as they are answered. */
    @Test
    void aFloodForOneAccountIsRefusedWhileOthersPlay() throws Exception {
        from("192.0.2.1").register("Anna");
        Client player = from("203.0.113.1");
        String game = player.post("/api/games", HOT_SEAT).text("id");
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> guesses = new ArrayList<>();
            for (int i = 0; i < ADDRESSES * ATTEMPTS; i++) {
                String address = "198.51.100." + i % ADDRESSES;
                guesses.add(threads.submit(() -> guess(address)));
            }
            for (int version = 0; version < 10; version++) {
                play(player, "/api/games/" + game, version);
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> guess : guesses) {
                statuses.add(guess.get());
            }
            assertThat(statuses).contains(429).isSubsetOf(401, 429, CLOSED);
            // while it lasts the allowance grows again, by one in a quarter of a minute
            assertThat(statuses.stream().filter(status -> status == 401).count())
                    .as("passwords that were compared")
                    .isBetween((long) LOG_IN, 3L * LOG_IN);
        }
    }

    private int guess(String address) {
        try {
            return logIn(address, "Anna").status();
        } catch (UncheckedIOException e) {
            return CLOSED;
        }
    }

    private static void play(Client client, String path, int version) {
        int seat = client.get(path).json().get("toMove").intValue();
        String move = client.get(path + "/view?seat=" + seat)
                .json()
                .at("/view/moves/0")
                .asString();
        String command = "{\"seat\":%d,\"version\":%d,\"id\":\"command-%d\",\"move\":\"%s\"}"
                .formatted(seat, version, version, move);
        assertThat(client.post(path + "/moves", command).status()).isEqualTo(200);
    }

    /**
     * Attempts that are so wrong that they cost nothing, from one address after the other; returns how many there were before
     * one was refused. While they are made the allowance grows again, so there may be some more than it was at first.
     */
    private int untilRefused(IntFunction<String> address) {
        String body = "{\"name\":\"Somebody\",\"password\":\"" + "x".repeat(201) + "\"}";
        for (int i = 0; i < 250; i++) {
            int status = from(address.apply(i)).post("/api/session", body).status();
            if (status == 429) {
                return i;
            }
            assertThat(status).isEqualTo(401);
        }
        throw new AssertionError("nobody was ever refused");
    }

    private Answer logIn(String address, String name) {
        return from(address).post("/api/session", "{\"name\":\"" + name + "\",\"password\":\"wrong horse\"}");
    }

    private Client from(String address) {
        return new Client(server).with("X-Forwarded-For", address);
    }
}
