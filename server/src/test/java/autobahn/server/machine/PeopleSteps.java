package autobahn.server.machine;

import static autobahn.server.machine.Machine.expect;

import autobahn.server.Client.Answer;
import java.util.ArrayList;
import java.util.List;

/** Accounts, sessions, tokens, and links by which a seat is taken back. */
final class PeopleSteps {
    private static final String PASSWORD = "correct horse";

    private final Machine machine;

    PeopleSteps(Machine machine) {
        this.machine = machine;
    }

    /** Whether it was such a step. */
    boolean run(Step step) {
        Slot slot = machine.slots.get(step.who());
        switch (step.kind()) {
            case REGISTER -> register(slot, step);
            case LOG_OUT -> logOut(slot);
            case LOG_IN -> logIn(slot, step);
            case MAKE_TOKEN -> makeToken(slot);
            case REVOKE_TOKEN -> revoke(slot);
            case USE_LINK -> useLink(slot, step);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void register(Slot slot, Step step) {
        List<String> taken = new ArrayList<>(machine.accounts.keySet());
        String name = step.wise() || taken.isEmpty() ? machine.names.next() : taken.get(step.a() % taken.size());
        boolean free = !machine.accounts.containsKey(name);
        expect(
                free ? "201" : "409 name-taken",
                slot.client.post("/api/accounts", credentials(name, PASSWORD)),
                slot.name + " registers as " + name);
        if (free) {
            Slot.Person person = slot.person == null || slot.person.account != null ? new Slot.Person() : slot.person;
            person.account = name;
            if (slot.session != null) {
                slot.session.ended = true;
            }
            slot.enter(person);
            slot.account = name;
            slot.owner = person;
            machine.accounts.put(name, person);
        }
    }

    private static void logOut(Slot slot) {
        expect(
                slot.person == null ? "401 unknown" : "204",
                slot.client.delete("/api/session"),
                slot.name + " logs out");
        if (slot.person != null) {
            slot.leave();
        }
    }

    /** Only whoever is nobody just now: what a guest had would become the account's. */
    private static void logIn(Slot slot, Step step) {
        if (slot.person != null || slot.account == null) {
            return;
        }
        expect(
                step.wise() ? "200" : "401 wrong-password",
                slot.client.post("/api/session", credentials(slot.account, step.wise() ? PASSWORD : "battery staple")),
                slot.name + " logs in");
        if (step.wise()) {
            slot.enter(slot.owner);
        }
    }

    private static String credentials(String name, String password) {
        return "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}";
    }

    private static void makeToken(Slot slot) {
        if (slot.program != null) {
            expect(
                    "403 token-by-token",
                    slot.program.post("/api/tokens", "{\"label\":\"more\"}"),
                    "a program of " + slot.name + " makes a token");
            return;
        }
        Answer made = expect(
                slot.person == null ? "401 unknown" : "201",
                slot.client.post("/api/tokens", "{\"label\":\"program\"}"),
                slot.name + " makes a token");
        if (made.status() == 201) {
            slot.token = made.text("id");
            slot.program = slot.client.withToken(made.text("token"));
            slot.programOf = slot.person;
        }
    }

    private static void revoke(Slot slot) {
        boolean own = slot.token != null && slot.programOf == slot.person;
        expect(
                slot.person == null ? "401 unknown" : own ? "204" : "404 no-such-token",
                slot.client.delete("/api/tokens/" + (slot.token == null ? "none" : slot.token)),
                slot.name + " revokes a token");
        if (own && slot.person != null) {
            expect("401 unknown", slot.program.get("/api/me"), "a program whose token is void");
            slot.token = null;
            slot.program = null;
            slot.programOf = null;
        }
    }

    private void useLink(Slot slot, Step step) {
        if (machine.links.isEmpty()) {
            expect("404 no-such-link", slot.client.post("/api/recover", "{\"secret\":\"none\"}"), "no link at all");
            return;
        }
        String link = machine.links.get(step.a() % machine.links.size());
        for (ModelTable table : machine.tables) {
            for (ModelSeat seat : table.seats) {
                if (table.status != ModelTable.Status.GONE && link.equals(seat.link) && !seat.linkBy.ended) {
                    boolean others = seat.bound != null
                            && table.status == ModelTable.Status.RUNNING
                            && seat.bound != slot.person;
                    expect(
                            others ? "403 other-account" : "200",
                            slot.client.post("/api/recover", "{\"secret\":\"" + link + "\"}"),
                            slot.name + " uses a good link");
                    if (!others) {
                        slot.admitted();
                        seat.person = slot.person;
                    }
                    return;
                }
            }
        }
        expect(
                "404 no-such-link",
                slot.client.post("/api/recover", "{\"secret\":\"" + link + "\"}"),
                slot.name + " uses a void link");
    }
}
