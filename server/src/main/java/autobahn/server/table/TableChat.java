package autobahn.server.table;

import autobahn.server.people.Person;
import autobahn.server.store.ChatMessages;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import autobahn.server.store.Notices;
import autobahn.server.store.SeatRow;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Chat at a table. */
public final class TableChat {
    private static final int MOST = 500;

    private final Database database;
    private final LiveTables tables;
    private final Clock clock;

    public TableChat(Database database, LiveTables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    /** What was said after a message. */
    public List<TableJson.Message> messages(String id, @Nullable Person person, int since) {
        tables.visible(id, person);
        return database.read(handle -> ChatMessages.since(handle, id, since, MOST)).stream()
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
            ChatMessages.Message message = database.write(handle -> {
                Games.touch(handle, id, now); // first, so that no other node counts meanwhile
                ChatMessages.Message said = new ChatMessages.Message(
                        ChatMessages.last(handle, id) + 1,
                        seat.map(SeatRow::seat).orElse(null),
                        name,
                        text,
                        now);
                ChatMessages.insert(handle, id, said);
                Notices.message(handle, info.game(), person.id(), name, now);
                return said;
            });
            tables.refresh(table);
            tables.told(table);
            return TableJson.json(message);
        });
    }
}
