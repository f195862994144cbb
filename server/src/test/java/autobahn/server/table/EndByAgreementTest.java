package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Ending a game before its end, because all who play want it so. */
@Tag("slow")
class EndByAgreementTest extends AtATableOfTwo {
    // --- How a game ends -------------------------------------------------------------------------------------------

    @Test
    void whatAllAgreeToCountIsFinishedWithThePointsOfTheMoment() {
        JsonNode scores = ann.get(path("/view")).body().get("view").get("scores");
        int version = version();
        Browser.Reply proposed = propose(ann, 0, COUNTED);
        assertThat(seats(proposed.body().at("/ending/agreed"))).containsExactly(0);
        assertThat(seats(proposed.body().at("/ending/missing"))).containsExactly(1);
        assertThat(bob.get(path("")).body().get("ending"))
                .isEqualTo(proposed.body().get("ending"));

        JsonNode ended = answer(bob, request(proposed), true).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("finished");
        assertThat(ended.get("agreement").stringValue()).isEqualTo(COUNTED);
        assertThat(ended.at("/result/scores")).isEqualTo(scores);
        assertThat(ended.at("/result/winners").size()).isPositive();
        assertThat(ended.get("toMove").isNull()).isTrue();
        assertThat(ended.has("ending")).isFalse();
        assertThat(ended.get("version").intValue()).isEqualTo(version);

        restart();
        JsonNode later = bob.get(path("")).body();
        assertThat(later.get("result")).isEqualTo(ended.get("result"));
        assertThat(later.get("agreement")).isEqualTo(ended.get("agreement"));
        JsonNode mine = ann.get("/api/games?show=mine").body().get("tables").get(0);
        assertThat(mine.get("agreement").stringValue()).isEqualTo(COUNTED);
        refusesToGoOn("finished");
        canBeLookedAt();
    }

    @Test
    void whatAllAgreeToBreakOffHasNoResult() {
        String request = request(propose(bob, 1, BROKEN_OFF));
        restart();
        assertThat(table().at("/ending/request").stringValue()).isEqualTo(request);
        JsonNode ended = answer(ann, request, true).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("abandoned");
        assertThat(ended.get("agreement").stringValue()).isEqualTo(BROKEN_OFF);
        assertThat(ended.has("result")).isFalse();
        refusesToGoOn("abandoned");
        assertThat(ann.get(path("/analysis")).code()).isEqualTo("not-finished");
    }

    private void refusesToGoOn(String status) {
        int version = version();
        for (int seat = 0; seat < 2; seat++) {
            JsonNode now = players[seat].view(game, seat);
            assertThat(now.get("undo").stringValue()).isEqualTo("no");
            String move = now.at("/view/moves").isEmpty() ? "end" : Rooms.any(now, new Random(1));
            assertThat(players[seat].play(game, seat, version, move).code()).isEqualTo("not-running");
            assertThat(players[seat].undo(game, seat, version, "").code()).isEqualTo("not-running");
            assertThat(players[seat].get(path("/choices?seat=" + seat)).status())
                    .isEqualTo(409);
            assertThat(players[seat]
                            .get(path("/why?seat=" + seat + "&move=refresh"))
                            .body()
                            .get("legal")
                            .booleanValue())
                    .isFalse();
            assertThat(propose(players[seat], seat, COUNTED).code()).isEqualTo("not-running");
        }
        assertThat(ann.post(path("/abandon"), "{'version':" + version + "}").code())
                .isEqualTo("not-running");
        assertThat(status()).isEqualTo(status);
        assertThat(version()).isEqualTo(version);
    }

