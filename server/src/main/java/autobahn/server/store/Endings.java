package autobahn.server.store;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of ending a game by agreement. */
public final class Endings {
    private Endings() {}

    /** The last proposal of each seat in either way. */
    public static List<EndRow> of(Handle handle, String game) {
        return handle.select(
                        "select seat, kind, request, command, version, moves, agreed, without, outcome, at from end_proposals"
                                + " where game = ? order by seat, kind",
                        game)
                .map((row, context) -> new EndRow(
                        row.getInt(1),
                        Objects.requireNonNull(Ending.of(row.getString(2))),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5),
                        row.getInt(6),
                        UndoRow.seats(row.getString(7)),
                        GameRow.whole(row, 8),
                        EndRow.Outcome.of(row.getString(9)),
                        row.getLong(10)))
                .list();
    }

    /** The proposal that waits for answers. */
    public static Optional<EndRow> open(Handle handle, GameRow game) {
        return of(handle, game.id()).stream()
                .filter(row -> row.outcome() == null && row.version() == game.version())
                .findFirst();
    }

    /** Stores a proposal as it is now; false if the game has changed since it was seen. */
    public static boolean store(Handle handle, GameRow game, EndRow proposal, long now) {
        boolean unchanged = handle.execute(
                        "update games set changes = changes + 1, updated = ? where id = ? and changes = ?",
                        now,
                        game.id(),
                        game.changes())
                == 1;
        if (unchanged) {
            put(handle, game.id(), proposal);
        }
        return unchanged;
    }

    private static void put(Handle handle, String game, EndRow proposal) {
        handle.execute(
                "insert into end_proposals (game, seat, kind, request, command, version, moves, agreed, without, outcome, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game, seat, kind) do update set"
                        + " request = excluded.request, command = excluded.command, version = excluded.version,"
                        + " moves = excluded.moves, agreed = excluded.agreed, without = excluded.without, outcome = excluded.outcome,"
                        + " at = excluded.at",
                game,
                proposal.seat(),
                proposal.kind().id(),
                proposal.request(),
                proposal.command(),
                proposal.version(),
                proposal.moves(),
                UndoRow.text(proposal.agreed()),
                proposal.without(),
                proposal.outcome() == null ? null : proposal.outcome().id(),
                proposal.at());
    }

    /**
     * Ends a running game as all have agreed; false if it has changed since it was seen. What follows from that is left to
     * the same transaction.
     *
     * @param result null if it is broken off
     */
    public static boolean end(Handle handle, GameRow game, EndRow proposal, @Nullable String result, long now) {
        Status status = proposal.kind() == Ending.COUNTED ? Status.FINISHED : Status.ABANDONED;
        boolean unchanged = handle.execute(
                        "update games set status = ?, agreement = ?, result = ?, to_move = null, updated = ?, rested = ?,"
                                + " changes = changes + 1 where id = ? and changes = ?"
                                + " and coalesce(status, '') = 'running'",
                        status.id(),
                        proposal.kind().id(),
                        result,
                        now,
                        now,
                        game.id(),
                        game.changes())
                == 1;
        if (unchanged) {
            put(handle, game.id(), proposal);
            Integer passedOver = proposal.passedOver();
            if (passedOver != null) {
                Departures.mark(handle, game.id(), passedOver, Departure.STALLED, null);
            }
            Games.endUndo(handle, game.id());
            Jobs.settle(handle, game.id(), now);
            Clocks.stop(handle, game);
            Notices.ended(handle, game, now);
        }
        return unchanged;
    }
}
