package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Refusal;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What can be seen of a game. */
public final class GameReader {
    /** A legal move and what it would do. */
    public record Choice(String move, List<Event> events) {}

    public record Choices(int version, List<Choice> choices) {}

    private record Entries(int version, List<EntryJson> entries) {}

    /** Whether a move is legal, and what stands against it. */
    public record Verdict(
            boolean legal,
            @Nullable String rule,
            @Nullable String reason,
            @Nullable String key,
            @Nullable Map<String, Object> arguments) {

        private static final Verdict LEGAL = new Verdict(true, null, null, null, null);

        private static Verdict of(Refusal refusal) {
            return new Verdict(false, refusal.rule(), refusal.reason(), refusal.key(), refusal.arguments());
        }
    }

    private final Database database;
    private final LiveTables tables;
    private final Replay replay;

    public GameReader(Database database, LiveTables tables, Replay replay) {
        this.database = database;
        this.tables = tables;
        this.replay = replay;
    }

    /** What a seat, or a watcher, sees now. */
    public byte[] now(String id, @Nullable Person person, @Nullable Integer seat) {
        int eyes = seat == null ? -1 : seat;
        LiveTable table = tables.visible(id, person);
        byte[] bytes = seat == null || table.info().isSeatOf(seat, Person.idOf(person)) ? table.shownTo(eyes) : null;
        return bytes != null
                ? bytes
                : tables.locked(id, person, locked -> {
                    if (seat != null) {
                        Access.seat(locked.info(), person, seat);
                    }
                    started(locked);
                    return locked.show(eyes);
                });
    }

    /** What a seat, or a watcher, saw after the first moves. */
    public byte[] at(String id, @Nullable Person person, @Nullable Integer seat, int moves) {
        return tables.locked(id, person, table -> {
            if (seat != null) {
                Access.seat(table.info(), person, seat);
            }
            Moment moment = started(table);
            if (moves < moment.base() || moves > moment.count()) {
                throw new Problem(
                        404,
                        "no-such-move",
                        "There are views from " + moment.base() + " to " + moment.count() + " moves, not after " + moves
                                + ".");
            }
            Moment then = moment.at(moves, Objects.requireNonNull(table.start()));
            return NowJson.bytes(id, table.version(), then, seat == null ? -1 : seat, "no");
        });
    }

    /** Entries after a number. */
    public byte[] entries(String id, @Nullable Person person, int since, int limit) {
        return tables.locked(id, person, table -> {
            List<EntryJson> past = since(table, since);
            return StrictJson.bytes(new Entries(table.version(), past.subList(0, Math.min(limit, past.size()))));
        });
    }

    /** Entries after a number as they are sent. Under the lock. */
    List<EntryJson> since(LiveTable table, int since) {
        List<EntryJson> recent = table.recentSince(since);
        if (recent != null) {
            return recent;
        }
        return past(table, since, (entry, after, events) -> EntryJson.of(entry, after.count(), events));
    }

    /** Entries after a number, each with what a seat saw then. Under the lock. */
    List<EntryJson> since(LiveTable table, int since, int seat) {
        return past(table, since, (entry, after, events) -> {
            boolean newest = entry.number() == table.version();
            byte[] now = newest ? table.show(seat) : NowJson.bytes(table.id, entry.number(), after, seat, "no");
            return EntryJson.of(entry, after.count(), events).with(now);
        });
    }

    /** How an entry is written. */
    @FunctionalInterface
    private interface Form {
        EntryJson of(EntryRow entry, Moment after, List<Event> events);
    }

    private List<EntryJson> past(LiveTable table, int since, Form form) {
        if (since >= table.version()) {
            return List.of();
        }
        List<EntryRow> entries = database.read(handle -> GameEntries.since(handle, table.id, 0)).stream()
                .filter(entry -> entry.number() <= table.version())
                .toList();
        TableInfo info = table.info();
        List<EntryJson> past = new ArrayList<>();
        settled(info, entries, since, past);
        try {
            replay.follow(info.game(), info.options(), entries, (entry, after, events) -> {
                if (entry.number() > since) {
                    past.add(form.of(entry, after, events));
                }
            });
        } catch (Replay.Broken e) {
            throw new IllegalStateException(e);
        }
        return past;
    }

    /** Entries before a kept position: what they did can no longer be told. */
    private static void settled(TableInfo info, List<EntryRow> entries, int since, List<EntryJson> past) {
        Integer from = info.game().continuedFrom();
        int moves = 0;
        for (EntryRow entry : entries) {
            moves = entry.undoTo() == null ? moves + 1 : entry.undoTo();
            if (from != null && entry.number() <= from && entry.number() > since) {
                past.add(EntryJson.of(entry, moves, List.of()));
            }
        }
    }

    /** The legal moves of the seat that decides, each with what it would do. */
    public byte[] choices(String id, @Nullable Person person, int seat) {
        return tables.locked(id, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            Game game = started(table).game();
            Access.decides(table.info(), row);
            List<Choice> choices = new ArrayList<>();
            for (int move : game.moves()) {
                choices.add(new Choice(game.notation(move), game.preview(move)));
            }
            return StrictJson.bytes(new Choices(table.version(), choices));
        });
    }

    /** Why a move is not legal now. */
    public Verdict why(String id, @Nullable Person person, int seat, String move) {
        return tables.locked(id, person, table -> {
            Access.seat(table.info(), person, seat);
            Game game = started(table).game();
            int parsed;
            try {
                parsed = game.box().notation().parse(move);
            } catch (IllegalMoveException e) {
                throw new Problem(422, "no-move", String.valueOf(e.getMessage()));
            }
            boolean over = !table.info().isRunning();
            if (over || game.seatToMove() != seat) {
                return new Verdict(false, null, over ? "The game is over." : "It is not your turn.", null, null);
            }
            Refusal refusal = game.why(parsed);
            return refusal == null ? Verdict.LEGAL : Verdict.of(refusal);
        });
    }

    static Moment started(LiveTable table) {
        Moment moment = table.moment();
        if (moment == null) {
            throw new Problem(409, "not-started", "The game has not started.");
        }
        return moment;
    }
}
