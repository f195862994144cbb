package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import java.util.function.Predicate;

/** Changes of a table that one node makes: the database takes what was decided on what it holds, and nothing else. */
final class TableChange {
    private static final int MOST_ATTEMPTS = 20;

    private TableChange() {}

    /**
     * Decides on what is there now, and once more if another node has changed it meanwhile.
     *
     * @param decision false if the table has changed since it was seen
     */
    static TableJson decide(LiveTables tables, String game, Person person, Predicate<LiveTable> decision) {
        return tables.locked(game, person, table -> {
            for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                tables.refresh(table);
                if (table.forgotten) {
                    throw LiveTables.unknown();
                }
                if (decision.test(table)) {
                    tables.refresh(table);
                    tables.told(table);
                    return TableJson.of(table, person.id());
                }
            }
            throw new Problem(503, "busy", "This table changes all the time just now: try again.");
        });
    }
}
