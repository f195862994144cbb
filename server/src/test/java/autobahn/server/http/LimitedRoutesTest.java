package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.OpenApi;
import autobahn.server.OpenApi.Operation;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every operation of the API counts for its limits: one that is new and that nobody has thought of is found here. */
@Tag("slow")
class LimitedRoutesTest {
    private static final int MANY = 100_000;
    private static final int FEW = 5;
    /** What is counted by itself; streams, which count while they are open, are in LimitsTest. */
    private static final Set<String> COUNTED = Set.of(
            "logIn",
            "changePassword",
            "giveMailAddress",
            "confirmMailAddress",
            "forgotPassword",
            "recoverPassword",
            "recover",
            "register",
            "create",
            "importRecord",
            "fork",
            "say",
            "hint",
            "analysis",
            "reportDifference",
            "sendPlan",
            "makeEdition",
            "changeEdition",
            "befriend",
            "avoid",
            "report",
            "invite",
            "rematch",
            "sendDaily",
            "makeContest",
            "nextSeason",
            "deleteAccount");
    /** They void the key that is shown, so they come last. */
    private static final Set<String> ENDING = Set.of("logOut", "logOutOthers");

    @TempDir
    private Path folder;

    @Test
    void anAddressIsRefusedEverywhere() {
        try (Server server = start(new Limits(1, MANY, MANY, MANY, MANY, MANY, MANY, MANY))) {
            Client client = new Client(server);
            assertThat(client.get("/api/about").status()).isEqualTo(200);
            assertThat(refused(client, 2)).isEqualTo(OpenApi.all().keySet());
        }
    }

    @Test
    void aPersonIsRefusedEverywhere() {
        try (Server server = start(new Limits(MANY, 1, MANY, MANY, MANY, MANY, MANY, MANY))) {
            Client anna = new Client(server).register("Anna");
            assertThat(anna.get("/api/me").status()).isEqualTo(200);
            assertThat(refused(anna, 2)).isEqualTo(OpenApi.all().keySet());
            assertThat(new Client(server).get("/api/about").status()).isEqualTo(200);
        }
    }

    @Test
    void whatCostsMoreIsCountedByItself() {
        try (Server server = start(new Limits(MANY, MANY, FEW, FEW, FEW, FEW, FEW, MANY))) {
            assertThat(refused(new Client(server).register("Anna"), FEW + 2)).isEqualTo(new TreeSet<>(COUNTED));
        }
    }

    /** Whatever can be guessed is counted, also where somebody adds a route and thinks of nothing. */
    @Test
    void whatTakesASecretIsCountedByItself() {
        Set<String> secret = new TreeSet<>();
        for (Operation operation : OpenApi.all().values()) {
            Set<String> members = OpenApi.members(operation);
            if (members.contains("password") || members.contains("token") || members.contains("secret")) {
                secret.add(operation.id());
            }
        }
        assertThat(secret).hasSizeGreaterThan(5);
        assertThat(COUNTED).containsAll(secret);
    }

    private Server start(Limits limits) {
        return Server.start(Servers.settings(folder, limits));
    }

    /**
     * The operations that are refused when they are asked for so often.
     *
     * @param often one more than what is allowed at once, for while this runs a little is allowed again
     */
    private static Set<String> refused(Client client, int often) {
        Set<String> refused = new TreeSet<>();
        List<Operation> all = new ArrayList<>(OpenApi.all().values());
        all.sort(Comparator.comparing(operation -> ENDING.contains(operation.id())));
        for (Operation operation : all) {
            String path = operation.path().replaceAll("\\{[a-z]+}", "0");
            String body = operation.method().matches("POST|PUT") ? "{}" : null;
            for (int i = 0; i < often; i++) {
                if (client.raw(operation.method(), path, body).status() == 429) {
                    refused.add(operation.id());
                }
            }
        }
        return refused;
    }
}
