package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@Tag("slow")
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

    @Test
    void soloReportsTellAboutAutobot() {
        Run run = Run.of("simulate", "--solo", "--hard", "--with", "wine", "--games", 10, "--seed", 1);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("10, a random human seat against Autobot, seed 1", "solo, hard; with wine")
                .contains("points of Autobot", "human wins", "skipped", "tasks chosen");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "hurried"})
    void soloFiguresAddUp(String human) {
        JsonNode one = solo(human, 1);
        assertThat(solo(human, 2)).isEqualTo(one);
        assertThat(one.get("games").asInt()).isEqualTo(8);
        assertThat(one.get("setting").asString()).isEqualTo("easy");
        assertThat(one.get("wins").asInt()).isBetween(0, 8);
        double tasks = 0;
        for (JsonNode task : one.get("tasks")) {
            tasks += task.asInt();
        }
        assertThat(tasks / 8 + one.get("skipped").asDouble())
                .isCloseTo(one.get("turns").asDouble(), offset(1e-9));
        assertThat(one.get("autobotMean").get("mean").asDouble())
                .isBetween(
                        one.get("autobot").get("least").asDouble(),
                        one.get("autobot").get("most").asDouble());
    }

    private static JsonNode solo(String human, int threads) {
        Run run = Run.of(
                "simulate", "--solo", "--human", human, "--games", 8, "--seed", 3, "--threads", threads, "--json");
        assertThat(run.code()).isZero();
        return ((ObjectNode) new JsonMapper().readTree(run.out())).remove(List.of("seconds"));
    }

    @Test
    void theLadderHasARowForEveryDifficulty() {
        Run run = Run.of("simulate", "--solo", "--ladder", "--games", 3, "--seed", 1);
        assertThat(run.code()).isZero();
        assertThat(run.out().lines())
                .hasSize(16)
                .anyMatch(line -> line.startsWith("| easy |"))
                .anyMatch(line -> line.startsWith("| easy, promotions-2 |"))
                .anyMatch(line -> line.startsWith("| hard, all options |"));
        Run json = Run.of("simulate", "--solo", "--ladder", "--games", 3, "--seed", 1, "--json");
        assertThat(new JsonMapper().readTree(json.out()))
                .hasSize(14)
                .allSatisfy(row -> assertThat(row.get("harderBy")).isNotNull());
    }

    private static JsonNode outcome(int threads) {
        Run run = Run.of("simulate", "--players", 3, "--games", 30, "--seed", 9, "--threads", threads, "--json");
        assertThat(run.code()).isZero();
        ObjectNode root = (ObjectNode) new JsonMapper().readTree(run.out());
        return root.remove(List.of("seconds", "threads", "decisionsPerSecond", "gamesPerSecond"));
    }
}
