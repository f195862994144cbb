package autobahn.server.table;

import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Talk;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Chat at a table. */
public final class Talking {
    private static final int MOST = 500;

    private final Database database;
    private final Tables tables;
    private final Clock clock;

    public Talking(Database database, Tables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    /** What was said after a message. */
    public List<TableJson.Message> messages(String id, @Nullable Person person, int since) {
        tables.visible(id, person);
        return database.read(handle -> Talk.since(handle, id, since, MOST)).stream()
                .map(TableJson::json)
                .toList();
    }

    public TableJson.Message say(String id, Person person, String text) {
        return tables.locked(id, person, table -> {
            TableInfo info = table.info();
            Optional<SeatRow> seat =
                    info.seats().stream().filter(row -> row.isOf(person.id())).findFirst();
            boolean guest = info.isHost(person.id()) || info.guests().contains(person.id());
            if (seat.isEmpty() && !guest) {
                throw Access.notSeated();
            }
            String name = seat.map(SeatRow::name).orElse(person.name() == null ? "Guest" : person.name());
            long now = clock.millis();
            Talk.Message message = database.write(handle -> {
                Games.touch(handle, id, now); // first, so that no other node counts meanwhile
                Talk.Message said = new Talk.Message(
                        Talk.last(handle, id) + 1, seat.map(SeatRow::seat).orElse(null), name, text, now);
                Talk.insert(handle, id, said);
                return said;
            });
            tables.refresh(table);
            tables.told(table);
            return TableJson.json(message);
        });
    }
}
