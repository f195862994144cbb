package autobahn.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/**
 * The SQL of many games' entries at once, for PostgreSQL: what {@link GameEntries#append} does, with as many statements for
 * all as it needs for one. Games are locked in the order of their ids, so that nodes that write the same games wait for
 * each other and never in a circle.
 */
final class GroupedEntries {
    private GroupedEntries() {}

    /** Appends an entry to each of these games; how many changes each has seen then, without those that were quicker. */
    static Map<String, Integer> append(Handle handle, List<GroupedMove> moves) {
        handle.select("select id from games where id = any(?) order by id for no key update", (Object)
                        texts(moves, GroupedMove::game))
                .mapTo(String.class)
                .list();
        Map<String, Integer> changes = update(handle, moves);
        List<GroupedMove> done =
                moves.stream().filter(move -> changes.containsKey(move.game())).toList();
        insert(handle, done);
        keep(
                handle,
                done.stream().filter(move -> move.step().position() != null).toList());
        settle(handle, done.stream().filter(move -> move.step().passes()).toList());
        return changes;
    }

    private static Map<String, Integer> update(Handle handle, List<GroupedMove> moves) {
        Map<String, Integer> changes = new HashMap<>();
        handle.select(
                        "update games g set changes = g.changes + 1, version = v.version, moves = v.moves,"
                                + " to_move = v.to_move, status = v.status, result = v.result, updated = v.at,"
                                + " rested = case when v.status = 'running' then null else v.at end"
                                + " from unnest(?, ?, ?, ?, ?, ?, ?) as v (id, version, moves, to_move, status, result, at)"
                                + " where g.id = v.id and g.version = v.version - 1 and coalesce(g.status, '') = 'running'"
                                + " returning g.id, g.changes",
                        texts(moves, GroupedMove::game),
                        wholes(moves, move -> move.step().entry().number()),
                        wholes(moves, move -> move.step().moves()),
                        wholes(moves, move -> move.step().toMove()),
                        texts(moves, move -> move.step().status().id()),
                        texts(moves, move -> move.step().result()),
                        times(moves))
                .map((row, context) -> changes.put(row.getString(1), row.getInt(2)))
                .list();
        return changes;
    }

    private static void insert(Handle handle, List<GroupedMove> moves) {
        if (!moves.isEmpty()) {
            handle.execute(
                    "insert into entries (game, number, seat, move, undo_to, command, at)"
                            + " select * from unnest(?, ?, ?, ?, ?, ?, ?)",
                    texts(moves, GroupedMove::game),
                    wholes(moves, move -> move.step().entry().number()),
                    wholes(moves, move -> move.step().entry().seat()),
                    texts(moves, move -> move.step().entry().move()),
                    wholes(moves, move -> move.step().entry().undoTo()),
                    texts(moves, move -> move.step().entry().command()),
                    times(moves));
        }
    }

    private static void keep(Handle handle, List<GroupedMove> moves) {
        if (!moves.isEmpty()) {
            handle.execute(
                    "insert into positions (game, number, rules, position) select * from unnest(?, ?, ?, ?)"
                            + " on conflict (game) do update set number = excluded.number, rules = excluded.rules,"
                            + " position = excluded.position",
                    texts(moves, GroupedMove::game),
                    wholes(moves, move -> move.step().entry().number()),
                    texts(moves, GroupedMove::rules),
                    texts(moves, move -> move.step().position()));
        }
    }

    /** As {@link Jobs#settle}. */
    private static void settle(Handle handle, List<GroupedMove> moves) {
        if (!moves.isEmpty()) {
            handle.execute(
                    "with passed as (select * from unnest(?, ?) as p (game, at)),"
                            + " due as (select p.game, p.at from passed p join games g on g.id = p.game"
                            + " join seats s on s.game = g.id and s.seat = g.to_move"
                            + " where coalesce(g.status, '') = 'running'"
                            + " and (s.bot is not null or s.substitute is not null)),"
                            + " struck as (delete from jobs using passed p where jobs.game = p.game"
                            + " and not exists (select 1 from due where due.game = p.game))"
                            + " insert into jobs (game, due) select game, at from due on conflict (game) do update"
                            + " set due = excluded.due, lease = null, lease_until = null",
                    texts(moves, GroupedMove::game),
                    times(moves));
        }
    }

    private static String[] texts(List<GroupedMove> moves, Function<GroupedMove, String> what) {
        return moves.stream().map(what).toArray(String[]::new);
    }

    private static Integer[] wholes(List<GroupedMove> moves, Function<GroupedMove, Integer> what) {
        return moves.stream().map(what).toArray(Integer[]::new);
    }

    private static Long[] times(List<GroupedMove> moves) {
        return moves.stream().map(move -> move.step().entry().at()).toArray(Long[]::new);
    }
}
