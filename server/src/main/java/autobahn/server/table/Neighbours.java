package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Whom;
import autobahn.server.store.Aversions;
import autobahn.server.store.Aversions.Aversion;
import autobahn.server.store.Database;
import autobahn.server.store.SeatRow;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Who sits at a table, as those around it know them. */
public final class Neighbours {
    /** @param id by which the person is heard again */
    public record Muted(int seat, String id) {}

    private final Database database;
    private final LiveTables tables;

    public Neighbours(Database database, LiveTables tables) {
        this.database = database;
        this.tables = tables;
    }

    /** The person at a seat of a table that the asker may see. */
    public Whom at(String id, Person asker, int seat) {
        SeatRow row = Access.any(tables.visible(id, asker).info(), seat);
        if (row.person() == null) {
            throw new Problem(409, "nobody", "No person sits there.");
        }
        return new Whom(row.person(), row.name());
    }

    /** Seats of people whom the asker does not want to hear. */
    public List<Muted> muted(String id, Person asker) {
        TableInfo info = tables.visible(id, asker).info();
        Map<String, String> avoided = database.read(handle -> Aversions.of(handle, asker.id())).stream()
                .collect(Collectors.toMap(Aversion::other, Aversion::id));
        return info.people().stream()
                .filter(seat -> avoided.containsKey(seat.person()))
                .map(seat -> new Muted(seat.seat(), String.valueOf(avoided.get(seat.person()))))
                .toList();
    }

    /** Refuses whom somebody at the table does not want to meet. */
    static void refuseAvoided(Database database, TableInfo info, Person person) {
        Set<String> there = info.people().stream().map(SeatRow::person).collect(Collectors.toSet());
        there.add(info.game().host());
        if (database.read(handle -> Aversions.refuse(handle, there, person.id()))) {
            throw new Problem(403, "not-welcome", "Somebody at this table does not want to play with you.");
        }
    }
}
