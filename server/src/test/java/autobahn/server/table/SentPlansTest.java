package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Plans that are sent: played when their turn has come, as far as they can be, and seen by nobody before. */
@Tag("slow")
class SentPlansTest extends AtATableOfTwo {
    private int mover;
    private int planner;
    private final Random random = new Random(4);

    /** Plays until all that is left of a turn is to end it; the other one plans. */
    private void untilATurnCanEnd() {
        for (int i = 0; i < 400; i++) {
            mover = table().get("toMove").intValue();
            JsonNode now = players[mover].view(game, mover);
            if (now.at("/view/decision").asString().equals("END_TURN")) {
                planner = 1 - mover;
                return;
            }
            assertThat(players[mover]
                            .play(game, mover, now.get("version").intValue(), Rooms.any(now, random))
                            .status())
                    .isEqualTo(200);
        }
        throw new AssertionError("no turn ends");
    }

    /** A whole turn of the planner's, as it would be played if the other one ended his now. */
    private List<String> turn() {
        List<String> moves = new ArrayList<>();
        String tried = "";
        JsonNode planned = tried(tried, true);
        tried = texts(planned.get("moves"));
        int others = planned.get("moves").size();
        while (moves.isEmpty() || !moves.getLast().equals("end")) {
            assertThat(planned.at("/view/toMove").intValue()).isEqualTo(planner);
            JsonNode legal = planned.at("/view/moves");
            moves.add(legal.get(random.nextInt(legal.size())).stringValue());
            planned = tried((tried.isEmpty() ? "" : tried + ",") + quoted(moves), false);
            assertThat(planned.get("moves")).hasSize(others + moves.size());
        }
        return moves;
    }

    private JsonNode tried(String moves, boolean skip) {
        Browser.Reply reply = players[planner].post(
                path("/plan"),
                "{'seat':" + planner + ",'version':" + version() + ",'moves':[" + moves + "],'skip':" + skip + "}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.body();
    }

    private static String texts(JsonNode moves) {
        return quoted(moves.valueStream().map(JsonNode::stringValue).toList());
    }

    private static String quoted(List<String> moves) {
        return moves.stream().map(move -> "'" + move + "'").collect(Collectors.joining(","));
    }

    private static String branch(List<String> moves, String... conditions) {
        return "{'moves':[" + quoted(moves) + "],'conditions':[" + String.join(",", conditions) + "]}";
    }

    private String mine() {
        return path("/seats/" + planner + "/plan");
    }

    private Browser.Reply send(String plans) {
        return players[planner].put(mine(), "{'version':" + version() + ",'plans':[" + plans + "],'goesOn':true}");
    }

    private void sent(String plans) {
        Browser.Reply reply = send(plans);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.body().get("state").stringValue()).isEqualTo("waiting");
    }

    private JsonNode shown() {
        return players[planner].get(mine()).body();
    }

    /** The version of the game before anything of the plan is played, which may be at once. */
    private int endTurn() {
        int before = version();
        assertThat(players[mover].play(game, mover, before, "end").status()).isEqualTo(200);
        return before + 1;
    }

    private JsonNode awaitOutcome() {
        for (int i = 0; i < 600; i++) {
            JsonNode now = shown();
            if (now.get("state").stringValue().equals("done")) {
                return now.get("outcome");
            }
            pause(50);
        }
        throw new AssertionError(shown().toString());
    }

