package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.GameRow;
import autobahn.server.store.QuietHours;
import autobahn.server.store.Rest;
import autobahn.server.store.Rests;
import autobahn.server.store.ServedTime.Moment;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * When deadlines of people stand still. Quiet hours hold from the next turn on, so that nobody lengthens a deadline by
 * changing them; a vacation holds at once, and there are so many days of it in a year.
 */
public final class Resting {
    public static final int DAYS_A_YEAR = 30;

    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);
    private static final long YEAR_MILLIS = 365 * DAY_MILLIS;
    /** Somebody who comes back early may go again, but not without end. */
    private static final int MOST_VACATIONS = 60;

    /** @param daysLeft of vacation, for the year that ends with the last one */
    public record RestJson(@Nullable Quiet quiet, List<VacationJson> vacations, double daysLeft) {
        static RestJson of(Rest rest, long now) {
            QuietHours quiet = rest.quiet();
            return new RestJson(
                    quiet == null ? null : new Quiet(quiet.zone().getId(), time(quiet.begins()), time(quiet.ends())),
                    rest.vacations().stream()
                            .filter(vacation -> vacation.ends() > now)
                            .map(vacation -> new VacationJson(
                                    vacation.id(), TableJson.time(vacation.begins()), TableJson.time(vacation.ends())))
                            .toList(),
                    Math.max(0, DAYS_A_YEAR - Math.ceilDiv(used(rest, now), DAY_MILLIS)));
        }

        private static String time(int minute) {
            return String.format(Locale.ROOT, "%02d:%02d", minute / 60, minute % 60);
        }
    }

    /** Times of day as {@code 22:00}. */
    public record Quiet(String zone, String begins, String ends) {}

    public record VacationJson(String id, String begins, String ends) {}

    private final Database database;
    private final LiveTables tables;

    public Resting(Database database, LiveTables tables) {
        this.database = database;
        this.tables = tables;
    }

    public RestJson show(Person person) {
        long now = database.time().now().day();
        return RestJson.of(database.read(handle -> Rests.of(handle, person.id())), now);
    }

    /** @param quiet null for none */
    public RestJson quiet(Person person, @Nullable QuietHours quiet) {
        database.write(handle -> {
            Rests.setQuiet(handle, person.id(), quiet);
            return person;
        });
        return show(person);
    }

    /** Goes on vacation. */
    public RestJson leave(Person person, long begins, long ends) {
        change(person, (handle, rest, now) -> {
            long from = Math.max(begins, now);
            if (ends - from < DAY_MILLIS) {
                throw new Problem(400, "short-vacation", "A vacation takes a day at least, and has not passed yet.");
            }
            if (rest.vacations().stream().anyMatch(other -> other.begins() < ends && from < other.ends())) {
                throw new Problem(409, "on-vacation", "There is a vacation at that time already.");
            }
            if (used(rest, now) + ends - from > DAYS_A_YEAR * DAY_MILLIS
                    || from > now + YEAR_MILLIS
                    || rest.vacations().size() >= MOST_VACATIONS) {
                throw new Problem(
                        409,
                        "no-vacation-left",
                        "There are " + DAYS_A_YEAR + " days of vacation in a year: so many are not left.");
            }
            Rests.add(handle, person.id(), new Rest.Vacation(Secrets.id(), from, ends));
        });
        return show(person);
    }

    /** Comes back, or does not go at all. */
    public RestJson comeBack(Person person, String vacation) {
        change(person, (handle, rest, now) -> {
            Rest.Vacation found = rest.vacations().stream()
                    .filter(each -> each.id().equals(vacation) && each.ends() > now)
                    .findFirst()
                    .orElseThrow(
                            () -> new Problem(404, "no-such-vacation", "There is no such vacation, or it is over."));
            Rests.end(handle, person.id(), found, now);
        });
        return show(person);
    }

    /** Vacation of the last year and of the time to come. */
    private static long used(Rest rest, long now) {
        return rest.vacations().stream()
                .mapToLong(vacation -> Math.max(0, vacation.ends() - Math.max(vacation.begins(), now - YEAR_MILLIS)))
                .sum();
    }

    private interface Change {
        void make(Handle handle, Rest rest, long now);
    }

    /** Changes a person's vacations, and with them all deadlines that run. */
    private void change(Person person, Change change) {
        Moment now = database.time().now();
        List<String> changed = database.write(handle -> {
            People.lock(handle, person.id()); // two changes of one person wait for each other
            Rests.forget(handle, person.id(), now.day() - YEAR_MILLIS);
            List<GameRow> games = Clocks.of(handle, person.id());
            Rest before = Rests.of(handle, person.id());
            change.make(handle, before, now.day());
            Rest after = Rests.of(handle, person.id());
            games.forEach(game -> Clocks.rest(handle, game, person.id(), before.vacations(), after.vacations(), now));
            return games.stream().map(GameRow::id).toList();
        });
        tables.reload(changed);
    }
}
