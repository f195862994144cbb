package autobahn.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of what people write down about games, for themselves. */
public final class GameNotes {
    public record Note(String text, long updated) {}

    private GameNotes() {}

    public static Optional<Note> find(Handle handle, String game, String person) {
        return handle.select("select text, updated from notes where game = ? and person = ?", game, person)
                .map((row, context) -> new Note(row.getString(1), row.getLong(2)))
                .findFirst();
    }

    public static int count(Handle handle, String person) {
        return handle.select("select count(*) from notes where person = ?", person)
                .mapTo(int.class)
                .one();
    }

    public static void put(Handle handle, String game, String person, Note note) {
        handle.execute(
                "insert into notes (game, person, text, updated) values (?, ?, ?, ?)"
                        + " on conflict (game, person) do update set text = excluded.text, updated = excluded.updated",
                game,
                person,
                note.text(),
                note.updated());
    }

    public static void delete(Handle handle, String game, String person) {
        handle.execute("delete from notes where game = ? and person = ?", game, person);
    }
}
