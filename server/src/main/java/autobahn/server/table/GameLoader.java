package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.store.Continuations;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.KeptPositions;
import autobahn.server.store.ServedTime;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads games, also those that were begun under other rules. A game whose moves still lead where they led goes on; for any
 * other the position kept at the end of the last turn takes the place of the moves before it.
 */
final class GameLoader {
    private static final Logger LOG = LoggerFactory.getLogger(GameLoader.class);

    private final Database database;
    private final Replay replay;

    GameLoader(Database database, Replay replay) {
        this.database = database;
        this.replay = replay;
    }

    /** Loads a table; false if it must be read again: it was changed in the database, by us or by another node. */
    boolean load(LiveTable table, TableInfo info, List<EntryRow> entries) {
        GameRow row = info.game();
        KeptPositions.Kept kept =
                database.read(handle -> KeptPositions.find(handle, row.id())).orElse(null);
        if (kept != null && kept.number() > row.version()) {
            return false; // another node has played on since
        }
        try {
            Playthrough played = replay.all(row, info.options(), entries);
            if (kept == null || leadsTo(kept, played, row)) {
                table.set(info, played);
                return true;
            }
            LOG.warn("game {} replays to another position than it had", row.id());
        } catch (Replay.Broken e) {
            LOG.warn("game {} no longer replays: {}", row.id(), e.getMessage());
        }
        goOn(info, entries, kept);
        return false;
    }

    private boolean leadsTo(KeptPositions.Kept kept, Playthrough played, GameRow row) {
        // An undo keeps its position as well, so that only moves can have followed.
        Game then = played.at(played.size() - (row.version() - kept.number())).game();
        return Positions.isWhere(then, kept.rules(), kept.position());
    }

    private @Nullable Game resume(GameRow row, KeptPositions.Kept kept) {
        try {
            return Positions.resume(replay.box(row), kept.position());
        } catch (FormatException e) {
            LOG.warn("a kept position cannot be read: {}", e.getMessage());
            return null;
        }
    }

    private void goOn(TableInfo info, List<EntryRow> entries, KeptPositions.@Nullable Kept kept) {
        Game base = kept == null ? null : resume(info.game(), kept);
        if (kept == null || base == null) {
            throw Replay.unplayable();
        }
        int moves = 0;
        for (EntryRow entry : entries) {
            if (entry.number() <= kept.number()) {
                moves = entry.undoTo() == null ? moves + 1 : entry.undoTo();
            }
        }
        Game now = played(base, moves, entries, kept.number());
        boolean dropped = now == null;
        Game game = Objects.requireNonNullElse(now, base);
        Integer toMove = info.isRunning() && !game.isOver() ? game.seatToMove() : null;
        Continuations.Continuation continuation =
                new Continuations.Continuation(kept.number(), moves, kept.position(), Records.RULES, toMove, dropped);
        ServedTime.Moment moment = database.time().now();
        database.write(handle -> Continuations.store(handle, info.game(), continuation, moment));
    }

    /** The game after the moves since the kept position; null if they are not legal there. */
    private @Nullable Game played(Game base, int moves, List<EntryRow> entries, int since) {
        Playthrough played = Playthrough.from(base, moves);
        try {
            for (EntryRow entry : entries) {
                if (entry.number() > since) {
                    played = replay.next(played, entry);
                }
            }
            return played.game();
        } catch (Replay.Broken e) {
            return null;
        }
    }
}
