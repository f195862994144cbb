package autobahn.server.store;

import autobahn.server.rating.RatedAutobot;
import autobahn.server.rating.Rating;
import autobahn.server.rating.RatingPool;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of ratings. They belong to accounts and to bots. */
public final class Ratings {
    private static final String BOT = "bot:";

    private Ratings() {}

    /** A rating and how many games it comes from. */
    public record Rated(RatingPool pool, Rating rating, int games) {
        static Rated read(ResultSet row) throws SQLException {
            return new Rated(
                    RatingPool.named(row.getString("pool")).orElseThrow(),
                    new Rating(row.getDouble("mean"), row.getDouble("deviation")),
                    row.getInt("games"));
        }
    }

    /**
     * A place in the ranking.
     *
     * @param name of an account; null for a bot
     * @param bot its level, or program, as seats have it, or {@link Autobot}; null for an account
     */
    public record Ranked(@Nullable String name, @Nullable String bot, Rated rated) {}

    /** A rating after one of the games that it comes from. */
    public record Point(long at, Rating rating) {}

    /** Whose rating a bot's games move. */
    static String holder(String bot) {
        return BOT + bot;
    }

    static Rating of(Handle handle, String holder, RatingPool pool) {
        return handle.select("select * from ratings where holder = ? and pool = ?", holder, pool.id())
                .map((row, context) -> Rated.read(row).rating())
                .findFirst()
                .orElse(holder.startsWith(BOT + RatedAutobot.PREFIX) ? Rating.AUTOBOT : Rating.FIRST);
    }

    /** All that somebody has, those for two players first. */
    public static List<Rated> of(Handle handle, String holder) {
        return handle
                .select("select * from ratings where holder = ?", holder)
                .map((row, context) -> Rated.read(row))
                .list()
                .stream()
                .sorted(Comparator.comparing(Rated::pool))
                .toList();
    }

    static void after(Handle handle, String holder, RatingPool pool, Rating rating) {
        handle.execute(
                "insert into ratings (holder, pool, mean, deviation, provisional, games) values (?, ?, ?, ?, ?, 1)"
                        + " on conflict (holder, pool) do update set mean = excluded.mean, deviation = excluded.deviation,"
                        + " provisional = excluded.provisional, games = ratings.games + 1",
                holder,
                pool.id(),
                rating.mean(),
                rating.deviation(),
                rating.isProvisional() ? 1 : 0);
    }

    /** The best first, those whose rating is not settled yet behind all others. */
    public static List<Ranked> best(Handle handle, RatingPool pool, int most) {
        return handle.select(
                        "select r.*, p.name from ratings r left join people p on p.id = r.holder where r.pool = ?"
                                + " order by r.provisional, r.mean desc, r.holder limit ?",
                        pool.id(),
                        most)
                .map((row, context) -> {
                    String holder = row.getString("holder");
                    String bot = holder.startsWith(BOT) ? holder.substring(BOT.length()) : null;
                    return new Ranked(row.getString("name"), bot, Rated.read(row));
                })
                .list();
    }

    /** How a rating came about, from its latest games, the earliest of them first. */
    public static List<Point> history(Handle handle, String person, RatingPool pool, int most) {
        return handle.select(
                        "select at, rating, deviation from results where person = ? and pool = ? and rating is not null"
                                + " order by at desc, game limit ?",
                        person,
                        pool.id(),
                        most)
                .map((row, context) -> new Point(row.getLong(1), new Rating(row.getInt(2), row.getDouble(3))))
                .list()
                .reversed();
    }
}
