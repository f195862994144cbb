package autobahn.server.store;

import autobahn.server.store.ServedTime.Moment;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of clocks, and how they run. A game that has agreed on no time has none. */
public final class Clocks {
    /** Why it may be another's clock that runs from now on. */
    public enum Why {
        /** A decision within a turn. */
        DECIDED,
        TURN_ENDED,
        TAKEN_BACK,
        /** Somebody has come or gone: a bot plays, or does not any more. */
        SEATED
    }

    /**
     * The clock that runs.
     *
     * @param since served time when it was set going
     * @param at time of day then
     * @param turn what was left then of the turn's own time
     * @param due served time when all is used up; null when it is and the others are asked
     */
    public record Running(
            String game,
            int seat,
            long since,
            long at,
            long turn,
            @Nullable String quiet,
            @Nullable Long due) {
        static final String COLUMNS = "game, seat, since, at, turn, quiet, due";

        static Running read(ResultSet row) throws SQLException {
            return new Running(
                    row.getString(1),
                    row.getInt(2),
                    row.getLong(3),
                    row.getLong(4),
                    row.getLong(5),
                    row.getString(6),
                    SeatRow.time(row, 7));
        }
    }

    /** What a seat had left when its clock last stood still. */
    public record Bank(String game, int seat, long bank, long turn, long undone) {
        static final String COLUMNS = "game, seat, bank, turn, undone";

        static Bank read(ResultSet row) throws SQLException {
            return new Bank(row.getString(1), row.getInt(2), row.getLong(3), row.getLong(4), row.getLong(5));
        }
    }

    private record Decider(int seat, String person) {}

    /** Whoever gets a turn back has lost what was added for ending it, but not the time to say so. */
    private static final long LEAST_BACK_MILLIS = 10_000;

    private Clocks() {}

    /** A game begins: everybody has all the time, and the first clock runs. */
    public static void begin(Handle handle, GameRow game, Moment now) {
        TimeTerms terms = game.time();
        if (terms != null) {
            Games.people(handle, game.id())
                    .forEach(seat -> handle.execute(
                            "insert into seat_clocks (game, seat, bank, turn, undone) values (?, ?, ?, ?, ?)",
                            game.id(),
                            seat,
                            terms.bank(),
                            terms.turn(),
                            terms.turn()));
            settle(handle, game, now, Why.TURN_ENDED);
        }
    }

    /**
     * Makes the clock that runs what the game's seats and its turn ask for: that of the person who has to decide, else
     * none. The same transaction must have changed the game's row before: then no other node changes turn or seats meanwhile.
     */
    public static void settle(Handle handle, GameRow game, Moment now, Why why) {
        TimeTerms terms = game.time();
        if (terms == null) {
            return;
        }
        Running running = running(handle, game.id()).orElse(null);
        Decider decides = decider(handle, game.id());
        boolean goesOn = running != null && decides != null && decides.seat == running.seat;
        if (goesOn && why != Why.TURN_ENDED) {
            return;
        }
        if (running != null) {
            pay(handle, terms, running, now, why);
        }
        if (why == Why.TURN_ENDED) {
            handle.execute("update seat_clocks set turn = ? where game = ?", terms.turn(), game.id());
        }
        if (decides == null) {
            handle.execute("delete from clocks where game = ?", game.id());
        } else {
            start(handle, game.id(), terms, decides, now, why);
        }
    }

    /** A game that is over has no clocks. */
    public static void stop(Handle handle, GameRow game) {
        if (game.time() != null) {
            handle.execute("delete from clocks where game = ?", game.id());
            handle.execute("delete from seat_clocks where game = ?", game.id());
        }
    }

    private static void pay(Handle handle, TimeTerms terms, Running running, Moment now, Why why) {
        Bank bank = bank(handle, running.game, running.seat);
        Bank after = after(bank, running, rest(handle, terms, running), now);
        boolean ended = why == Why.TURN_ENDED;
        put(
                handle,
                new Bank(
                        bank.game,
                        bank.seat,
                        after.bank + (ended ? terms.increment() : 0),
                        after.turn,
                        ended ? after.turn : bank.undone));
    }

