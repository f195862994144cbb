package autobahn.server.machine;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Five people, up to three tables, and what each of them should be like. Steps are carried out here and compared. */
final class Machine {
    private static final int MOST_TABLES = 3;

    final List<Slot> slots = new ArrayList<>();
    final List<ModelTable> tables = new ArrayList<>();
    final Map<String, Slot.Person> accounts = new HashMap<>();
    /** Links that somebody has written down. */
    final List<String> links = new ArrayList<>();

    final Function<String, Long> seeds;
    final Names names;
    private final PeopleSteps people = new PeopleSteps(this);
    private final LobbySteps lobby = new LobbySteps(this);
    private final PlaySteps play = new PlaySteps(this);

    /** @param seeds of a game, by its id */
    Machine(Supplier<Client> clients, Function<String, Long> seeds, Names names) {
        for (String name : List.of("Ann", "Bob", "Cleo", "Dan", "Eve")) {
            slots.add(new Slot(name, clients.get()));
        }
        this.seeds = seeds;
        this.names = names;
    }

    void run(Step step) {
        if (step.kind() == Step.Kind.CREATE && tables.size() < MOST_TABLES) {
            lobby.create(slots.get(step.who()), step);
            return;
        }
        if (people.run(step) || tables.isEmpty()) {
            return;
        }
        ModelTable table = tables.get(step.table() % tables.size());
        if (!lobby.run(step, table)) {
            play.run(step, table);
        }
        look(table, slots.get(step.a() % slots.size()));
    }

    /** Whoever looks sees what should be there. */
    private static void look(ModelTable table, Slot eyes) {
        Answer seen = eyes.client.get("/api/games/" + table.id);
        if (table.isVisible(eyes.person)) {
            assertThat(seen.status()).isEqualTo(200);
            assertThat(Looks.found(seen.json()))
                    .as("what " + eyes.name + " sees")
                    .isEqualTo(Looks.wanted(table, eyes.person));
        } else {
            assertThat(seen.status()).as("what " + eyes.name + " sees").isEqualTo(404);
        }
    }

    /** Who a step comes from: whoever holds this seat or hosts the table, if it is a wise one and they are around. */
    Slot who(Step step, Slot.Person fitting) {
        if (step.wise() && fitting != null) {
            for (Slot slot : slots) {
                if (slot.person == fitting) {
                    return slot;
                }
            }
        }
        return slots.get(step.who());
    }

    /** Compares the status and, where it is refused, the code; "409" alone stands for any code. */
    static Answer expect(String wanted, Answer answer, String what) {
        String found = answer.status() < 400 || !wanted.contains(" ")
                ? Integer.toString(answer.status())
                : answer.status() + " " + answer.code();
        assertThat(found).as(what + " answered " + answer.body()).isEqualTo(wanted);
        return answer;
    }

    static String path(ModelTable table, String rest) {
        return "/api/games/" + table.id + rest;
    }
}
