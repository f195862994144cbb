package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Positions that were kept before some member was added are still recognised; others are not taken for them. */
class EarlierPositionTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final Game game = truckOnItsWay();

    private static Game truckOnItsWay() {
        for (int seed = 0; ; seed++) {
            Game found = RandomGames.after(3, 300, seed);
            if (!truck(JSON.readTree(Positions.keep(found))).isMissingNode()) {
                return found;
            }
        }
    }

    /** The first player's first truck, if it is on the board. */
    private static JsonNode truck(JsonNode position) {
        JsonNode truck = position.at("/players/0/trucks/0");
        return truck.has("at") ? truck : position.path("none");
    }

    private boolean isAsKept(Consumer<ObjectNode> edit) {
        ObjectNode kept = (ObjectNode) JSON.readTree(Positions.keep(game));
        edit.accept(kept);
        return Positions.isAsKept(game, kept.toString());
    }

    private static ObjectNode in(JsonNode tree, String pointer) {
        return (ObjectNode) tree.at(pointer);
    }

    @Test
    void theSameIsTheSame() {
        assertThat(isAsKept(kept -> {})).isTrue();
    }

    @Test
    void memberThatPositionsDidNotHaveThenIsNotMissed() {
        assertThat(isAsKept(kept -> in(kept, "/table").remove("startSeat"))).isTrue();
        assertThat(isAsKept(kept -> in(kept, "/players/1").remove("tilesTaken")))
                .isTrue();
    }

    @Test
    void memberThatWasLeftOutOnPurposeIs() {
        assertThat(isAsKept(kept -> ((ObjectNode) truck(kept)).remove("at"))).isFalse();
        assertThat(isAsKept(kept -> in(kept, "/players/0").remove("route"))).isFalse();
    }

    @Test
    void anythingElseThatDiffersTells() {
        assertThat(isAsKept(kept -> in(kept, "/players/2").put("money", 999))).isFalse();
        assertThat(isAsKept(kept -> in(kept, "/hidden").put("random", 1L))).isFalse();
        assertThat(isAsKept(kept -> in(kept, "/table/offices").putArray("nobody's")))
                .isFalse();
        assertThat(isAsKept(kept -> in(kept, "/table").withArray("display").remove(0)))
                .isFalse();
        assertThat(isAsKept(kept -> in(kept, "/table").put("what is gone by now", 1)))
                .isFalse();
        assertThat(Positions.isAsKept(game, "no position")).isFalse();
    }
}
