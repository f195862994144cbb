package autobahn.server.table;

import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.Listing;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tables of now and before: lists, records, and games that go on from them. */
public final class History {
    /** @param next cursor of the next page */
    public record Page(List<TableJson> tables, @Nullable String next) {}

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Replay replay;
    private final OwnEditions editions;
    private final Clock clock;

    public History(
            Database database, LiveTables tables, Lobby lobby, Replay replay, OwnEditions editions, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.replay = replay;
        this.editions = editions;
        this.clock = clock;
    }

    public Page listed(Status status, @Nullable Person person, Listing.@Nullable Cursor after, int limit) {
        return page(
                database.read(handle -> Listing.listed(handle, status, after, limit + 1)),
                person,
                limit,
                Listing::after);
    }

    public Page mine(Person person, Listing.@Nullable Cursor after, int limit) {
        return page(
                database.read(handle -> Listing.of(handle, person.id(), after, limit + 1)),
                person,
                limit,
                row -> new Listing.Cursor(row.updated(), row.id()));
    }

    private Page page(
            List<GameRow> rows, @Nullable Person person, int limit, Function<GameRow, Listing.Cursor> cursor) {
        List<GameRow> shown = rows.subList(0, Math.min(limit, rows.size()));
        Map<String, List<SeatRow>> seats = database.read(
                handle -> Listing.seats(handle, shown.stream().map(GameRow::id).toList()));
        Map<String, TableClock> clocks = clocks(shown);
        List<TableJson> page = new ArrayList<>();
        for (GameRow row : shown) {
            LiveTable live = tables.present(row.id());
            TableInfo info = new TableInfo(
                    row,
                    Replay.options(row),
                    seats.getOrDefault(row.id(), List.of()),
                    Set.of(),
                    null,
                    null,
                    clocks.get(row.id()));
            page.add(TableJson.of(
                    info,
                    Person.idOf(person),
                    live == null || live.infoIfLoaded() == null
                            ? Set.of()
                            : Attendance.everywhere(live).seats()));
        }
        GameRow last = shown.isEmpty() ? null : shown.getLast();
        return new Page(
                page,
                last == null || rows.size() <= limit ? null : cursor.apply(last).text());
    }

    private Map<String, TableClock> clocks(List<GameRow> rows) {
        List<String> timed = rows.stream()
                .filter(row -> row.time() != null && row.status() == Status.RUNNING)
                .map(GameRow::id)
                .toList();
        return database.read(handle -> {
            Map<String, Clocks.Running> running = Clocks.running(handle, timed);
            Map<String, List<Clocks.Bank>> banks = Clocks.banks(handle, timed);
            return timed.stream()
                    .collect(Collectors.toMap(
                            id -> id,
                            id -> new TableClock(database.time(), running.get(id), banks.getOrDefault(id, List.of()))));
        });
    }

    /** The record of a game; with its seed once the game is over. */
    public String record(String id, @Nullable Person person) {
        tables.upToDate(id);
        return tables.locked(id, person, table -> {
            Access.unsealed(table.info());
            // Under whichever rules it was begun: these moves are legal by today's, or the game would not be here.
            GameRecord record = GameRecord.of(unbroken(GameReader.started(table)));
            List<String> names = table.info().seats().stream()
                    .limit(record.options().players())
                    .map(SeatRow::name)
                    .toList();
            // One that ended before its end is over as well, but its moves alone give no result.
            boolean over = table.info().game().status() != Status.RUNNING;
            return Records.write((over ? record : record.withoutSeed()).named(names));
        });
    }

    private static Playthrough unbroken(Playthrough played) {
        if (played.seed() == null) {
            throw new Problem(
                    409, "continued", "This game went on from a kept position, so its moves alone do not tell it.");
        }
        return played;
    }

    /**
     * A table from a record: a finished game to look at, or one to play on.
     *
     * @param along the edition that it was played with, as JSON, in case it is not known here
     */
    public TableJson importRecord(Visitor person, GameRecord record, @Nullable String along, NewTable wanted)
            throws FormatException {
        if (record.moves().size() >= Appender.ENDLESS) {
            // no server has made such a record, and looking at any move of it would keep a processor busy
            throw new Problem(422, "bad-record", "The record has more moves than a game can have here.");
        }
        TableEdition edition = edition(record, along, person.person());
        List<EntryRow> entries =
                entries(Records.replay(edition.box(), record), record.moves().size());
        return lobby.create(person, wanted, edition, entries, new TableJson.Fork(null, entries.size()));
    }

    /** The one that a record names; that of new tables if it is neither known nor there, so that the record's faults are told. */
    private TableEdition edition(GameRecord record, @Nullable String along, Person person) {
        TableEdition known = replay.boxes().edition(record.editionHash());
        if (known != null) {
            return known;
        }
        return along == null ? replay.boxes().usual() : editions.brought(along, person);
    }

    /** A table that goes on from a moment of a finished game, with the same cards to come. */
    public TableJson fork(String id, Visitor visitor, int at, Forked wanted) {
        Playthrough source = tables.locked(id, visitor.person(), table -> {
            Playthrough played = GameReader.started(table);
            if (table.info().game().status() == Status.RUNNING) {
                throw new Problem(409, "not-finished", "Only a game that is over can be gone on with elsewhere.");
            }
            Access.unsealed(table.info());
            unbroken(played);
            int last = played.game().isOver() ? played.size() - 1 : played.size();
            if (at > last) {
                throw new Problem(
                        409,
                        "no-such-move",
                        "The game has " + played.size() + " moves: go on after at most " + last + ".");
            }
            return played;
        });
        Box box = source.game().box();
        TableEdition known = replay.boxes().edition(box.edition().hash());
        TableEdition edition = known == null ? TableEdition.builtIn(box) : known;
        NewTable table = wanted.table(source.game().options(), Objects.requireNonNull(source.seed()));
        return lobby.create(visitor, table, edition, entries(source, at), new TableJson.Fork(id, at));
    }

    /** How the new table of a fork shall be, once the options of the game are known. */
    @FunctionalInterface
    public interface Forked {
        NewTable table(Options options, long seed);
    }

    /** The first moves of a game, as entries of another. */
    private List<EntryRow> entries(Playthrough source, int moves) {
        long now = clock.millis();
        List<EntryRow> entries = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            String move = source.game().notation(source.move(i));
            entries.add(EntryRow.move(i + 1, source.mover(i), move, EntryRow.ownCommand("copy", i + 1), now));
        }
        return entries;
    }
}
