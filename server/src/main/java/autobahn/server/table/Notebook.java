package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.GameNotes;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/** What people write down about a game, for themselves alone. */
public final class Notebook {
    /** Games that one person has notes on. */
    private static final int MOST = 2000;

    /** @param updated null if there is none */
    public record Note(String text, @Nullable String updated) {}

    private final Database database;
    private final LiveTables tables;
    private final Clock clock;

    public Notebook(Database database, LiveTables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    public Note read(String id, Person person) {
        tables.visible(id, person);
        return database.read(handle -> GameNotes.find(handle, id, person.id()))
                .map(note -> new Note(note.text(), TableJson.time(note.updated())))
                .orElse(new Note("", null));
    }

    /** An empty text is none. */
    public Note write(String id, Person person, String text) {
        tables.visible(id, person);
        long now = clock.millis();
        database.write(handle -> {
            if (text.isEmpty()) {
                GameNotes.delete(handle, id, person.id());
                return id;
            }
            if (GameNotes.find(handle, id, person.id()).isEmpty() && GameNotes.count(handle, person.id()) >= MOST) {
                throw new Problem(409, "many-notes", "You have notes on as many games as one can.");
            }
            GameNotes.put(handle, id, person.id(), new GameNotes.Note(text, now));
            return id;
        });
        return text.isEmpty() ? new Note("", null) : new Note(text, TableJson.time(now));
    }
}