    /** What was played can be looked at, taken away and taken up like any other game that is over. */
    private void canBeLookedAt() {
        JsonNode record = ann.get(path("/record")).body();
        assertThat(record.has("seed")).isTrue();
        assertThat(record.has("result")).isFalse();
        JsonNode imported =
                bob.post("/api/games/import", "{'record':" + record + "}").body();
        assertThat(imported.get("status").stringValue()).isEqualTo("running");
        JsonNode analysis = ann.get(path("/analysis")).body();
        assertThat(analysis.get("moments").size()).isPositive();
        int moves = table().get("moves").intValue();
        JsonNode fork = ann.post(path("/fork"), "{'at':" + moves + ",'seats':" + HOT_SEAT + "}")
                .body();
        assertThat(fork.get("status").stringValue()).isEqualTo("running");
        assertThat(fork.get("moves").intValue()).isEqualTo(moves);
        assertThat(ann.post(path("/fork"), "{'at':" + (moves + 1) + ",'seats':" + HOT_SEAT + "}")
                        .code())
                .isEqualTo("no-such-move");
    }

    @Test
    void whoeverIsAloneEndsTheGameAtOnce() {
        game = ann.table(TWO, "[{'kind':'me'},{'kind':'bot','level':'random'}]");
        Browser.Reply ended = propose(ann, 0, BROKEN_OFF);
        // Its bot may have moved meanwhile.
        for (int i = 0; i < 100 && ended.code().equals("stale"); i++) {
            ended = propose(ann, 0, BROKEN_OFF);
        }
        assertThat(ended.status()).isEqualTo(200);
        assertThat(ended.body().get("status").stringValue()).isEqualTo("abandoned");

        game = ann.table(
                "{'players':1,'solo':{'hard':false,'fasterTrucks':false,'developOnPassing':false,'developOnSkipping':false,'promotions':0}}",
                "[{'kind':'me'}]",
                "");
        Rooms.playAll(ann, game, 40, new Random(1));
        Browser.Reply counted = propose(ann, 0, COUNTED);
        assertThat(counted.status()).as(counted.text()).isEqualTo(200);
        assertThat(counted.body().at("/result/scores")).hasSize(2);

        game = ann.table(TWO, HOT_SEAT);
        assertThat(propose(ann, 1, COUNTED).status()).isEqualTo(200);
    }

    // --- Refusing, taking back, lapsing ----------------------------------------------------------------------------

    @Test
    void oneWhoDeclinesIsEnough() {
        String request = request(propose(ann, 0, COUNTED));
        assertThat(withdraw(bob, request).code()).isEqualTo("not-your-proposal");
        JsonNode declined = answer(bob, request, false).body();
        assertThat(declined.has("ending")).isFalse();
        assertThat(declined.get("status").stringValue()).isEqualTo("running");
        assertThat(answer(ann, request, true).code()).isEqualTo("no-request");
        assertThat(answer(bob, request, true).code()).isEqualTo("no-request");
        assertThat(answer(bob, request, false).status()).as("sent again").isEqualTo(200);
        playOn(1);
    }

    @Test
    void whoeverHasProposedMayTakeItBack() {
        String request = request(propose(ann, 0, COUNTED));
        assertThat(withdraw(ann, request).body().has("ending")).isFalse();
        assertThat(withdraw(ann, request).status()).as("sent again").isEqualTo(200);
        assertThat(answer(bob, request, true).code()).isEqualTo("no-request");
        assertThat(status()).isEqualTo("running");
    }

    /** Else somebody would propose, play a good move, and be agreed with for what the table was before. */
    @Test
    void whoeverPlaysOnMakesAProposalLapse() {
        int seat = table().get("toMove").intValue();
        String request = request(propose(players[seat], seat, COUNTED));
        playOn(1);
        assertThat(table().has("ending")).isFalse();
        Browser.Reply late = answer(players[1 - seat], request, true);
        assertThat(late.code()).isEqualTo("no-request");
        assertThat(late.body().get("version").intValue()).isEqualTo(version());
        assertThat(status()).isEqualTo("running");
    }

