package autobahn.server.table;

import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.Refused;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.Games;
import autobahn.server.store.Notices;
import autobahn.server.store.SeatRow;
import autobahn.server.store.UndoRow;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Moves and taking them back. */
public final class Play {
    /**
     * A move to be played.
     *
     * @param version the one that it was decided on
     * @param id made by the client: a repeat does nothing twice
     */
    public record Command(int seat, int version, String id, String move) {}

    /** @param to moves that shall stand; null for those before the seat's last one */
    public record TakeBack(
            int seat, int version, String id, @Nullable Integer to) {}

    private final Database database;
    private final LiveTables tables;
    private final Appender appender;
    private final Clock clock;

    public Play(Database database, LiveTables tables, Clock clock, Runnable botsDue) {
        this.database = database;
        this.tables = tables;
        this.appender = new Appender(database, tables, botsDue);
        this.clock = clock;
    }

    /** Plays a move and answers with what the seat sees then. */
    public byte[] play(String game, Person person, Command command) {
        return tables.locked(game, person, table -> {
            SeatRow seat = Access.seat(table.info(), person, command.seat());
            if (!isCurrent(table, command.version(), command.id())) {
                return table.show(command.seat());
            }
            Access.running(table.info());
            Access.decides(table.info(), seat);
            Playthrough next = legal(Objects.requireNonNull(table.played()), command.move());
            EntryRow entry =
                    EntryRow.move(table.version() + 1, command.seat(), command.move(), command.id(), clock.millis());
            appended(table, entry, next);
            return table.show(command.seat());
        });
    }

    /** Plays a bot's move, unless the table has moved on or the bot has been sent away. */
    public boolean playBot(String game, int version, int seat, String level, int move) {
        return tables.locked(game, table -> {
            Playthrough played = table.played();
            if (played == null
                    || table.version() != version
                    || !table.info().isRunning()
                    || !level.equals(table.info().botToMove())
                    || played.game().seatToMove() != seat) {
                return false;
            }
            String text = played.game().notation(move);
            EntryRow entry =
                    EntryRow.move(version + 1, seat, text, EntryRow.ownCommand("bot", version + 1), clock.millis());
            return appender.append(table, entry, played.play(move));
        });
    }

    private static Playthrough legal(Playthrough played, String move) {
        try {
            return played.play(move);
        } catch (IllegalMoveException e) {
            throw Refused.illegal(e);
        }
    }

    /** Whether a command was decided on what is there now. False if it was carried out before, else it is refused. */
    private boolean isCurrent(LiveTable table, int version, String command) {
        if (version > table.version()) {
            tables.refresh(table);
        }
        if (version == table.version()) {
            return true;
        }
        if (isRepeated(table, command)) {
            return false;
        }
        throw Access.stale(table.info());
    }

    private boolean isRepeated(LiveTable table, String command) {
        return database.read(handle -> GameEntries.byCommand(handle, table.id, command))
                .isPresent();
    }

    private void appended(LiveTable table, EntryRow entry, Playthrough next) {
        if (!appender.append(table, entry, next) && !isRepeated(table, entry.command())) {
            throw Access.stale(table.info());
        }
    }

    // --- Taking back -----------------------------------------------------------------------------------------------

    /** Takes back and answers with what the seat sees then; null if the others are asked first. */
    public byte @Nullable [] undo(String game, Person person, TakeBack command) {
        return tables.locked(game, person, table -> {
            Access.notResigned(Access.seat(table.info(), person, command.seat()));
            if (!isCurrent(table, command.version(), command.id())) {
                return table.show(command.seat());
            }
            Access.running(table.info());
            if (Undo.isWornOut(table)) {
                throw new Problem(
                        409, "undone-enough", "So much has been taken back in this game that no more can be: play on.");
            }
            int to = target(table, command);
            boolean free = Undo.isFree(Objects.requireNonNull(table.played()), command.seat(), to);
            if (!free) {
                Access.noContest(table.info());
                Access.noWayOut(table.info());
            }
            List<Integer> own = UndoVote.seatsOf(table.info(), person.id());
            UndoRow request = new UndoRow(Secrets.id(), command.seat(), table.version(), to, own);
            if (free || UndoVote.missing(table.info(), request).isEmpty()) {
                takeBack(table, command.seat(), to, command.id());
                return table.show(command.seat());
            }
            change(table, request);
            return null;
        });
    }

    private static int target(LiveTable table, TakeBack command) {
        Playthrough played = Objects.requireNonNull(table.played());
        int to = command.to() == null ? Undo.lastOf(played, command.seat()) : command.to();
        if (to < played.first() || to >= played.size()) {
            throw new Problem(
                    409,
                    "nothing-to-undo",
                    command.to() == null
                            ? "This seat has made no move that could be taken back."
                            : "There are " + played.size() + " moves and the first " + played.first()
                                    + " are settled: it is not possible to go back to " + to + ".");
        }
        return to;
    }

    private void takeBack(LiveTable table, int seat, int to, String command) {
        Playthrough next = Objects.requireNonNull(table.played()).at(to);
        EntryRow entry = EntryRow.undo(table.version() + 1, seat, to, command, clock.millis());
        appended(table, entry, next);
    }

    /** Agrees to a request to take back, or not. */
    public void answer(String game, Person person, String request, boolean agree) {
        tables.locked(game, person, table -> {
            tables.refresh(table);
            List<Integer> own = UndoVote.seatsOf(table.info(), person.id());
            if (own.isEmpty()) {
                throw Access.notSeated();
            }
            UndoRow asked = table.info().undo();
            if (asked == null || !table.info().isRunning() || !asked.request().equals(request)) {
                throw new Problem(409, "no-request", "This request to take back is no longer open.")
                        .with("version", table.version());
            }
            List<Integer> agreed = new ArrayList<>(asked.agreed());
            own.stream().filter(seat -> !agreed.contains(seat)).forEach(agreed::add);
            UndoRow answered = new UndoRow(asked.request(), asked.seat(), asked.version(), asked.moves(), agreed);
            if (agree && UndoVote.missing(table.info(), answered).isEmpty()) {
                takeBack(table, asked.seat(), asked.moves(), EntryRow.ownCommand("undo", request));
            } else {
                change(table, agree ? answered : null);
            }
            return null;
        });
    }

    private void change(LiveTable table, @Nullable UndoRow undo) {
        long now = clock.millis();
        database.write(handle -> {
            if (undo == null) {
                Games.endUndo(handle, table.id);
            } else {
                Games.askUndo(handle, table.id, undo);
                SeatRow by = table.info().seat(undo.seat());
                Notices.undo(
                        handle,
                        table.info().game(),
                        UndoVote.missing(table.info(), undo),
                        by == null ? "" : by.name(),
                        now);
            }
            Games.touch(handle, table.id, now);
            return undo != null;
        });
        tables.refresh(table);
        tables.told(table);
    }
}
