package autobahn.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The SQL of tables and seats. */
public final class Games {
    private Games() {}

    public static Optional<GameRow> find(Handle handle, String id) {
        return handle.select("select " + GameRow.COLUMNS + " from games g where g.id = ?", id)
                .map((row, context) -> GameRow.read(row))
                .findFirst();
    }

    public static List<SeatRow> seats(Handle handle, String game) {
        return handle.select(
                        "select " + SeatRow.COLUMNS
                                + " from seats s left join people p on p.id = s.person where s.game = ? order by s.seat",
                        game)
                .map((row, context) -> SeatRow.read(row))
                .list();
    }

    /** Seats that people hold. */
    static List<Integer> people(Handle handle, String game) {
        return handle.select("select seat from seats where game = ? and person is not null order by seat", game)
                .mapTo(Integer.class)
                .list();
    }

    public static Set<String> guests(Handle handle, String game) {
        return handle.select("select person from guests where game = ?", game)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet());
    }

    public static void insert(Handle handle, GameRow game) {
        handle.execute(
                "insert into games (id, title, status, options, seed, rules, edition, edition_name, pace, listed, rated, host,"
                        + " invitation, version, moves, created, updated, rested, forked_from, forked_at,"
                        + " absence_minutes, absence_level, absence_counts, resigned,"
                        + " time_turn, time_bank, time_increment, time_expiry, contest, sealed)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                game.id(),
                game.title(),
                game.status().id(),
                game.options(),
                game.seed(),
                game.rules(),
                game.edition(),
                game.editionName(),
                game.pace(),
                game.listed() ? 1 : 0,
                game.rated() ? 1 : 0,
                game.host(),
                game.invitation(),
                game.version(),
                game.moves(),
                game.created(),
                game.updated(),
                game.updated(),
                game.forkedFrom(),
                game.forkedAt(),
                game.leaving().minutes(),
                game.leaving().level(),
                game.leaving().counts().id(),
                game.leaving().resigned().id(),
                game.time() == null ? null : game.time().turn(),
                game.time() == null ? null : game.time().bank(),
                game.time() == null ? null : game.time().increment(),
                game.time() == null ? null : game.time().expiry().id(),
                game.contest(),
                game.sealed() ? 1 : 0);
    }

    public static void insert(Handle handle, SeatRow seat) {
        handle.execute(
                "insert into seats (game, seat, person, name, bot, colour) values (?, ?, ?, ?, ?, ?)",
                seat.game(),
                seat.seat(),
                seat.person(),
                seat.name(),
                seat.bot(),
                seat.colour() == null ? null : seat.colour().id());
    }

    /** An open table becomes a game; false if it has started already. */
    public static boolean start(Handle handle, GameRow game) {
        return handle.execute(
                        "update games set status = ?, to_move = ?, result = ?, rules = ?, edition = ?, updated = ?, started = ?, rested = ?,"
                                + " changes = changes + 1 where id = ? and status = 'open'",
                        game.status().id(),
                        game.toMove(),
                        game.result(),
                        game.rules(),
                        game.edition(),
                        game.updated(),
                        game.updated(),
                        game.status() == Status.RUNNING ? null : game.updated(),
                        game.id())
                == 1;
    }

    /** Binds the seats of a game that is rated, or played for a contest, to the accounts that hold them now: for these it counts, whoever sits there later. */
    public static void bind(Handle handle, String game) {
        handle.execute(
                "update seats set account = person where game = ?"
                        + " and person in (select id from people where name is not null)",
                game);
    }

    /** Puts somebody, or a bot, or nobody on a seat; false if it has changed since it was seen. */
    public static boolean seat(Handle handle, SeatRow before, SeatRow after) {
        return handle.execute(
                        "update seats set person = ?, name = ?, bot = ?, substitute = ?, recovery = null, recovery_key = null"
                                + " where game = ? and seat = ? and coalesce(person, '') = ? and coalesce(bot, '') = ?",
                        after.person(),
                        after.name(),
                        after.bot(),
                        after.substitute(),
                        before.game(),
                        before.seat(),
                        before.person() == null ? "" : before.person(),
                        before.bot() == null ? "" : before.bot())
                == 1;
    }

    /** Gives a seat a colour; false if another seat of the table has chosen it. The caller has touched the game: one at a time. */
    public static boolean colour(Handle handle, SeatRow seat, SeatColour colour) {
        return handle.execute(
                        "update seats set colour = ? where game = ? and seat = ?"
                                + " and not exists (select 1 from seats o where o.game = ? and o.seat <> ? and o.colour = ?)",
                        colour.id(),
                        seat.game(),
                        seat.seat(),
                        seat.game(),
                        seat.seat(),
                        colour.id())
                == 1;
    }

    /** Counts a change, so that every node notices it. */
    public static void touch(Handle handle, String game, long now) {
        handle.execute("update games set changes = changes + 1, updated = ? where id = ?", now, game);
    }

    /** Ends a game that nobody will play on. */
    public static void abandon(Handle handle, String game, long now) {
        handle.execute(
                "update games set status = 'abandoned', to_move = null, updated = ?, rested = ?,"
                        + " changes = changes + 1 where id = ? and status = 'running'",
                now,
                now,
                game);
    }

    public static void delete(Handle handle, String game) {
        handle.execute("delete from entries where game = ?", game); // a table that goes on from another game has some
        Plans.drop(handle, game);
        handle.execute("delete from chat where game = ?", game);
        handle.execute("delete from guests where game = ?", game);
        handle.execute("delete from invitations where game = ?", game);
        handle.execute("delete from seats where game = ?", game);
        handle.execute("delete from games where id = ?", game);
    }

    public static void addGuest(Handle handle, String game, String person) {
        handle.execute("insert into guests (game, person) values (?, ?) on conflict do nothing", game, person);
    }

    /** The table at which the people of a game play once more, if it is still there. */
    public static Optional<String> rematch(Handle handle, String game) {
        return handle.select("select n.id from games g join games n on n.id = g.rematch where g.id = ?", game)
                .mapTo(String.class)
                .findFirst();
    }

    /** Makes a table the one at which the people of a game play once more; false if there is one. */
    public static boolean rematch(Handle handle, String game, String next) {
        return handle.execute(
                        "update games set rematch = ? where id = ? and not exists"
                                + " (select 1 from games n where n.id = games.rematch)",
                        next,
                        game)
                == 1;
    }

    public static Optional<UndoRow> undo(Handle handle, String game) {
        return handle.select("select request, seat, version, moves, agreed from undo_requests where game = ?", game)
                .map((row, context) -> new UndoRow(
                        row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4), UndoRow.seats(row.getString(5))))
                .findFirst();
    }

    public static void askUndo(Handle handle, String game, UndoRow undo) {
        handle.execute("delete from undo_requests where game = ?", game);
        handle.execute(
                "insert into undo_requests (game, request, seat, version, moves, agreed) values (?, ?, ?, ?, ?, ?)",
                game,
                undo.request(),
                undo.seat(),
                undo.version(),
                undo.moves(),
                UndoRow.text(undo.agreed()));
    }

    public static void endUndo(Handle handle, String game) {
        handle.execute("delete from undo_requests where game = ?", game);
    }
}
