package autobahn.server.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The SQL of many games' entries at once, for PostgreSQL: what {@link GameEntries#append} does, with two statements for
 * all, which are sent together. The first one locks the games, in the order of their ids, so that nodes that write the same
 * games wait for each other and never in a circle. The second one, which sees what others have done until then, does the
 * rest. Neither answers with texts: the driver waits for one statement before it sends the next where answers may be long.
 */
final class GroupedEntries {
    private static final String LOCK = "select count(*) from (select id from games where id = any(?) order by id"
            + " for no key update) as locked";

    /** What is done to one table is not seen by the others within the statement: what they need is in {@code v}. */
    private static final String APPEND = "with v as (select * from unnest(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            + " as v (n, id, version, seat, move, undo_to, command, at, moves, to_move, status, result, rules, position)),"
            + " moved as (update games g set changes = g.changes + 1, version = v.version, moves = v.moves,"
            + " to_move = v.to_move, status = v.status, result = v.result, updated = v.at,"
            + " rested = case when v.status = 'running' then null else v.at end from v"
            + " where g.id = v.id and g.version = v.version - 1 and coalesce(g.status, '') = 'running'"
            + " and not exists (select 1 from entries e where e.game = v.id and e.command = v.command)"
            + " returning v.n, g.changes),"
            + " done as (select v.*, moved.changes from v join moved on moved.n = v.n),"
            + " told as (insert into entries (game, number, seat, move, undo_to, command, at)"
            + " select id, version, seat, move, undo_to, command, at from done),"
            + " kept as (insert into positions (game, number, rules, position)"
            + " select id, version, rules, position from done where position is not null"
            + " on conflict (game) do update set number = excluded.number, rules = excluded.rules,"
            + " position = excluded.position),"
            // as Jobs.settle
            + " passed as (select done.* from done join unnest(?) as p (n) on p.n = done.n),"
            + " due as (select p.id, p.at from passed p join seats s on s.game = p.id and s.seat = p.to_move"
            + " where p.status = 'running' and " + Jobs.PLAYED_FOR + "),"
            + " struck as (delete from jobs using passed p where jobs.game = p.id"
            + " and not exists (select 1 from due where due.id = p.id)),"
            + " put as (insert into jobs (game, due) select id, at from due on conflict (game) do update"
            + " set due = excluded.due, lease = null, lease_until = null),"
            + " noticed as (" + Notices.TURNS + ")"
            + " select n, changes from done";

    private GroupedEntries() {}

    /** Appends an entry to each of these games; how many changes each has seen then, without those that were quicker. */
    static Map<String, Integer> append(Handle handle, List<GroupedMove> moves) {
        try (PreparedStatement statement = handle.getConnection().prepareStatement(LOCK + "; " + APPEND)) {
            bind(statement, moves);
            statement.execute();
            statement.getMoreResults();
            Map<String, Integer> changes = new HashMap<>();
            try (ResultSet rows = statement.getResultSet()) {
                while (rows.next()) {
                    changes.put(moves.get(rows.getInt(1)).game(), rows.getInt(2));
                }
            }
            return changes;
        } catch (SQLException e) {
            throw GameEntries.failed(e);
        }
    }

    private static void bind(PreparedStatement statement, List<GroupedMove> moves) throws SQLException {
        Columns columns = new Columns(statement, moves);
        columns.texts(GroupedMove::game);
        columns.numbers();
        columns.texts(GroupedMove::game);
        columns.wholes(move -> move.step().entry().number());
        columns.wholes(move -> move.step().entry().seat());
        columns.texts(move -> move.step().entry().move());
        columns.wholes(move -> move.step().entry().undoTo());
        columns.texts(move -> move.step().entry().command());
        columns.times(move -> move.step().entry().at());
        columns.wholes(move -> move.step().moves());
        columns.wholes(move -> move.step().toMove());
        columns.texts(move -> move.step().status().id());
        columns.texts(move -> move.step().result());
        columns.texts(GroupedMove::rules);
        columns.texts(move -> move.step().position());
        columns.numbersOf(move -> move.step().passes());
    }

    /** Binds arrays, one after the other. */
    private static final class Columns {
        private final PreparedStatement statement;
        private final List<GroupedMove> moves;
        private int bound;

        Columns(PreparedStatement statement, List<GroupedMove> moves) {
            this.statement = statement;
            this.moves = moves;
        }

        void texts(Function<GroupedMove, @Nullable String> what) throws SQLException {
            bind("text", moves.stream().map(what).toArray());
        }

        void wholes(Function<GroupedMove, @Nullable Integer> what) throws SQLException {
            bind("int4", moves.stream().map(what).toArray());
        }

        void times(Function<GroupedMove, Long> what) throws SQLException {
            bind("int8", moves.stream().map(what).toArray());
        }

        /** Where in the list each one stands. */
        void numbers() throws SQLException {
            numbersOf(move -> true);
        }

        void numbersOf(Predicate<GroupedMove> which) throws SQLException {
            bind(
                    "int4",
                    IntStream.range(0, moves.size())
                            .filter(i -> which.test(moves.get(i)))
                            .boxed()
                            .toArray());
        }

        private void bind(String type, Object[] values) throws SQLException {
            Connection connection = statement.getConnection();
            Array array = connection.createArrayOf(type, values);
            bound++;
            statement.setArray(bound, array);
        }
    }
}
