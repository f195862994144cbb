package autobahn.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of daily deals and their results. */
public final class DailyDeals {
    /** @param options JSON */
    public record Deal(String day, long seed, String options, String edition, String rules) {}

    /**
     * @param lead points more than Autobot
     * @param sequence hash of the moves
     */
    public record Played(String person, int points, int lead, int moves, String sequence, long at) {}

    /** @param place shared by those with the same points and lead */
    public record Ranked(int place, String person, String name, int points, int lead, long at) {}

    /** @param wins days on which Autobot was beaten */
    public record OfMonth(int place, String person, String name, int days, int wins, int points) {}

    private static final String RANK = "rank() over (order by r.points desc, r.lead desc)";

    private DailyDeals() {}

    public static Optional<Deal> find(Handle handle, String day) {
        return handle.select("select day, seed, options, edition, rules from daily_deals where day = ?", day)
                .map((row, context) -> new Deal(
                        row.getString(1), row.getLong(2), row.getString(3), row.getString(4), row.getString(5)))
                .findFirst();
    }

    /** Keeps the deal of a day, unless another node has made one. */
    public static void insert(Handle handle, Deal deal, long now) {
        handle.execute(
                "insert into daily_deals (day, seed, options, edition, rules, created) values (?, ?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                deal.day(),
                deal.seed(),
                deal.options(),
                deal.edition(),
                deal.rules(),
                now);
    }

    /** False if this person has sent a result, or anybody the same moves. */
    public static boolean insert(Handle handle, String day, Played played, String record) {
        return handle.execute(
                        "insert into daily_results (day, person, points, lead, moves, sequence, record, at)"
                                + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                        day,
                        played.person(),
                        played.points(),
                        played.lead(),
                        played.moves(),
                        played.sequence(),
                        record,
                        played.at())
                == 1;
    }

    public static Optional<Played> of(Handle handle, String day, String person) {
        return handle.select(
                        "select person, points, lead, moves, sequence, at from daily_results where day = ? and person = ?",
                        day,
                        person)
                .map((row, context) -> new Played(
                        row.getString(1),
                        row.getInt(2),
                        row.getInt(3),
                        row.getInt(4),
                        row.getString(5),
                        row.getLong(6)))
                .findFirst();
    }

    /** How many of a day's results were better than one. */
    public static int better(Handle handle, String day, Played played) {
        return handle.select(
                        "select count(*) from daily_results where day = ? and (points > ? or points = ? and lead > ?)",
                        day,
                        played.points(),
                        played.points(),
                        played.lead())
                .mapTo(int.class)
                .one();
    }

    public static int count(Handle handle, String day) {
        return handle.select("select count(*) from daily_results where day = ?", day)
                .mapTo(int.class)
                .one();
    }

    /** The best of a day who have a name. Places count those without one, too. */
    public static List<Ranked> best(Handle handle, String day, int most) {
        return handle.select(
                        "select b.place, b.person, p.name, b.points, b.lead, b.at from (select " + RANK
                                + " as place, r.person, r.points, r.lead, r.at from daily_results r where r.day = ?) b"
                                + " join people p on p.id = b.person where p.name is not null"
                                + " order by b.place, b.at, p.name limit ?",
                        day,
                        most)
                .map((row, context) -> new Ranked(
                        row.getInt(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4),
                        row.getInt(5),
                        row.getLong(6)))
                .list();
    }

    /** Accounts by their points of all days of a month, such as 2026-11. */
    public static List<OfMonth> ofMonth(Handle handle, String month, int most) {
        return handle.select(
                        "select rank() over (order by b.points desc), b.person, p.name, b.days, b.wins, b.points from"
                                + " (select r.person, count(*) as days, sum(case when r.lead > 0 then 1 else 0 end) as wins,"
                                + " sum(r.points) as points from daily_results r where r.day >= ? and r.day <= ?"
                                + " group by r.person) b"
                                + " join people p on p.id = b.person where p.name is not null"
                                + " order by b.points desc, p.name limit ?",
                        month + "-01",
                        month + "-31",
                        most)
                .map((row, context) -> new OfMonth(
                        row.getInt(1), row.getString(2), row.getString(3), row.getInt(4), row.getInt(5), row.getInt(6)))
                .list();
    }

    /** The days that a person has played, the latest first. */
    public static List<String> days(Handle handle, String person, int most) {
        return handle.select("select day from daily_results where person = ? order by day desc limit ?", person, most)
                .mapTo(String.class)
                .list();
    }

    public static Optional<String> record(Handle handle, String day, String person) {
        return handle.select("select record from daily_results where day = ? and person = ?", day, person)
                .mapTo(String.class)
                .findFirst();
    }
}
