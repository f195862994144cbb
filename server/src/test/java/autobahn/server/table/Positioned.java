package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.format.Positions;
import autobahn.format.Records;
import org.jdbi.v3.core.Handle;

/** Puts a table that has just started into any position, as if it had gone on from there after an update. */
final class Positioned {
    private Positioned() {}

    static void put(Handle handle, String table, Game game) {
        String position = Positions.keep(game);
        handle.execute(
                "update games set to_move = ?, continued_from = 0, base_moves = 0, base_position = ? where id = ?",
                game.seatToMove(),
                position,
                table);
        autobahn.server.store.KeptPositions.keep(handle, table, 0, Records.RULES, position);
    }
}