    private static void pause(int millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Longer than it takes until a job is looked for. */
    private static void longEnough() {
        pause(2_500);
    }

    private List<String> movesSince(int version) {
        return ann.get(path("/entries?since=" + version))
                .body()
                .get("entries")
                .valueStream()
                .map(entry -> entry.get("seat") + " " + entry.path("move").asString("undo"))
                .toList();
    }

    private List<String> ofPlanner(List<String> moves) {
        return moves.stream().map(move -> planner + " " + move).toList();
    }

    private int count(String what) {
        int[] found = {0};
        read("select count(*) from " + what, row -> found[0] = row.getInt(1));
        return found[0];
    }

    /** The planner wants to be told that it is his turn. */
    private void wishesNotices() {
        write("insert into notice_wishes (person, kind, ways) select person, 'turn', 'webhook' from seats"
                + " where game = '" + game + "' and seat = " + planner);
    }

    // --- How it is played ------------------------------------------------------------------------------------------

    @Test
    void aWholeTurnIsPlayedWhenItHasCome() {
        untilATurnCanEnd();
        wishesNotices();
        List<String> turn = turn();
        sent(branch(turn, "{'kind':'whole'}", "{'kind':'cost','move':0,'number':1000}"));
        int version = version();
        longEnough();
        assertThat(version()).as("nothing happens before").isEqualTo(version);
        endTurn();
        JsonNode outcome = awaitOutcome();
        assertThat(outcome.get("reason").stringValue()).as(outcome.toString()).isEqualTo("played");
        assertThat(outcome.get("moves").intValue()).isEqualTo(turn.size());
        assertThat(outcome.get("plan").intValue()).isZero();
        assertThat(movesSince(version + 1)).isEqualTo(ofPlanner(turn));
        assertThat(table().get("toMove").intValue()).isEqualTo(mover);
        assertThat(count("jobs")).isZero();
        write("update notices set due = 1 where due is not null");
        for (int i = 0; i < 200 && count("notices where due is not null") > 0; i++) {
            pause(50);
        }
        assertThat(count("notices where told is not null")).isZero();
    }

    @Test
    void whatIsLeftOfATurnIsForThePersonToDecide() {
        untilATurnCanEnd();
        wishesNotices();
        List<String> turn = turn();
        List<String> begun = turn.subList(0, turn.size() - 1);
        sent(branch(begun));
        int version = endTurn();
        assertThat(awaitOutcome().get("reason").stringValue()).isEqualTo("played");
        assertThat(movesSince(version)).isEqualTo(ofPlanner(begun));
        assertThat(table().get("toMove").intValue())
                .as("the turn is not ended unless the plan says so")
                .isEqualTo(planner);
        assertThat(count("jobs")).isZero();
        assertThat(count("notices where due is not null and version = " + version()))
                .as("a notice, as usual")
                .isEqualTo(1);
        assertThat(players[planner]
                        .play(game, planner, version(), turn.getLast())
                        .status())
                .isEqualTo(200);
    }

    @Test
    void itGoesAsFarAsMovesArePossible() {
        untilATurnCanEnd();
        List<String> turn = turn();
        List<String> broken = new ArrayList<>(turn);
        broken.add(1, turn.getFirst());
        sent(branch(broken));
        int version = endTurn();
        JsonNode outcome = awaitOutcome();
        assertThat(outcome.get("reason").stringValue()).isEqualTo("illegal");
        assertThat(outcome.get("refused").stringValue()).isEqualTo(turn.getFirst());
        assertThat(outcome.at("/refusal/reason").stringValue()).isNotBlank();
        assertThat(movesSince(version)).isEqualTo(ofPlanner(turn.subList(0, 1)));
    }

    @Test
    void theSecondPlanIsForWhenConditionsOfTheFirstFail() {
        untilATurnCanEnd();
        List<String> turn = turn();
        sent(branch(turn, "{'kind':'whole'}", "{'kind':'era','number':9}") + "," + branch(turn));
        int version = endTurn();
        JsonNode outcome = awaitOutcome();
        assertThat(outcome.get("reason").stringValue()).isEqualTo("played");
        assertThat(outcome.get("plan").intValue()).isEqualTo(1);
        assertThat(movesSince(version)).isEqualTo(ofPlanner(turn));
    }

    @Test
    void nothingIsPlayedWhereNoConditionsHold() {
        untilATurnCanEnd();
        List<String> turn = turn();
        String built = players[planner]
                .view(game, planner)
                .at("/view/table/roads/built/0")
                .stringValue();
        sent(branch(turn, "{'kind':'whole'}", "{'kind':'section','what':'" + built + "'}") + ","
                + branch(turn, "{'kind':'city','what':'Nowhere','number':1}"));
        int version = endTurn();
        JsonNode outcome = awaitOutcome();
        assertThat(outcome.get("reason").stringValue()).isEqualTo("conditions");
        assertThat(outcome.get("failed").toString())
                .isEqualTo("[{\"plan\":0,\"condition\":1},{\"plan\":1,\"condition\":0}]");
        longEnough();
        assertThat(version()).isEqualTo(version);
        assertThat(table().get("toMove").intValue()).isEqualTo(planner);
        assertThat(count("jobs")).isZero();
    }

    @Test
    void itIsWithdrawnOrReplacedAtAnyTime() {
        untilATurnCanEnd();
        List<String> turn = turn();
        sent(branch(turn));
        sent(branch(turn.subList(0, 1)));
        assertThat(shown().at("/plan/plans/0/moves")).hasSize(1);
        assertThat(players[planner].delete(mine()).status()).isEqualTo(204);
        assertThat(shown().get("state").stringValue()).isEqualTo("none");
        assertThat(players[planner].delete(mine()).status()).isEqualTo(204);
        int version = endTurn();
        longEnough();
        assertThat(version()).isEqualTo(version);
    }

    @Test
    void itIsPlayedAfterTheServerWasAway() {
        untilATurnCanEnd();
        List<String> turn = turn();
        sent(branch(turn));
        int version = version();
        endTurn();
        restart();
        awaitOutcome();
        assertThat(movesSince(version + 1)).isEqualTo(ofPlanner(turn));
    }

    @Test
    void afterACrashItGoesOnWhereItWas() {
        untilATurnCanEnd();
        List<String> turn = turn();
        sent(branch(turn));
        write("update plans set outcome = '{}'"); // nobody plays it yet
        int version = endTurn();
        int moves = table().get("moves").intValue();
        assertThat(players[planner]
                        .play(game, planner, version, turn.getFirst())
                        .status())
                .isEqualTo(200);
        write("update plans set outcome = null, plan = 0, played = 1, began = " + moves + ", reached = "
                + (version + 1));
        write("insert into jobs (game, due) values ('" + game + "', 1)");
        assertThat(awaitOutcome().get("moves").intValue()).isEqualTo(turn.size());
        assertThat(movesSince(version)).isEqualTo(ofPlanner(turn));
    }

    @Test
    void afterACrashItGoesNoFurtherIfAnythingElseHasHappened() {
        untilATurnCanEnd();
        sent(branch(turn()));
        write("update plans set plan = 0, played = 1, began = 1, reached = " + (version() - 1));
        int version = endTurn();
        JsonNode outcome = awaitOutcome();
        assertThat(outcome.get("reason").stringValue()).isEqualTo("interrupted");
        assertThat(version()).isEqualTo(version);
    }

    @Test
    void itIsForTheNextTurnAndNoLaterOne() {
        untilATurnCanEnd();
        sent(branch(turn()));
        write("update plans set version = 0"); // its owner has ended turns since
        assertThat(shown().at("/outcome/reason").stringValue()).isEqualTo("overtaken");
        int version = endTurn();
        longEnough();
        assertThat(version()).isEqualTo(version);
        assertThat(count("plans where outcome is not null")).isEqualTo(1);
    }

    // --- What is taken back ----------------------------------------------------------------------------------------

    @Test
    void whatWasTakenBackIsNotPlayedAgain() {
        untilATurnCanEnd();
        List<String> turn = turn();
        sent(branch(turn));
        endTurn();
        awaitOutcome();
        assertThat(shown().get("takenBack").booleanValue()).isFalse();
        int before = players[mover].view(game, mover).get("moves").intValue() - turn.size() - 1;
        Browser.Reply asked = players[mover].undo(game, mover, version(), ",'to':" + before);
        assertThat(asked.status()).as(asked.text()).isEqualTo(202);
        String request = asked.body().at("/undo/request").stringValue();
        players[planner].post(path("/undo/answer"), "{'request':'" + request + "','agree':true}");
        assertThat(table().get("toMove").intValue()).isEqualTo(mover);
        assertThat(shown().get("takenBack").booleanValue()).isTrue();
        int version = endTurn();
        longEnough();
        assertThat(version()).isEqualTo(version);
        assertThat(shown().at("/plan/plans/0/moves"))
                .as("it is still there as a draft")
                .hasSize(turn.size());
    }

    // --- When it is dropped ----------------------------------------------------------------------------------------

    @Test
    void itGoesWhenABotPlaysForItsOwner() {
        untilATurnCanEnd();
        sent(branch(turn()));
        String bot = path("/seats/" + planner + "/bot");
        assertThat(players[planner].put(bot, "{'level':'random'}").status()).isEqualTo(200);
        assertThat(players[planner].delete(bot).status()).isEqualTo(200);
        assertThat(shown().get("state").stringValue()).isEqualTo("none");
        assertThat(count("plans")).isZero();
    }

    @Test
    void itGoesWhenItsOwnerResigns() {
        untilATurnCanEnd();
        sent(branch(turn()));
        assertThat(players[planner]
                        .post(path("/seats/" + planner + "/resign"), "{}")
                        .status())
                .isEqualTo(200);
        assertThat(count("plans")).isZero();
    }

    @Test
    void itGoesWhenTheGameEnds() {
        untilATurnCanEnd();
        sent(branch(turn()));
        String request = request(propose(players[mover], mover, COUNTED));
        assertThat(answer(players[planner], request, true).status()).isEqualTo(200);
        assertThat(count("plans")).isZero();
    }

    // --- What is refused -------------------------------------------------------------------------------------------

    @Test
    void badPlansAreRefused() {
        untilATurnCanEnd();
        List<String> end = List.of("end");
        for (String plans : List.of(
                "",
                "null",
                "{'moves':[],'conditions':[]}",
                "{'moves':null,'conditions':[]}",
                "{'moves':[null],'conditions':[]}",
                "{'moves':['end'],'conditions':[null]}",
                "{'moves':['end'],'conditions':[{}]}",
                "{'moves':['end'],'conditions':[{'kind':'era','secret':1}]}",
                "{'moves':['" + "x".repeat(101) + "'],'conditions':[]}",
                "{'moves':['end\\u0000'],'conditions':[]}",
                branch(java.util.Collections.nCopies(61, "end")),
                branch(
                        end,
                        java.util.Collections.nCopies(25, "{'kind':'whole'}").toArray(String[]::new)),
                branch(end) + "," + branch(end) + "," + branch(end))) {
            assertThat(send(plans).status()).as(plans).isEqualTo(400);
        }
        for (String plans : List.of(
                branch(List.of("nonsense")),
                branch(List.of("build Nowhere-Anywhere")),
                branch(end, "{'kind':'moon'}"),
                branch(end, "{'kind':'WHOLE'}"),
                branch(end, "{'kind':'whole','number':1}"),
                branch(end, "{'kind':'section'}"),
                branch(end, "{'kind':'section','what':'Nowhere'}"),
                branch(end, "{'kind':'link','what':'Nowhere'}"),
                branch(end, "{'kind':'card','what':'Nowhere'}"),
                branch(end, "{'kind':'tile','what':'Nowhere','tile':'nothing'}"),
                branch(end, "{'kind':'city','what':'Hamburg'}"),
                branch(end, "{'kind':'city','what':'" + "x".repeat(41) + "','number':1}"),
                branch(end, "{'kind':'cost','move':1,'number':1}"),
                branch(end, "{'kind':'cost','move':-1,'number':1}"),
                branch(end, "{'kind':'era','number':-1}"),
                branch(end, "{'kind':'era','number':1001}"))) {
            Browser.Reply reply = send(plans);
            assertThat(reply.status()).as(plans + reply.text()).isEqualTo(422);
        }
        String whole = "{'version':" + version() + ",'plans':[" + branch(end) + "]}";
        assertThat(players[mover].put(mine(), whole).status())
                .as("another's seat")
                .isEqualTo(403);
        assertThat(players[mover].get(mine()).status()).isEqualTo(403);
        assertThat(players[mover].delete(mine()).status()).isEqualTo(403);
        assertThat(rooms.browser().get(mine()).status()).isEqualTo(401);
        assertThat(players[mover].put(path("/seats/" + mover + "/plan"), whole).code())
                .isEqualTo("your-turn");
        assertThat(players[planner]
                        .put(mine(), "{'version':" + (version() - 1) + ",'plans':[" + branch(end) + "]}")
                        .code())
                .isEqualTo("stale");
        assertThat(players[planner]
                        .put(mine(), "{'version':" + (version() + 1) + ",'plans':[" + branch(end) + "]}")
                        .code())
                .isEqualTo("stale");
        assertThat(players[planner].put(path("/seats/3/plan"), whole).status()).isEqualTo(404);
        assertThat(count("plans")).isZero();
    }
}
