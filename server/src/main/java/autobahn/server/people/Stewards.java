package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Contests;
import autobahn.server.store.Database;
import autobahn.server.store.ReportRows;
import autobahn.server.store.ServerFigures;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What accounts that look after the server may see and do. They see no hands and no private notes. */
public final class Stewards {
    private static final int REPORTS = 100;
    private static final int ACCOUNTS = 50;
    private static final int TABLES = 50;
    private static final int SAID = 10;
    /** For good: later than any server runs. */
    private static final long FOR_GOOD = Instant.parse("9999-12-31T00:00:00Z").toEpochMilli();

    /** @param bytes that the database takes */
    public record Figures(
            Map<String, Integer> games,
            int archived,
            int accounts,
            int guests,
            int reports,
            long bytes,
            String database) {}

    public record Account(
            String name,
            Instant created,
            @Nullable Instant used,
            int games,
            int reports,
            @Nullable Instant bannedUntil,
            @Nullable String banReason,
            boolean admin) {
        static Account of(ServerFigures.Account row, long now) {
            Long until = row.bannedUntil();
            boolean banned = until != null && until > now;
            return new Account(
                    row.name(),
                    Instant.ofEpochMilli(row.created()),
                    row.used() == null ? null : Instant.ofEpochMilli(row.used()),
                    row.games(),
                    row.reports(),
                    until != null && banned ? Instant.ofEpochMilli(until) : null,
                    banned ? row.banReason() : null,
                    row.admin());
        }
    }

    public record Table(
            String id,
            String title,
            String status,
            boolean listed,
            boolean rated,
            int moves,
            Instant created,
            Instant updated,
            String seats) {}

    /**
     * @param by null for somebody without an account
     * @param account of whom it is about; null for somebody without one
     * @param said what that one said last at the table
     */
    public record Told(
            String id,
            @Nullable String by,
            String about,
            @Nullable String account,
            @Nullable String game,
            String reason,
            String text,
            List<String> said,
            Instant at,
            @Nullable Instant handled) {}

    private final People people;
    private final Database database;

    public Stewards(People people) {
        this.people = people;
        this.database = people.database();
    }

    public boolean isOne(Person person) {
        return person.isAccount() && database.read(handle -> isAdmin(handle, person.id()));
    }

    private static boolean isAdmin(Handle handle, String person) {
        return handle.select("select admin from people where id = ?", person)
                .mapTo(int.class)
                .findFirst()
                .filter(admin -> admin == 1)
                .isPresent();
    }

    /** Makes an account look after the server, or ends that; false if nobody has this name. */
    public static boolean appoint(Database database, String name, boolean admin) {
        return database.write(handle -> handle.execute(
                        "update people set admin = ? where folded = ? and name is not null",
                        admin ? 1 : 0,
                        PersonNames.fold(name))
                == 1);
    }

    public Figures figures() {
        return database.read(handle -> new Figures(
                ServerFigures.games(handle),
                ServerFigures.archived(handle),
                ServerFigures.people(handle, true),
                ServerFigures.people(handle, false),
                ReportRows.open(handle),
                ServerFigures.bytes(handle, database.isAlone()),
                database.isAlone() ? "sqlite" : "postgresql"));
    }

    /** Accounts whose name begins so, in their order, after one. */
    public List<Account> accounts(String search, String after) {
        long now = people.clock().millis();
        return database
                .read(handle -> ServerFigures.accounts(
                        handle, PersonNames.fold(search), after.isEmpty() ? "" : PersonNames.fold(after), ACCOUNTS))
                .stream()
                .map(row -> Account.of(row, now))
                .toList();
    }

    public List<Table> tables(String status, String search) {
        return database.read(handle -> ServerFigures.tables(handle, status, search, TABLES)).stream()
                .map(row -> new Table(
                        row.id(),
                        row.title(),
                        row.status(),
                        row.listed(),
                        row.rated(),
                        row.moves(),
                        Instant.ofEpochMilli(row.created()),
                        Instant.ofEpochMilli(row.updated()),
                        row.seats()))
                .toList();
    }

    public List<Told> reports() {
        return database.read(handle -> ReportRows.all(handle, REPORTS).stream()
                .map(filed -> told(handle, filed))
                .toList());
    }

    private static Told told(Handle handle, ReportRows.Filed filed) {
        ReportRows.Report report = filed.report();
        return new Told(
                filed.id(),
                filed.by(),
                report.name(),
                filed.account(),
                report.game(),
                report.reason(),
                report.text(),
                report.game() == null || report.seat() == null
                        ? List.of()
                        : ReportRows.said(handle, report.game(), report.seat(), SAID),
                Instant.ofEpochMilli(filed.at()),
                filed.handled() == null ? null : Instant.ofEpochMilli(filed.handled()));
    }

    public void handled(String report) {
        if (!database.write(
                handle -> ReportRows.handle(handle, report, people.clock().millis()))) {
            throw new Problem(404, "no-such-report", "There is no such report, or somebody has looked into it.");
        }
    }

    /**
     * Keeps an account out: its keys and tokens are void, and it cannot log in. Its games and name stay; contests, in which
     * others would wait for it round by round, go on without.
     *
     * @param days null for good
     */
    public void ban(String name, @Nullable Integer days, String reason) {
        long now = people.clock().millis();
        long until = days == null ? FOR_GOOD : now + Duration.ofDays(days).toMillis();
        people.voided(database.write(handle -> {
            Person person = Circle.account(handle, name);
            People.lock(handle, person.id());
            if (isAdmin(handle, person.id())) {
                throw new Problem(409, "admin", "This account looks after the server itself.");
            }
            handle.execute(
                    "update people set banned_until = ?, ban_reason = ? where id = ?", until, reason, person.id());
            List<String> keys = People.keys(handle, person.id());
            handle.execute("delete from keys where person = ?", person.id());
            handle.execute("update seats set recovery = null where person = ?", person.id());
            Contests.forget(handle, person.id(), now);
            return keys;
        }));
    }

    public void unban(String name) {
        database.write(handle -> handle.execute(
                "update people set banned_until = null, ban_reason = null where id = ?",
                Circle.account(handle, name).id()));
    }

    /** Refuses an account that is kept out. */
    static void refuseBanned(Handle handle, String person, long now) {
        record Ban(long until, String reason) {}
        handle.select(
                        "select banned_until, coalesce(ban_reason, '') from people where id = ? and banned_until > ?",
                        person,
                        now)
                .map((row, context) -> new Ban(row.getLong(1), row.getString(2)))
                .findFirst()
                .ifPresent(ban -> {
                    Problem problem = new Problem(
                            403,
                            "banned",
                            "Whoever runs this server has closed this account"
                                    + (ban.until == FOR_GOOD ? "." : " until " + Instant.ofEpochMilli(ban.until) + ".")
                                    + (ban.reason.isEmpty() ? "" : " Reason: " + ban.reason));
                    throw ban.until == FOR_GOOD
                            ? problem
                            : problem.with(
                                    "until", Instant.ofEpochMilli(ban.until).toString());
                });
    }
}
