package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Moves tried on a private copy of the table. */
class PlanTest extends AtATableOfTwo {
    private Browser.Reply plan(Browser who, int seat, int version, String rest) {
        return who.post(path("/plan"), "{'seat':" + seat + ",'version':" + version + rest + "}");
    }

    private int toMove() {
        return table().get("toMove").intValue();
    }

    @Test
    void movesAreTriedAndNothingChangesAtTheTable() {
        int seat = toMove();
        int version = version();
        JsonNode view = players[seat].view(game, seat).get("view");
        JsonNode start = plan(players[seat], seat, version, "").body();
        assertThat(start.get("view")).isEqualTo(view);
        assertThat(start.get("moves")).isEmpty();
        assertThat(start.get("guessed").booleanValue()).isFalse();
        assertThat(start.get("choices"))
                .isEqualTo(
                        players[seat].get(path("/choices?seat=" + seat)).body().get("choices"));

        String move = view.get("moves").get(0).stringValue();
        JsonNode one =
                plan(players[seat], seat, version, ",'moves':['" + move + "']").body();
        assertThat(one.at("/moves/0").stringValue()).isEqualTo(move);
        assertThat(one.get("events")).hasSize(1);
        assertThat(one.at("/view/decision")).isNotNull();
        assertThat(version()).isEqualTo(version);
        assertThat(players[seat].view(game, seat).get("view")).isEqualTo(view);
        assertThat(players[seat].play(game, seat, version, move).status())
                .as("what was planned can be played")
                .isEqualTo(200);
    }

    @Test
    void othersAreGuessedUntilTheSeatDecidesAgain() {
        int waiting = 1 - toMove();
        JsonNode planned =
                plan(players[waiting], waiting, version(), ",'skip':true").body();
        assertThat(planned.at("/view/toMove").intValue()).isEqualTo(waiting);
        assertThat(planned.get("guessed").booleanValue()).isTrue();
        assertThat(planned.get("moves")).isNotEmpty();
        JsonNode again = plan(players[waiting], waiting, version(), ",'moves':" + planned.get("moves"))
                .body();
        assertThat(again.get("view"))
                .as("the same plan leads to the same table")
                .isEqualTo(planned.get("view"));
    }

    @Test
    void whatIsNotPossibleIsExplained() {
        int seat = toMove();
        JsonNode planned =
                plan(players[seat], seat, version(), ",'moves':['flip build']").body();
        assertThat(planned.get("moves")).isEmpty();
        assertThat(planned.at("/refusal/legal").booleanValue()).isFalse();
        assertThat(planned.at("/refusal/reason").stringValue()).isNotBlank();
        assertThat(plan(players[seat], seat, version(), ",'moves':['nonsense']").code())
                .isEqualTo("no-move");
    }

    @Test
    void badPlansAreRefused() {
        int seat = toMove();
        assertThat(plan(players[seat], seat, version() + 1, "").code()).isEqualTo("stale");
        assertThat(plan(players[1 - seat], seat, version(), "").status()).isEqualTo(403);
        assertThat(plan(rooms.browser(), seat, version(), "").status()).isEqualTo(401);
        String many = "'end',".repeat(200) + "'end'";
        assertThat(plan(players[seat], seat, version(), ",'moves':[" + many + "]")
                        .status())
                .isEqualTo(400);
        assertThat(plan(players[seat], seat, version(), ",'moves':[null]").status())
                .isEqualTo(400);
    }
}
