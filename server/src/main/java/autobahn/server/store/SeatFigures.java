package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** The SQL of what is known of seats of finished games. */
public final class SeatFigures {
    /** Columns of numbers, and how often each value was there. */
    public static final List<String> NUMBERS = List.of(
            "points",
            "lobby",
            "network",
            "trade",
            "service",
            "finance",
            "planning",
            "customs",
            "turns",
            "sections",
            "upgrades",
            "stations",
            "deliveries",
            "technologies",
            "routes",
            "seconds");

    /** Those that seats are compared by. */
    public static final List<String> COMPARED =
            List.of("points", "sections", "stations", "deliveries", "technologies", "routes");

    /**
     * @param figures by their columns
     * @param plays cards on unlock, station, load, upgrade and build
     * @param opening where the first cards were played
     */
    public record Figures(
            int seat,
            @Nullable String person,
            int place,
            Map<String, Integer> figures,
            List<Integer> plays,
            String opening) {}

    /** @param wins games in which it led to the first place */
    public record Opening(String opening, int games, int wins) {}

    public record Opponent(String name, int games, int ahead) {}

    /** @param means by columns */
    public record Mean(int games, int wins, Map<String, Double> means) {}

    private SeatFigures() {}

    /** Those that others still play with the same deal are counted later: nobody shall learn how they went. */
    public static List<String> uncounted(Handle handle, int most) {
        return handle.select(
                        "select id from games where counted = 0 and status = 'finished' and sealed = 0 order by id limit ?",
                        most)
                .mapTo(String.class)
                .list();
    }

    /** Notes that a game has been looked at; false if another node was quicker. */
    public static boolean counted(Handle handle, String game) {
        return handle.execute("update games set counted = 1 where id = ? and counted = 0", game) == 1;
    }

    public static void insert(Handle handle, GameRow game, String pool, Figures figures) {
        String columns = String.join(", ", NUMBERS);
        String holes = ":" + String.join(", :", NUMBERS);
        try (var update =
                handle.createUpdate("insert into seat_figures (game, seat, person, pool, shown, at, place, " + columns
                        + ", plays, opening) values (:game, :seat, :person, :pool, :shown, :at, :place, " + holes
                        + ", :plays, :opening)")) {
            update.bind("game", game.id())
                    .bind("seat", figures.seat())
                    .bind("person", figures.person())
                    .bind("pool", pool)
                    .bind("shown", game.listed() || game.rated() ? 1 : 0)
                    .bind("at", game.updated())
                    .bind("place", figures.place())
                    .bind(
                            "plays",
                            String.join(
                                    " ",
                                    figures.plays().stream()
                                            .map(String::valueOf)
                                            .toList()))
                    .bind("opening", figures.opening());
            NUMBERS.forEach(number -> update.bind(number, figures.figures().getOrDefault(number, 0)));
            update.execute();
        }
        for (String figure : COMPARED) {
            handle.execute(
                    "insert into figure_counts (pool, figure, value, count) values (?, ?, ?, 1)"
                            + " on conflict (pool, figure, value) do update set count = figure_counts.count + 1",
                    pool,
                    figure,
                    figures.figures().getOrDefault(figure, 0));
        }
    }

    public static List<Figures> of(Handle handle, String game) {
        return handle.select("select * from seat_figures where game = ? order by seat", game)
                .map((row, context) -> read(row))
                .list();
    }

    private static Figures read(ResultSet row) throws SQLException {
        Map<String, Integer> figures = new LinkedHashMap<>();
        for (String number : NUMBERS) {
            figures.put(number, row.getInt(number));
        }
        return new Figures(
                row.getInt("seat"),
                row.getString("person"),
                row.getInt("place"),
                figures,
                List.of(row.getString("plays").split(" ")).stream()
                        .map(Integer::valueOf)
                        .toList(),
                row.getString("opening"));
    }

    /** What share of all seats had less, and half of those that had as much, from 0 to 1; nothing where there are none. */
    public static OptionalDouble percentile(Handle handle, String pool, String figure, double value) {
        return handle.createQuery(
                        "select coalesce(sum(case when value < :value then count when value = :value then 0.5 * count else 0 end), 0),"
                                + " coalesce(sum(count), 0) from figure_counts where pool = :pool and figure = :figure")
                .bind("value", value)
                .bind("pool", pool)
                .bind("figure", figure)
                .map((row, context) -> row.getLong(2) == 0
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(row.getDouble(1) / row.getLong(2)))
                .one();
    }

    /**
     * Means of a person's games.
     *
     * @param all whether private games count, too
     */
    public static Mean mean(Handle handle, String person, String pool, boolean all) {
        StringBuilder columns = new StringBuilder();
        NUMBERS.forEach(
                number -> columns.append(", coalesce(avg(").append(number).append("), 0.0)"));
        return of(
                        handle,
                        "select count(*), coalesce(sum(case when place = 1 then 1 else 0 end), 0)" + columns
                                + " from seat_figures f where f.person = :person and f.pool = :pool" + shown(all),
                        person,
                        pool)
                .map((row, context) -> {
                    Map<String, Double> means = new LinkedHashMap<>();
                    for (int i = 0; i < NUMBERS.size(); i++) {
                        means.put(NUMBERS.get(i), row.getDouble(3 + i));
                    }
                    return new Mean(row.getInt(1), row.getInt(2), means);
                })
                .one();
    }

    /** The ways in which a person begins most often. */
    public static List<Opening> openings(Handle handle, String person, String pool, boolean all, int most) {
        return of(
                        handle,
                        "select f.opening, count(*), sum(case when f.place = 1 then 1 else 0 end) from seat_figures f"
                                + " where f.person = :person and f.pool = :pool" + shown(all)
                                + " group by f.opening order by 2 desc, 1 limit " + most,
                        person,
                        pool)
                .map((row, context) -> new Opening(row.getString(1), row.getInt(2), row.getInt(3)))
                .list();
    }

    /** Accounts that a person has met most often. */
    public static List<Opponent> against(Handle handle, String person, String pool, boolean all, int most) {
        return of(
                        handle,
                        "select p.name, count(*), sum(case when f.place < o.place then 1 else 0 end) from seat_figures f"
                                + " join seat_figures o on o.game = f.game and o.seat <> f.seat and o.person <> f.person"
                                + " join people p on p.id = o.person where f.person = :person and f.pool = :pool"
                                + " and p.name is not null" + shown(all)
                                + " group by p.name order by 2 desc, 1 limit " + most,
                        person,
                        pool)
                .map((row, context) -> new Opponent(row.getString(1), row.getInt(2), row.getInt(3)))
                .list();
    }

    private static Query of(Handle handle, String sql, String person, String pool) {
        return handle.createQuery(sql).bind("person", person).bind("pool", pool);
    }

    private static String shown(boolean all) {
        return all ? "" : " and f.shown = 1";
    }
}
