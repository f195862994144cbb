package autobahn.server.people;

import autobahn.server.rating.Rating;
import autobahn.server.rating.RatingPool;
import autobahn.server.store.Database;
import autobahn.server.store.ProgramRows;
import autobahn.server.store.Ratings;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What accounts have played so far, and how well. */
public final class AccountStandings {
    private static final int LATEST = 50;
    private static final int RANKED = 100;
    private static final int POINTS = 500;
    /** Whether :asker may see the table of a result r: a private one is nobody's business who is not at it. */
    private static final String VISIBLE = "exists (select 1 from games g where g.id = r.game and (g.listed = 1"
            + " or g.host = :asker or exists (select 1 from seats s where s.game = g.id and s.person = :asker)"
            + " or exists (select 1 from guests i where i.game = g.id and i.person = :asker)))";
    /** What counted has moved ratings that everybody sees. */
    private static final String COUNTED = "(r.rating is not null or " + VISIBLE + ")";

    public record Game(
            String game,
            Instant at,
            int place,
            int points,
            List<String> against,
            @Nullable Integer ratingAfter) {}

    /** @param margin nineteen of twenty times the true strength is not farther off */
    public record AccountRating(String pool, int rating, int margin, boolean provisional, int games) {
        static AccountRating of(Ratings.Rated rated) {
            Rating rating = rated.rating();
            return new AccountRating(
                    rated.pool().id(), rating.shown(), rating.margin(), rating.isProvisional(), rated.games());
        }
    }

    /** @param program whether the account is a program */
    public record Profile(
            String name, boolean program, List<AccountRating> ratings, int games, int wins, List<Game> results) {}

    public record RatingPoint(Instant at, int rating, int margin) {}

    public record HeadToHead(int games, int ahead, int behind, int level) {}

    /** An account or a bot. */
    public record Ranked(
            @Nullable String name, @Nullable String bot, int rating, int margin, boolean provisional, int games) {}

    private record Account(String id, String name) {}

    private record Played(Game game, int seat) {}

    private final Database database;

    public AccountStandings(Database database) {
        this.database = database;
    }

    /**
     * What an account has played: tables that the asker may see, and of others only how many there were that counted.
     *
     * @param asker null for somebody unknown
     * @return empty if nobody has this name
     */
    public Optional<Profile> profile(String name, @Nullable Person asker) {
        return database.read(handle -> account(handle, name)
                .map(account -> handle.createQuery(
                                "select count(*), coalesce(sum(case when r.place = 1 then 1 else 0 end), 0)"
                                        + " from results r where r.person = :person and " + COUNTED)
                        .bind("person", account.id)
                        .bind("asker", idOf(asker))
                        .map((row, context) -> new Profile(
                                account.name,
                                ProgramRows.is(handle, account.id),
                                Ratings.of(handle, account.id).stream()
                                        .map(AccountRating::of)
                                        .toList(),
                                row.getInt(1),
                                row.getInt(2),
                                latest(handle, account.id, asker)))
                        .one()));
    }

    /** Nobody's id is empty. PostgreSQL wants to know the type of what is compared, which null has not. */
    private static String idOf(@Nullable Person asker) {
        return asker == null ? "" : asker.id();
    }

    private static List<Game> latest(Handle handle, String person, @Nullable Person asker) {
        List<Played> played = handle.createQuery(
                        "select r.game, r.at, r.place, r.points, r.rating, r.seat from results r"
                                + " where r.person = :person and " + VISIBLE
                                + " order by r.at desc, r.game, r.seat limit " + LATEST)
                .bind("person", person)
                .bind("asker", idOf(asker))
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

    /**
     * How one account did in the games with another that counted or that the asker may see; empty if either name is
     * nobody's.
     *
     * @param asker null for somebody unknown
     */
    public Optional<HeadToHead> headToHead(String name, String other, @Nullable Person asker) {
        return database.read(handle -> account(handle, name)
                .flatMap(one -> account(handle, other)
                        .map(two -> handle.createQuery(
                                        "select count(*), coalesce(sum(case when r.place < b.place then 1 else 0 end), 0),"
                                                + " coalesce(sum(case when r.place > b.place then 1 else 0 end), 0)"
                                                + " from results r join results b on b.game = r.game and b.seat <> r.seat"
                                                + " where r.person = :one and b.person = :two and " + COUNTED)
                                .bind("one", one.id)
                                .bind("two", two.id)
                                .bind("asker", idOf(asker))
                                .map((row, context) -> new HeadToHead(
                                        row.getInt(1),
                                        row.getInt(2),
                                        row.getInt(3),
                                        row.getInt(1) - row.getInt(2) - row.getInt(3)))
                                .one())));
    }

    /** The best accounts and bots among those with games that count. */
    public List<Ranked> ranking(RatingPool pool) {
        return database.read(handle -> Ratings.best(handle, pool, RANKED)).stream()
                .map(best -> {
                    AccountRating rating = AccountRating.of(best.rated());
                    return new Ranked(
                            best.name(), best.bot(), rating.rating, rating.margin, rating.provisional, rating.games);
                })
                .toList();
    }

    /** How an account's rating came about; empty if nobody has this name. */
    public Optional<List<RatingPoint>> history(String name, RatingPool pool) {
        return database.read(handle -> account(handle, name)
                .map(account -> Ratings.history(handle, account.id, pool, POINTS).stream()
                        .map(point -> new RatingPoint(
                                Instant.ofEpochMilli(point.at()),
                                point.rating().shown(),
                                point.rating().margin()))
                        .toList()));
    }

    private static Optional<Account> account(Handle handle, String name) {
        return handle.select("select id, name from people where folded = ?", PersonNames.fold(name))
                .map((row, context) -> new Account(row.getString(1), row.getString(2)))
                .findFirst();
    }
}
