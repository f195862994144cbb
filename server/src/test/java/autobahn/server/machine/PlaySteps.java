package autobahn.server.machine;

import static autobahn.server.machine.Machine.expect;
import static autobahn.server.machine.Machine.path;
import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.server.Client;
import autobahn.server.Client.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Moves, taking back, ending, leaving, talking. */
final class PlaySteps {
    private static final String NO_MOVE = "build Nowhere-Anywhere";

    private final Machine machine;
    private int commands;
    /** The last move that was acknowledged: what was sent, and where. */
    private record Sent(ModelTable table, Slot.Person by, int seat, String command, String body) {}

    private Sent sent;

    PlaySteps(Machine machine) {
        this.machine = machine;
    }

    void run(Step step, ModelTable table) {
        int seat = step.a() % Math.min(4, table.seats.size() + (step.wise() ? 0 : 1));
        if (step.wise() && step.kind() == Step.Kind.MOVE && table.toMove() >= 0) {
            seat = table.toMove();
        }
        Slot slot = machine.who(step, seat < table.seats.size() ? table.seats.get(seat).person : null);
        switch (step.kind()) {
            case MOVE -> move(slot, table, seat, step);
            case REPEAT -> repeat();
            case UNDO -> undo(slot, table, seat, step);
            case ANSWER_UNDO -> answerUndo(slot, table, step);
            case PROPOSE_END -> proposeEnd(slot, table, seat, step);
            case ANSWER_END -> answerEnd(slot, table, step);
            case WITHDRAW_END -> withdrawEnd(slot, table, step);
            case RESIGN -> resign(slot, table, seat, step);
            case STAND_IN -> standIn(slot, table, seat);
            case MAKE_LINK -> makeLink(slot, table, seat);
            case SAY -> say(slot, table, step);
            case VIEW -> view(slot, table, step.b() % 3 == 0 ? -1 : seat);
            default -> {} // another table than can be made
        }
    }

    private String command() {
        return "machine-" + ++commands;
    }

    /** Mostly the version that is true. */
    private static int version(ModelTable table, Step step) {
        return step.wise() || step.b() % 4 > 0 ? table.version : Math.max(0, table.version + step.b() % 3 - 1);
    }

    private void move(Slot slot, ModelTable table, int seat, Step step) {
        boolean legal = table.toMove() >= 0 && (step.wise() || step.b() % 2 == 0);
        String move = NO_MOVE;
        if (legal) {
            Game game = table.played.game();
            move = game.notation(game.move(step.b() % game.moveCount()));
        }
        boolean used = !step.wise() && step.b() % 5 == 1 && sent != null && sent.table == table;
        String command = used ? sent.command : command();
        int version = version(table, step);
        // By a program now and then: it is the same person.
        boolean program = slot.program != null && slot.programOf == slot.person && step.a() % 2 == 0;
        Client client = program ? slot.program : slot.client;
        String body = body(seat, version, command, ",\"move\":\"" + move + "\"");
        String wanted = table.move(slot.person, seat, version, command, legal);
        Answer answer = expect(
                wanted.equals(ModelTable.REPEATED) ? "200" : wanted,
                client.post(path(table, "/moves"), body),
                slot.name + " plays " + move);
        if (wanted.equals("200")) {
            table.goOn(table.played.play(move), command);
            assertThat(answer.json().get("version").asInt()).isEqualTo(table.version);
            sent = new Sent(table, slot.person, seat, command, body);
        }
    }

    /** The same again: it is answered, if its sender still holds the seat, and changes nothing. */
    private void repeat() {
        if (sent == null) {
            return;
        }
        for (Slot slot : machine.slots) {
            if (slot.person == sent.by && sent.table.seats.get(sent.seat).isOf(sent.by)) {
                expect("200", slot.client.post(path(sent.table, "/moves"), sent.body), slot.name + " repeats");
                return;
            }
        }
    }

    private static String body(int seat, int version, String command, String more) {
        return "{\"seat\":" + seat + ",\"version\":" + version + ",\"id\":\"" + command + "\"" + more + "}";
    }

    private void undo(Slot slot, ModelTable table, int seat, Step step) {
        String command = command();
        int version = version(table, step);
        String wanted = table.undo(slot.person, seat, version, command);
        Answer answer = expect(
                wanted,
                slot.client.post(path(table, "/undo"), body(seat, version, command, "")),
                slot.name + " takes back");
        if (wanted.equals("200")) {
            table.goOn(table.played.at(table.askUndo(slot.person, seat, "").to), command);
        } else if (wanted.equals("202")) {
            table.undo = table.askUndo(
                    slot.person, seat, answer.json().at("/undo/request").asString());
        }
    }

    private void answerUndo(Slot slot, ModelTable table, Step step) {
        ModelTable.Question asked = table.undo;
        Slot asker = asked == null || table.missing(asked).isEmpty()
                ? slot
                : machine.who(step, table.seats.get(table.missing(asked).getFirst()).person);
        String request = asked == null || !step.wise() ? "none" : asked.request;
        boolean agree = step.b() % 3 > 0;
        String wanted = table.answerUndo(asker.person, request);
        expect(
                wanted,
                asker.client.post(
                        path(table, "/undo/answer"), "{\"request\":\"" + request + "\",\"agree\":" + agree + "}"),
                asker.name + " answers a request to take back");
        if (wanted.equals("200")) {
            asked.agreed.addAll(table.seatsOf(asker.person));
            if (!agree) {
                table.undo = null;
            } else if (table.missing(asked).isEmpty()) {
                table.goOn(table.played.at(asked.to), "");
            }
        }
    }

