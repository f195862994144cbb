package autobahn.server.store;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of games that go on from a kept position. */
public final class Continuations {
    /**
     * @param entry the one after which the position was kept
     * @param moves that stood then
     * @param dropped whether the moves since then are not legal and must be taken back
     */
    public record Continuation(
            int entry,
            int moves,
            String position,
            String rules,
            @Nullable Integer toMove,
            boolean dropped) {}

    private Continuations() {}

    /** Stores it, unless another node has done so. */
    public static boolean store(Handle handle, GameRow game, Continuation continuation, ServedTime.Moment now) {
        boolean takeBack = continuation.dropped() && game.version() > continuation.entry();
        int version = game.version() + (takeBack ? 1 : 0);
        int changed = handle.execute(
                "update games set continued_from = ?, base_moves = ?, base_position = ?, rules = ?,"
                        + " to_move = ?, version = ?, moves = ?, dropped = ?, changes = changes + 1"
                        + " where id = ? and version = ? and coalesce(continued_from, -1) = ?",
                takeBack ? version : continuation.entry(), // what is taken back is no more legal than what was before
                continuation.moves(),
                continuation.position(),
                continuation.rules(),
                continuation.toMove(),
                version,
                takeBack ? continuation.moves() : game.moves(),
                takeBack ? game.moves() - continuation.moves() : 0,
                game.id(),
                game.version(),
                game.continuedFrom() == null ? -1 : game.continuedFrom());
        if (changed == 1 && takeBack) {
            int seat = continuation.toMove() == null ? 0 : continuation.toMove();
            String command = EntryRow.ownCommand("upgrade", version);
            GameEntries.insert(
                    handle, game.id(), EntryRow.undo(version, seat, continuation.moves(), command, game.updated()));
            KeptPositions.keep(handle, game.id(), version, continuation.rules(), continuation.position());
        }
        if (changed == 1) {
            Plans.drop(handle, game.id()); // made by other rules
            Jobs.settle(handle, game.id(), game.updated());
            Clocks.settle(handle, game, now, Clocks.Why.TAKEN_BACK);
        }
        return changed == 1;
    }
}