    @Test
    void nobodyIsPesteredWithProposals() {
        answer(bob, request(propose(ann, 0, COUNTED)), false);
        assertThat(propose(ann, 0, COUNTED).code()).isEqualTo("proposed-lately");
        // The other way may be better, and others may ask as well.
        answer(bob, request(propose(ann, 0, BROKEN_OFF)), false);
        assertThat(propose(ann, 0, BROKEN_OFF).code()).isEqualTo("proposed-lately");
        String request = request(propose(bob, 1, COUNTED));
        assertThat(propose(ann, 0, BROKEN_OFF).code()).isEqualTo("proposed");
        withdraw(bob, request);
        assertThat(propose(bob, 1, COUNTED).code()).isEqualTo("proposed-lately");
        // Neither a move nor a restart helps, nor what is taken back again.
        playOn(19);
        restart();
        assertThat(propose(ann, 0, COUNTED).code()).isEqualTo("proposed-lately");
        playOn(1);
        withdraw(ann, request(propose(ann, 0, COUNTED)));
        assertThat(propose(ann, 0, COUNTED).code()).isEqualTo("proposed-lately");
        write("update end_proposals set at = at - 3600000");
        request(propose(ann, 0, COUNTED));
    }

    // --- What is no proposal ---------------------------------------------------------------------------------------

    @Test
    void repeatedCommandDoesNothingTwice() {
        int version = version();
        String request = request(propose(ann, 0, version, "command-1", COUNTED));
        assertThat(request(propose(ann, 0, version, "command-1", COUNTED))).isEqualTo(request);
        answer(bob, request, true);
        assertThat(answer(bob, request, true).body().get("status").stringValue())
                .isEqualTo("finished");
        Browser.Reply again = propose(ann, 0, version, "command-1", COUNTED);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.body().get("status").stringValue()).isEqualTo("finished");
    }

    @Test
    void nonsenseIsRefused() {
        int version = version();
        assertThat(propose(ann, 0, version, "command-1", "won").status()).isEqualTo(400);
        assertThat(propose(ann, 0, version, "short", COUNTED).status()).isEqualTo(400);
        assertThat(propose(ann, 7, version, "command-1", COUNTED).status()).isEqualTo(400);
        assertThat(propose(ann, 3, version, "command-1", COUNTED).code()).isEqualTo("no-such-seat");
        assertThat(ann.post(path("/end"), "{'seat':0}").status()).isEqualTo(400);
        assertThat(ann.post(path("/end/answer"), "{'request':'x'}").status()).isEqualTo(400);
        assertThat(ann.post(path("/end/withdraw"), "{}").status()).isEqualTo(400);
        for (int wrong : new int[] {version - 1, version + 1}) {
            Browser.Reply stale = propose(ann, 0, wrong, "command-1", COUNTED);
            assertThat(stale.code()).isEqualTo("stale");
            assertThat(stale.body().get("version").intValue()).isEqualTo(version);
        }
        assertThat(table().has("ending")).isFalse();
    }

    @Test
    void onlyThoseWhoPlayHaveASay() {
        Browser watcher = rooms.browser();
        assertThat(propose(watcher, 0, COUNTED).status()).isEqualTo(401);
        watcher.table(TWO, HOT_SEAT);
        assertThat(propose(watcher, 0, COUNTED).code()).isEqualTo("not-your-seat");
        assertThat(propose(ann, 1, COUNTED).code()).isEqualTo("not-your-seat");
        String request = request(propose(ann, 0, COUNTED));
        assertThat(answer(watcher, request, true).code()).isEqualTo("not-seated");
        assertThat(answer(watcher, request, false).code()).isEqualTo("not-seated");
        assertThat(withdraw(watcher, request).code()).isEqualTo("not-seated");
        assertThat(answer(ann, request, true).body().get("status").stringValue())
                .as("one's own voice counts once")
                .isEqualTo("running");
        assertThat(answer(bob, "another", true).code()).isEqualTo("no-request");
    }

    @Test
    void gameThatHasNotBegunIsNotEnded() {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true");
        assertThat(propose(ann, 0, 0, "command-1", COUNTED).code()).isEqualTo("not-running");
    }
}
