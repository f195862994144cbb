package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.Score;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Result;
import autobahn.server.api.StrictJson;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.EntryChange;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.Notices;
import autobahn.server.store.Placing;
import autobahn.server.store.Plans;
import autobahn.server.store.Results;
import autobahn.server.store.ServedTime;
import autobahn.server.store.Status;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Appends entries: stored first, then shown. */
final class Appender {
    /** A game that has gone on for so long does not end any more. */
    static final int ENDLESS = 20_000;

    private final Database database;
    private final LiveTables tables;
    private final Runnable botsDue;

    /** @param botsDue is told when a bot has something to do */
    Appender(Database database, LiveTables tables, Runnable botsDue) {
        this.database = database;
        this.tables = tables;
        this.botsDue = botsDue;
    }

    /**
     * Appends an entry whose outcome is known. Under the table's lock.
     *
     * @return whether it was appended; if not, somebody else was quicker, or the command was carried out before, and the
     *     table has caught up
     */
    boolean append(LiveTable table, EntryRow entry, Playthrough next) {
        return append(table, entry, next, null);
    }

    /**
     * The same, with something that is stored in the same transaction, or not at all.
     *
     * @param beside is done after the entry; if it throws, the entry is not appended
     */
    boolean append(LiveTable table, EntryRow entry, Playthrough next, @Nullable Consumer<Handle> beside) {
        TableInfo info = table.info();
        EntryChange step = step(info, entry, next);
        Optional<Integer> changes = store(table, step, next.game(), beside);
        if (changes.isEmpty()) {
            tables.refresh(table);
            return false;
        }
        if (changes.get() == info.game().changes() + 1 && (info.game().time() == null || !isTurn(step))) {
            TableInfo after = info.with(info.game().after(step, changes.get()));
            table.set(after, next);
            table.publish(entry);
            tables.changed(table, info, after);
        } else {
            tables.refresh(table);
        }
        tables.told(table);
        if (step.passes() && table.info().botToMove() != null) {
            botsDue.run();
        }
        return true;
    }

    private Optional<Integer> store(LiveTable table, EntryChange step, Game game, @Nullable Consumer<Handle> beside) {
        try {
            boolean timed = table.info().game().time() != null && isTurn(step);
            if (step.status() == Status.RUNNING && !timed && beside == null) {
                return database.append(table.id, step, Records.RULES);
            }
            ServedTime.Moment now = database.time().now();
            return database.write(handle -> {
                Optional<Integer> changes = GameEntries.append(handle, table.id, step, Records.RULES);
                if (changes.isPresent() && timed && step.status() == Status.RUNNING) {
                    Clocks.settle(handle, table.info().game(), now, why(step));
                } else if (changes.isPresent() && timed) {
                    Clocks.stop(handle, table.info().game());
                }
                if (changes.isPresent() && step.status() == Status.FINISHED) {
                    Notices.ended(handle, table.info().game(), step.entry().at());
                    Results.settle(
                            handle,
                            table.info().game(),
                            table.info().seats(),
                            game.scores(),
                            step.entry().at());
                }
                if (changes.isPresent() && beside != null) {
                    beside.accept(handle);
                }
                if (changes.isPresent() && step.status() != Status.RUNNING) {
                    Plans.drop(handle, table.id);
                }
                return changes;
            });
        } catch (RuntimeException e) {
            boolean known = database.read(handle ->
                            GameEntries.byCommand(handle, table.id, step.entry().command()))
                    .isPresent();
            if (known) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Whether clocks may have to do with it: another one may run from now on, or the turn is a new one. */
    private static boolean isTurn(EntryChange step) {
        return step.passes() || step.position() != null;
    }

    private static Clocks.Why why(EntryChange step) {
        if (step.entry().move() == null) {
            return Clocks.Why.TAKEN_BACK;
        }
        return step.position() == null ? Clocks.Why.DECIDED : Clocks.Why.TURN_ENDED;
    }

    private static EntryChange step(TableInfo info, EntryRow entry, Playthrough next) {
        Game game = next.game();
        Status status = game.isOver() ? Status.FINISHED : entry.number() >= ENDLESS ? Status.ABANDONED : Status.RUNNING;
        Integer toMove = status == Status.RUNNING ? game.seatToMove() : null;
        boolean goesOn = toMove != null && toMove.equals(info.game().toMove()) && entry.move() != null;
        return new EntryChange(
                entry,
                next.size(),
                toMove,
                status,
                game.isOver() ? StrictJson.text(result(game, info)) : null,
                Positions.keptAfter(next, entry.move() == null),
                !goesOn);
    }

    /** The places are those that count: somebody may have left. */
    private static Result result(Game game, TableInfo info) {
        Result played = Result.of(game);
        List<Score> scores = Placing.of(info.game(), info.seats(), played.scores());
        return new Result(played.endedBy(), played.sections(), Result.winners(scores), scores);
    }
}