    /** What is left when a clock has run until now: first the turn's own time goes, then the bank. */
    private static Bank after(Bank bank, Running running, Rest rest, Moment now) {
        long spent = rest.awake(running.at, Math.max(0, now.served() - running.since));
        long over = Math.max(0, spent - running.turn);
        return new Bank(
                bank.game, bank.seat, Math.max(0, bank.bank - over), Math.max(0, running.turn - spent), bank.undone);
    }

    private static Rest rest(Handle handle, TimeTerms terms, Running running) {
        if (!terms.byTurns()) {
            return Rest.NONE;
        }
        String person = handle.select(
                        "select person from seats where game = ? and seat = ?", running.game, running.seat)
                .mapTo(String.class)
                .findFirst()
                .orElse(null);
        return new Rest(QuietHours.of(running.quiet), person == null ? List.of() : Rests.vacations(handle, person));
    }

    private static void start(Handle handle, String game, TimeTerms terms, Decider decides, Moment now, Why why) {
        Bank had = bank(handle, game, decides.seat);
        Bank bank = had;
        if (why == Why.TAKEN_BACK) {
            long less = Math.max(had.bank - terms.increment(), Math.min(had.bank, LEAST_BACK_MILLIS));
            bank = new Bank(game, had.seat, less, had.undone, had.undone);
        }
        if (bank.bank + bank.turn == 0) {
            bank = new Bank(game, had.seat, terms.grace(), terms.turn(), had.undone); // back after time was up
        }
        if (!bank.equals(had)) {
            put(handle, bank);
        }
        Rest rest = terms.byTurns() ? Rests.of(handle, decides.person) : Rest.NONE;
        long due = now.served() + rest.until(now.day(), bank.turn + bank.bank);
        handle.execute(
                "insert into clocks (game, seat, since, at, turn, quiet, due) values (?, ?, ?, ?, ?, ?, ?)"
                        + " on conflict (game) do update set seat = excluded.seat, since = excluded.since,"
                        + " at = excluded.at, turn = excluded.turn, quiet = excluded.quiet, due = excluded.due,"
                        + " lease = null, lease_until = null",
                game,
                decides.seat,
                now.served(),
                now.day(),
                bank.turn,
                rest.quiet() == null ? null : rest.quiet().text(),
                due);
    }

    private static void put(Handle handle, Bank bank) {
        handle.execute(
                "insert into seat_clocks (game, seat, bank, turn, undone) values (?, ?, ?, ?, ?) on conflict (game, seat)"
                        + " do update set bank = excluded.bank, turn = excluded.turn, undone = excluded.undone",
                bank.game,
                bank.seat,
                bank.bank,
                bank.turn,
                bank.undone);
    }

    private static @Nullable Decider decider(Handle handle, String game) {
        return handle.select(
                        "select s.seat, s.person from games g join seats s on s.game = g.id and s.seat = g.to_move"
                                + " where g.id = ? and g.status = 'running' and s.person is not null"
                                + " and s.bot is null and s.substitute is null",
                        game)
                .map((row, context) -> new Decider(row.getInt(1), row.getString(2)))
                .findFirst()
                .orElse(null);
    }

    // --- What is there ---------------------------------------------------------------------------------------------

    public static Optional<Running> running(Handle handle, String game) {
        return handle.select("select " + Running.COLUMNS + " from clocks where game = ?", game)
                .map((row, context) -> Running.read(row))
                .findFirst();
    }

    public static List<Bank> banks(Handle handle, String game) {
        return handle.select("select " + Bank.COLUMNS + " from seat_clocks where game = ? order by seat", game)
                .map((row, context) -> Bank.read(row))
                .list();
    }

    private static Bank bank(Handle handle, String game, int seat) {
        return handle.select("select " + Bank.COLUMNS + " from seat_clocks where game = ? and seat = ?", game, seat)
                .map((row, context) -> Bank.read(row))
                .one();
    }

    /** Of several games, by game. */
    public static Map<String, Running> running(Handle handle, List<String> games) {
        return games.isEmpty()
                ? Map.of()
                : handle.createQuery("select " + Running.COLUMNS + " from clocks where game in (<games>)")
                        .bindList("games", new ArrayList<>(games))
                        .map((row, context) -> Running.read(row))
                        .collect(Collectors.toMap(Running::game, running -> running));
    }

