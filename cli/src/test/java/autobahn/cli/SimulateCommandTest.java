package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class SimulateCommandTest {
    @Test
    void reportsWhatTheGamesAmountTo() {
        Run run = Run.of("simulate", "--players", 2, "--games", 20, "--seed", 1);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "20 with 2 random players, seed 1",
                        "decisions/s",
                        "turns of era 3",
                        "points of the winner",
                        "won by");
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        assertThat(outcome(1)).isEqualTo(outcome(3));
    }

    private static JsonNode outcome(int threads) {
        Run run = Run.of("simulate", "--players", 3, "--games", 30, "--seed", 9, "--threads", threads, "--json");
        assertThat(run.code()).isZero();
        ObjectNode root = (ObjectNode) new JsonMapper().readTree(run.out());
        return root.remove(List.of("seconds", "threads", "decisionsPerSecond", "gamesPerSecond"));
    }
}
