package autobahn.server.store;

import java.time.ZoneId;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of when people rest. */
public final class Rests {
    private Rests() {}

    public static Rest of(Handle handle, String person) {
        return new Rest(quiet(handle, person), vacations(handle, person));
    }

    private static @Nullable QuietHours quiet(Handle handle, String person) {
        return handle.select("select zone, begins, ends from quiet_hours where person = ?", person)
                .map((row, context) -> new QuietHours(ZoneId.of(row.getString(1)), row.getInt(2), row.getInt(3)))
                .findFirst()
                .orElse(null);
    }

    static List<Rest.Vacation> vacations(Handle handle, String person) {
        return handle.select("select id, begins, ends from vacations where person = ? order by begins, id", person)
                .map((row, context) -> new Rest.Vacation(row.getString(1), row.getLong(2), row.getLong(3)))
                .list();
    }

    /** @param quiet null for none */
    public static void setQuiet(Handle handle, String person, @Nullable QuietHours quiet) {
        handle.execute("delete from quiet_hours where person = ?", person);
        if (quiet != null) {
            handle.execute(
                    "insert into quiet_hours (person, zone, begins, ends) values (?, ?, ?, ?)",
                    person,
                    quiet.zone().getId(),
                    quiet.begins(),
                    quiet.ends());
        }
    }

    public static void add(Handle handle, String person, Rest.Vacation vacation) {
        handle.execute(
                "insert into vacations (id, person, begins, ends) values (?, ?, ?, ?)",
                vacation.id(),
                person,
                vacation.begins(),
                vacation.ends());
    }

    /** Ends a vacation that has begun; one that has not never was. */
    public static void end(Handle handle, String person, Rest.Vacation vacation, long now) {
        if (vacation.begins() < now) {
            handle.execute("update vacations set ends = ? where id = ? and person = ?", now, vacation.id(), person);
        } else {
            handle.execute("delete from vacations where id = ? and person = ?", vacation.id(), person);
        }
    }

    /** Forgets vacations that were over before a time. */
    public static void forget(Handle handle, String person, long before) {
        handle.execute("delete from vacations where person = ? and ends < ?", person, before);
    }
}
