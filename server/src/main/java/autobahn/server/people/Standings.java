package autobahn.server.people;

import autobahn.server.store.Database;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What accounts have played so far, and how well. */
public final class Standings {
    private static final int LATEST = 50;
    private static final int RANKED = 100;

    public record Game(
            String game,
            Instant at,
            int place,
            int points,
            List<String> against,
            @Nullable Integer ratingAfter) {}

    public record Profile(String name, int rating, int games, int wins, List<Game> results) {}

    public record HeadToHead(int games, int ahead, int behind, int level) {}

    public record Ranked(String name, int rating, int games) {}

    private record Account(String id, String name, int rating) {}

    private record Played(Game game, int seat) {}

    private final Database database;

    public Standings(Database database) {
        this.database = database;
    }

    /** Empty if nobody has this name. */
    public Optional<Profile> profile(String name) {
        return database.read(handle -> account(handle, name)
                .map(account -> handle.select(
                                "select count(*), coalesce(sum(case when place = 1 then 1 else 0 end), 0) from results where person = ?",
                                account.id)
                        .map((row, context) -> new Profile(
                                account.name, account.rating, row.getInt(1), row.getInt(2), latest(handle, account.id)))
                        .one()));
    }

    private static List<Game> latest(Handle handle, String person) {
        List<Played> played = handle.select(
                        "select game, at, place, points, rating, seat from results where person = ?"
                                + " order by at desc, game, seat limit " + LATEST,
                        person)
                .map((row, context) -> new Played(
                        new Game(
                                row.getString(1),
                                Instant.ofEpochMilli(row.getLong(2)),
                                row.getInt(3),
                                row.getInt(4),
                                List.of(),
                                row.getObject(5) == null ? null : row.getInt(5)),
                        row.getInt(6)))
                .list();
        return played.stream().map(one -> withOthers(handle, one)).collect(Collectors.toList());
    }

    private static Game withOthers(Handle handle, Played played) {
        Game game = played.game;
        List<String> others = handle.select(
                        "select name from seats where game = ? and seat <> ? order by seat", game.game, played.seat)
                .mapTo(String.class)
                .list();
        return new Game(game.game, game.at, game.place, game.points, others, game.ratingAfter);
    }

    /** How one account did in the games with another; empty if either name is nobody's. */
    public Optional<HeadToHead> headToHead(String name, String other) {
        return database.read(handle -> account(handle, name)
                .flatMap(one -> account(handle, other)
                        .map(two -> handle.select(
                                        "select count(*), coalesce(sum(case when a.place < b.place then 1 else 0 end), 0),"
                                                + " coalesce(sum(case when a.place > b.place then 1 else 0 end), 0)"
                                                + " from results a join results b on b.game = a.game and b.seat <> a.seat"
                                                + " where a.person = ? and b.person = ?",
                                        one.id,
                                        two.id)
                                .map((row, context) -> new HeadToHead(
                                        row.getInt(1),
                                        row.getInt(2),
                                        row.getInt(3),
                                        row.getInt(1) - row.getInt(2) - row.getInt(3)))
                                .one())));
    }

    /** The best accounts among those with games that count. */
    public List<Ranked> ranking() {
        return database.read(
                handle -> handle.select("select name, rating, rated from people where rated > 0 and name is not null"
                                + " order by rating desc, rated desc, folded limit " + RANKED)
                        .map((row, context) -> new Ranked(row.getString(1), row.getInt(2), row.getInt(3)))
                        .list());
    }

    private static Optional<Account> account(Handle handle, String name) {
        return handle.select("select id, name, rating from people where folded = ?", Names.fold(name))
                .map((row, context) -> new Account(row.getString(1), row.getString(2), row.getInt(3)))
                .findFirst();
    }
}