    /** Of several games, by game. */
    public static Map<String, List<Bank>> banks(Handle handle, List<String> games) {
        return games.isEmpty()
                ? Map.of()
                : handle
                        .createQuery("select " + Bank.COLUMNS
                                + " from seat_clocks where game in (<games>) order by game, seat")
                        .bindList("games", new ArrayList<>(games))
                        .map((row, context) -> Bank.read(row))
                        .list()
                        .stream()
                        .collect(Collectors.groupingBy(Bank::game));
    }

    // --- When time is up -------------------------------------------------------------------------------------------

    /** Games in which time is up and nobody has looked yet what follows, the one that has waited for longest first. */
    public static List<String> due(Handle handle, long served, int most) {
        return handle.select(
                        "select game from clocks where due <= ? and (lease is null or lease_until < ?)"
                                + " order by due limit ?",
                        served,
                        served,
                        most)
                .mapTo(String.class)
                .list();
    }

    /** Takes on to decide what follows; false if another node was quicker, or time is not up any more. */
    public static boolean take(Handle handle, String game, String node, long served, long until) {
        return handle.execute(
                        "update clocks set lease = ?, lease_until = ? where game = ? and due <= ?"
                                + " and (lease is null or lease_until < ?)",
                        node,
                        until,
                        game,
                        served,
                        served)
                == 1;
    }

    /**
     * Nobody's time is up while they rest. Rest is reckoned from when a clock was set going, and has shifted against the day by
     * as long as no node was up since: a deadline that has come to lie in it waits until it is over. Nobody gains by that, for
     * none of this time counts. False if nothing was put off.
     */
    public static boolean putOff(Handle handle, GameRow game, Moment now) {
        TimeTerms terms = game.time();
        Running running = running(handle, game.id()).orElse(null);
        if (terms == null || running == null || running.due == null || running.due > now.served()) {
            return false;
        }
        long wait = rest(handle, terms, running).until(now.day(), 1) - 1;
        if (wait == 0) {
            return false;
        }
        Games.touch(handle, game.id(), now.day());
        return handle.execute(
                        "update clocks set due = ?, lease = null, lease_until = null where game = ? and seat = ? and due = ?",
                        now.served() + wait,
                        game.id(),
                        running.seat,
                        running.due)
                == 1;
    }

    /** The others are asked: time is up until the person decides after all. */
    public static void ask(Handle handle, String game) {
        handle.execute("update clocks set due = null, lease = null, lease_until = null where game = ?", game);
    }

    // --- Vacations -------------------------------------------------------------------------------------------------

    /** Games by turns in which a person's clock runs, in the order in which they are to be changed. */
    public static List<GameRow> of(Handle handle, String person) {
        return handle.select(
                        "select " + GameRow.COLUMNS
                                + " from seats s join clocks c on c.game = s.game and c.seat = s.seat"
                                + " join games g on g.id = s.game"
                                + " where s.person = ? and g.time_turn > 0 and c.due is not null order by g.id",
                        person)
                .map((row, context) -> GameRow.read(row))
                .list();
    }

    /** What has been used up until now is taken off by the rest of before, and what is left goes on by another. */
    public static void rest(
            Handle handle,
            GameRow game,
            String person,
            List<Rest.Vacation> before,
            List<Rest.Vacation> after,
            Moment now) {
        Games.touch(handle, game.id(), now.day());
        Running running = running(handle, game.id()).orElse(null);
        Decider decides = decider(handle, game.id()); // another node may have moved on since the game was found
        if (running == null || running.due == null || decides == null || !decides.person.equals(person)) {
            return;
        }
        QuietHours quiet = QuietHours.of(running.quiet);
        Bank bank = after(bank(handle, game.id(), running.seat), running, new Rest(quiet, before), now);
        put(handle, bank);
        handle.execute(
                "update clocks set since = ?, at = ?, turn = ?, due = ? where game = ?",
                now.served(),
                now.day(),
                bank.turn,
                now.served() + new Rest(quiet, after).until(now.day(), bank.turn + bank.bank),
                game.id());
    }
}
