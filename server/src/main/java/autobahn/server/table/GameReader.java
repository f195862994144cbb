package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.Choices;
import autobahn.format.Entry;
import autobahn.format.Verdict;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.SeatRow;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What can be seen of a game. */
public final class GameReader {
    private final LiveTables tables;
    private final PastEntries past;

    public GameReader(Database database, LiveTables tables, Replay replay) {
        this.tables = tables;
        this.past = new PastEntries(database, replay);
    }

    /** What a seat, or a watcher, sees now. */
    public byte[] now(String id, @Nullable Person person, @Nullable Integer seat) {
        int eyes = seat == null ? -1 : seat;
        tables.upToDate(id);
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

    /** What a seat, or a watcher, saw after the first moves. Heavy: they are played again. */
    public byte[] at(String id, @Nullable Person person, @Nullable Integer seat, int moves) {
        int eyes = seat == null ? -1 : seat;
        tables.upToDate(id);
        Supplier<byte[]> seen = tables.locked(id, person, table -> {
            if (seat != null) {
                Access.seat(table.info(), person, seat);
            }
            Playthrough played = started(table);
            if (moves < played.first() || moves > played.size()) {
                throw new Problem(
                        404,
                        "no-such-move",
                        "There are views from " + played.first() + " to " + played.size() + " moves, not after " + moves
                                + ".");
            }
            int version = table.version();
            if (moves == played.first() || moves == played.size()) {
                // These two games are the table's own, to be looked at under its lock; those between are made anew.
                byte[] shown = NowJson.bytes(id, version, played.at(moves), eyes, "no");
                return () -> shown;
            }
            return () -> NowJson.bytes(id, version, played.at(moves), eyes, "no");
        });
        return seen.get();
    }

    /** Entries after a number, if they are at hand; null if they have to be told again. */
    public byte @Nullable [] recentEntries(String id, @Nullable Person person, int since, int limit) {
        tables.upToDate(id);
        return tables.locked(id, person, table -> {
            List<Entry> recent = table.recentSince(since);
            return recent == null ? null : page(table.version(), recent, limit);
        });
    }

    /** Entries after a number. Heavy: see {@link PastEntries}. */
    public byte[] entries(String id, @Nullable Person person, int since, int limit) {
        TableInfo info = tables.locked(id, person, LiveTable::info);
        int version = info.game().version();
        int last = (int) Math.min(version, (long) since + limit);
        return page(version, past.between(info, since, last, EntryJson::of), limit);
    }

    private static byte[] page(int version, List<Entry> entries, int limit) {
        return StrictJson.bytes(new Entry.Page(version, entries.subList(0, Math.min(limit, entries.size()))));
    }

    /** Entries after a number as they are sent. Under the lock. */
    List<Entry> since(LiveTable table, int since) {
        List<Entry> recent = table.recentSince(since);
        return recent != null ? recent : past.between(table.info(), since, table.version(), EntryJson::of);
    }

    /** Entries after a number, each with what a seat saw then. Under the lock. */
    List<Entry> since(LiveTable table, int since, int seat) {
        return past.between(table.info(), since, table.version(), (entry, after) -> {
            boolean newest = entry.number() == table.version();
            byte[] now = newest ? table.show(seat) : NowJson.bytes(table.id, entry.number(), after, seat, "no");
            return EntryJson.with(EntryJson.of(entry, after), now);
        });
    }

    /**
     * Entries that somebody who follows has missed, without the newest one. No lock is needed.
     *
     * @param seat null if views are not wanted, -1 for a watcher's
     */
    List<Entry> missed(TableInfo info, int since, int last, @Nullable Integer seat) {
        return past.between(info, since, last, (entry, after) -> {
            Entry plain = EntryJson.of(entry, after);
            return seat == null
                    ? plain
                    : EntryJson.with(plain, NowJson.bytes(info.game().id(), entry.number(), after, seat, "no"));
        });
    }

    /** The legal moves of the seat that decides, each with what it would do. */
    public byte[] choices(String id, @Nullable Person person, int seat) {
        tables.upToDate(id);
        return tables.locked(id, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            Game game = started(table).game();
            Access.decides(table.info(), row);
            return StrictJson.bytes(Choices.of(table.version(), game));
        });
    }

    /** Why a move is not legal now. */
    public Verdict why(String id, @Nullable Person person, int seat, String move) {
        tables.upToDate(id);
        return tables.locked(id, person, table -> {
            Access.seat(table.info(), person, seat);
            Game game = started(table).game();
            int parsed;
            try {
                parsed = game.box().notation().parse(move);
            } catch (IllegalMoveException e) {
                throw new Problem(422, "no-move", String.valueOf(e.getMessage()));
            }
            return Verdict.of(game, seat, parsed, !table.info().isRunning());
        });
    }

    static Playthrough started(LiveTable table) {
        Playthrough played = table.played();
        if (played == null) {
            throw new Problem(409, "not-started", "The game has not started.");
        }
        return played;
    }
}
