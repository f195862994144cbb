package autobahn.server.machine;

import static autobahn.server.machine.Machine.expect;
import static autobahn.server.machine.Machine.path;
import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.server.Client.Answer;
import java.util.ArrayList;
import java.util.List;

/** Making tables, sitting down, starting, and what is there to be read of a game. */
final class LobbySteps {
    private static final Box BOX = new Box(Editions.standard());

    private final Machine machine;

    LobbySteps(Machine machine) {
        this.machine = machine;
    }

    void create(Slot slot, Step step) {
        int players = 2 + step.a() % 2;
        boolean rated = step.b() % 3 == 0;
        boolean listed = step.b() % 2 == 0;
        List<String> kinds = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            kinds.add(List.of("me", "open", "open", "bot")
                    .get(i == 0 ? step.a() / 2 % 2 : (step.a() >> (2 + 2 * i)) % 4));
        }
        boolean twice = rated && kinds.stream().filter("me"::equals).count() > 1;
        StringBuilder seats = new StringBuilder();
        for (String kind : kinds) {
            seats.append(seats.isEmpty() ? "" : ",")
                    .append(
                            kind.equals("bot")
                                    ? "{\"kind\":\"bot\",\"level\":\"random\"}"
                                    : "{\"kind\":\"" + kind + "\"}");
        }
        Answer made = expect(
                twice ? "400 bad-request" : "201",
                slot.client.post(
                        "/api/games",
                        "{\"options\":{\"players\":%d},\"seats\":[%s],\"listed\":%s,\"rated\":%s}"
                                .formatted(players, seats, listed, rated)),
                slot.name + " makes a table");
        if (!twice) {
            slot.admitted();
            ModelTable table = new ModelTable(made.text("id"), made.text("invitation"), slot.person, listed, rated);
            for (String kind : kinds) {
                ModelSeat seat = new ModelSeat();
                seat.put(kind.equals("me") ? slot.person : null, kind.equals("bot") ? "random" : null);
                table.seats.add(seat);
            }
            machine.tables.add(table);
            if (table.seats.stream().noneMatch(ModelSeat::isOpen)) {
                begin(table);
            }
        }
    }

    private void begin(ModelTable table) {
        try {
            Options options = Records.options("{\"players\":" + table.seats.size() + "}");
            table.played = Playthrough.begin(BOX, options, machine.seeds.apply(table.id));
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
        table.status = ModelTable.Status.RUNNING;
        for (ModelSeat seat : table.seats) {
            seat.bound = table.rated && seat.person != null && seat.person.account != null ? seat.person : null;
        }
    }

    /** Whether it was such a step. */
    boolean run(Step step, ModelTable table) {
        int seat = step.a() % Math.min(4, table.seats.size() + (step.wise() ? 0 : 1));
        Slot.Person holder = seat < table.seats.size() ? table.seats.get(seat).person : null;
        switch (step.kind()) {
            case JOIN -> join(machine.who(step, null), table, seat, step);
            case ENTER -> enter(machine.who(step, null), table, step);
            case LEAVE -> leave(machine.who(step, holder), table, seat);
            case SEAT_BOT -> seatBot(machine.who(step, table.host), table, seat);
            case SEND_BOT_AWAY -> sendBotAway(machine.who(step, table.host), table, seat);
            case START -> start(machine.who(step, table.host), table, step.b() % 2 == 0);
            case CANCEL -> cancel(machine.who(step, table.host), table, step);
            case ABANDON -> abandon(machine.who(step, table.host), table, step);
            case RECORD -> record(machine.who(step, holder), table);
            case FORK -> fork(machine.who(step, holder), table, step);
            case EDITION -> edition(machine.who(step, holder), table);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void join(Slot slot, ModelTable table, int seat, Step step) {
        boolean invited = step.wise() || step.b() % 3 == 0;
        List<String> names = new ArrayList<>(machine.accounts.keySet());
        boolean borrowed = step.b() % 5 == 0 && !names.isEmpty();
        String name = borrowed ? names.get(step.b() % names.size()) : "Guest " + slot.name;
        String wanted = table.join(slot.person, seat, invited, borrowed ? machine.accounts.get(name) : null);
        expect(
                wanted,
                slot.client.put(
                        path(table, "/seats/" + seat),
                        "{\"name\":\"%s\",\"invitation\":\"%s\"}"
                                .formatted(name, invited ? table.invitation : "wrong")),
                slot.name + " takes seat " + seat);
        if (wanted.equals("200")) {
            slot.admitted();
            table.seats.get(seat).put(slot.person, null);
        }
    }

    private static void enter(Slot slot, ModelTable table, Step step) {
        boolean welcome = step.wise() && table.status != ModelTable.Status.GONE;
        expect(
                welcome ? "200" : ModelTable.NO_TABLE,
                slot.client.post(
                        path(table, "/enter"),
                        "{\"invitation\":\"" + (step.wise() ? table.invitation : "wrong") + "\"}"),
                slot.name + " shows an invitation");
        if (welcome) {
            slot.admitted();
            table.guests.add(slot.person);
        }
    }

    private static void leave(Slot slot, ModelTable table, int seat) {
        String wanted = table.leave(slot.person, seat);
        expect(wanted, slot.client.delete(path(table, "/seats/" + seat)), slot.name + " leaves seat " + seat);
        if (wanted.equals("200")) {
            table.seats.get(seat).put(null, null);
        }
    }

    private static void seatBot(Slot slot, ModelTable table, int seat) {
        String wanted = table.seatBot(slot.person, seat);
        expect(
                wanted,
                slot.client.put(path(table, "/seats/" + seat + "/bot"), "{\"level\":\"random\"}"),
                slot.name + " has a bot at seat " + seat);
        if (wanted.equals("200")) {
            ModelSeat row = table.seats.get(seat);
            if (table.status == ModelTable.Status.OPEN) {
                row.put(null, "random");
            } else {
                row.substitute = "random";
            }
        }
    }

    private static void sendBotAway(Slot slot, ModelTable table, int seat) {
        String wanted = table.sendBotAway(slot.person, seat);
        expect(
                wanted,
                slot.client.delete(path(table, "/seats/" + seat + "/bot")),
                slot.name + " sends the bot of seat " + seat + " away");
        if (wanted.equals("200")) {
            ModelSeat row = table.seats.get(seat);
            if (table.status == ModelTable.Status.OPEN) {
                row.put(null, null);
            } else {
                row.substitute = null;
            }
        }
    }

    private void start(Slot slot, ModelTable table, boolean fill) {
        String wanted = table.start(slot.person, fill);
        expect(
                wanted,
                slot.client.post(path(table, "/start" + (fill ? "?fill=random" : "")), "{}"),
                slot.name + " starts");
        if (wanted.equals("200")) {
            table.seats.stream().filter(ModelSeat::isOpen).forEach(seat -> seat.put(null, "random"));
            begin(table);
        }
    }

    /** Seldom, for little can be done with what is gone. */
    private static void cancel(Slot slot, ModelTable table, Step step) {
        if (step.b() % 4 > 0) {
            return;
        }
        String wanted = table.cancel(slot.person);
        expect(wanted, slot.client.delete(path(table, "")), slot.name + " gives the table up");
        if (wanted.equals("204")) {
            table.status = ModelTable.Status.GONE;
        }
    }

    private static void abandon(Slot slot, ModelTable table, Step step) {
        int version = step.b() % 3 == 0 ? table.version + 1 : table.version;
        String wanted = table.abandon(slot.person, version);
        expect(
                wanted,
                slot.client.post(path(table, "/abandon"), "{\"version\":" + version + "}"),
                slot.name + " gives the game up");
        if (wanted.equals("204")) {
            table.end(ModelTable.Status.ABANDONED);
        }
    }

    /** What it holds while somebody could still play by it, and that a finished one can be imported. */
    private static void record(Slot slot, ModelTable table) {
        String wanted = table.view(slot.person, -1);
        Answer record = expect(wanted, slot.client.get(path(table, "/record")), slot.name + " reads the record");
        if (wanted.equals("200")) {
            boolean over = table.status != ModelTable.Status.RUNNING;
            assertThat(record.json().has("seed")).as("seed of " + table.status).isEqualTo(over);
            assertThat(record.json().get("moves").valueStream().map(move -> move.asString()))
                    .isEqualTo(table.played.notation());
            Answer imported = expect(
                    over ? "201" : "422 bad-record",
                    slot.client.post("/api/games/import", "{\"record\":" + record.body() + "}"),
                    slot.name + " imports it");
            if (imported.status() == 201) {
                slot.admitted();
            }
        }
    }

    private static void fork(Slot slot, ModelTable table, Step step) {
        String wanted = table.view(slot.person, -1);
        if (wanted.equals("200")) {
            wanted = table.status == ModelTable.Status.RUNNING ? "409 not-finished" : "201";
        }
        int at = table.moves() == 0 ? 0 : step.b() % table.moves();
        StringBuilder seats = new StringBuilder("{\"kind\":\"me\"}");
        for (int i = 1; i < table.seats.size(); i++) {
            seats.append(",{\"kind\":\"open\"}");
        }
        expect(
                wanted,
                slot.client.post(path(table, "/fork"), "{\"at\":" + at + ",\"seats\":[" + seats + "]}"),
                slot.name + " plays on from move " + at);
        if (wanted.equals("201")) {
            slot.admitted();
        }
    }

    private static void edition(Slot slot, ModelTable table) {
        if (table.isVisible(slot.person)) {
            String hash = slot.client.get(path(table, "")).text("editionHash");
            expect("200", slot.client.get("/api/edition?hash=" + hash), "the edition of a table");
        }
    }
}