    private void proposeEnd(Slot slot, ModelTable table, int seat, Step step) {
        String kind = step.b() % 2 == 0 ? "counted" : "broken-off";
        String command = command();
        int version = version(table, step);
        String wanted = table.proposeEnd(slot.person, seat, version, command, kind);
        Answer answer = expect(
                wanted,
                slot.client.post(path(table, "/end"), body(seat, version, command, ",\"kind\":\"" + kind + "\"")),
                slot.name + " proposes to end the game");
        if (wanted.startsWith("20")) {
            String request = answer.json().at("/ending/request").asString("");
            ModelTable.Question proposal = table.proposal(slot.person, seat, request, command, kind);
            proposal.outcome = wanted.equals("200") ? true : null;
            table.propose(proposal);
            if (wanted.equals("200")) {
                end(table, kind);
            }
        }
    }

    private static void end(ModelTable table, String kind) {
        table.end(kind.equals("counted") ? ModelTable.Status.FINISHED : ModelTable.Status.ABANDONED);
    }

    /** The open proposal, one of earlier, or none. */
    private static String request(ModelTable table, Step step) {
        if (step.wise() && table.ending != null) {
            return table.ending.request;
        }
        return table.proposals.isEmpty() ? "none" : table.proposals.get(step.b() % table.proposals.size()).request;
    }

    private void answerEnd(Slot slot, ModelTable table, Step step) {
        ModelTable.Question open = table.ending;
        Slot asker = open == null || table.missing(open).isEmpty()
                ? slot
                : machine.who(step, table.seats.get(table.missing(open).getFirst()).person);
        String request = request(table, step);
        if (request.isEmpty()) {
            return; // it was agreed on at once, and never had a name
        }
        boolean agree = step.a() % 3 > 0;
        String wanted = table.answerEnd(asker.person, request, agree);
        expect(
                wanted,
                asker.client.post(
                        path(table, "/end/answer"), "{\"request\":\"" + request + "\",\"agree\":" + agree + "}"),
                asker.name + " answers a proposal to end the game");
        if (wanted.equals("200") && open != null && open.request.equals(request)) {
            if (!agree) {
                open.outcome = false;
                table.ending = null;
                return;
            }
            open.agreed.addAll(table.seatsOf(asker.person));
            if (table.missing(open).isEmpty()) {
                open.outcome = true;
                end(table, open.kind);
            }
        }
    }

    private void withdrawEnd(Slot slot, ModelTable table, Step step) {
        ModelTable.Question open = table.ending;
        Slot asker = open == null ? slot : machine.who(step, table.seats.get(open.seat).person);
        String request = request(table, step);
        if (request.isEmpty()) {
            return;
        }
        String wanted = table.withdrawEnd(asker.person, request);
        expect(
                wanted,
                asker.client.post(path(table, "/end/withdraw"), "{\"request\":\"" + request + "\"}"),
                asker.name + " withdraws a proposal to end the game");
        if (wanted.equals("200") && open != null && open.request.equals(request)) {
            open.outcome = false;
            table.ending = null;
        }
    }

    /** Seldom, for it ends most games. */
    private static void resign(Slot slot, ModelTable table, int seat, Step step) {
        if (step.b() % 3 > 0) {
            return;
        }
        String wanted = table.resign(slot.person, seat);
        expect(wanted, slot.client.post(path(table, "/seats/" + seat + "/resign"), "{}"), slot.name + " resigns");
        if (wanted.equals("200") && !table.seats.get(seat).resigned) {
            table.resigned(seat);
        }
    }

    private static void standIn(Slot slot, ModelTable table, int seat) {
        expect(
                table.standIn(slot.person, seat),
                slot.client.post(path(table, "/seats/" + seat + "/stand-in"), "{}"),
                slot.name + " wants a stand-in at seat " + seat);
    }

    private void makeLink(Slot slot, ModelTable table, int seat) {
        String place = path(table, "/seats/" + seat + "/recovery");
        if (slot.program != null && slot.programOf == slot.person) {
            expect("403 not-by-token", slot.program.post(place, "{}"), "a program of " + slot.name + " makes a link");
        }
        String wanted = table.link(slot.person, seat);
        Answer made = expect(wanted, slot.client.post(place, "{}"), slot.name + " makes a link for seat " + seat);
        if (wanted.equals("200")) {
            ModelSeat row = table.seats.get(seat);
            row.link = made.text("secret");
            row.linkBy = slot.session;
            machine.links.add(row.link);
        }
    }

    private static void say(Slot slot, ModelTable table, Step step) {
        String text = step.b() % 5 == 0 ? " " : "Good luck";
        String wanted = table.say(slot.person);
        expect(
                slot.person != null && text.isBlank() ? "400 bad-request" : wanted,
                slot.client.post(path(table, "/chat"), "{\"text\":\"" + text + "\"}"),
                slot.name + " says something");
    }

    private static void view(Slot slot, ModelTable table, int seat) {
        String wanted = table.view(slot.person, seat);
        Answer seen = expect(
                wanted,
                slot.client.get(path(table, "/view" + (seat < 0 ? "" : "?seat=" + seat))),
                slot.name + " looks from seat " + seat);
        if (wanted.equals("200")) {
            assertThat(seen.json().get("version").asInt()).isEqualTo(table.version);
            assertThat(seen.json().get("moves").asInt()).isEqualTo(table.moves());
            if (seat >= 0 && seat == table.toMove()) {
                Game game = table.played.game();
                List<String> legal = IntStream.range(0, game.moveCount())
                        .mapToObj(i -> game.notation(game.move(i)))
                        .toList();
                List<String> found = new ArrayList<>();
                for (JsonNode move : seen.json().at("/view/moves")) {
                    found.add(move.asString());
                }
                assertThat(found).as("legal moves of seat " + seat).isEqualTo(legal);
            }
        }
    }
}
