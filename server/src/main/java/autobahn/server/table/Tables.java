package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.server.http.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.Entries;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import autobahn.server.store.Talk;
import autobahn.server.store.UndoRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The tables that this node holds in memory. What is there may be behind the database, never beside it. */
public final class Tables {
    /** A server with little memory may keep fewer. */
    private static final int MOST = Integer.getInteger("autobahn.tables", 4000);

    private static final int MOST_ATTEMPTS = 3;

    private final Database database;
    private final Replay replay;
    private final Upgrade upgrade;
    private final Hub hub;
    private final News news;
    private final ConcurrentHashMap<String, LiveTable> tables = new ConcurrentHashMap<>();

    public Tables(Database database, Replay replay, Hub hub, News news) {
        this.database = database;
        this.replay = replay;
        this.upgrade = new Upgrade(database, replay);
        this.hub = hub;
        this.news = news;
    }

    /** Does something with a table that nobody else changes meanwhile. */
    <T> T locked(String id, Function<LiveTable, T> work) {
        while (true) {
            LiveTable table = tables.computeIfAbsent(id, LiveTable::new);
            table.used = System.nanoTime();
            table.lock.lock();
            try {
                if (table.forgotten) {
                    continue;
                }
                if (table.infoIfLoaded() == null && !load(table)) {
                    forget(table);
                    throw unknown();
                }
                return work.apply(table);
            } finally {
                table.lock.unlock();
            }
        }
    }

    /** Like {@link #locked}, for somebody who must be allowed to see the table. */
    <T> T locked(String id, @Nullable Person person, Function<LiveTable, T> work) {
        return locked(id, table -> {
            check(table, person);
            return work.apply(table);
        });
    }

    /** A table to look at. */
    LiveTable visible(String id, @Nullable Person person) {
        LiveTable table = tables.get(id);
        if (table == null || table.infoIfLoaded() == null) {
            return locked(id, person, loaded -> loaded);
        }
        table.used = System.nanoTime();
        check(table, person);
        return table;
    }

    /** A table that is in memory already. */
    @Nullable
    LiveTable present(String id) {
        return tables.get(id);
    }

    Collection<LiveTable> present() {
        return tables.values();
    }

    private static void check(LiveTable table, @Nullable Person person) {
        if (!table.info().isVisible(person == null ? null : person.id())) {
            throw unknown();
        }
    }

    static Problem unknown() {
        return new Problem(404, "no-such-table", "There is no such table, or it is private and you are not invited.");
    }

    // --- In step with the database ---------------------------------------------------------------------------------

    private record Loaded(
            GameRow row,
            List<SeatRow> seats,
            Set<String> guests,
            @Nullable UndoRow undo,
            List<EntryRow> entries,
            int lastMessage,
            List<Talk.Message> messages) {

        TableInfo info(GameRow game) {
            return new TableInfo(
                    game,
                    Replay.options(game),
                    seats,
                    guests,
                    undo != null && undo.version() == game.version() ? undo : null);
        }
    }

    private @Nullable Loaded read(String id, int version, int message) {
        return database.read(handle -> {
            GameRow row = Games.find(handle, id).orElse(null);
            return row == null
                    ? null
                    : new Loaded(
                            row,
                            Games.seats(handle, id),
                            row.listed() ? Set.of() : Games.guests(handle, id),
                            row.status() == Status.RUNNING
                                    ? Games.undo(handle, id).orElse(null)
                                    : null,
                            row.version() > version ? entries(handle, row, version) : List.of(),
                            message < 0 ? Talk.last(handle, id) : message,
                            message < 0 ? List.of() : Talk.since(handle, id, message, Integer.MAX_VALUE));
        });
    }

    /** Entries up to the row's version: later ones may have come since it was read. */
    private static List<EntryRow> entries(Handle handle, GameRow row, int since) {
        return Entries.since(handle, row.id(), since).stream()
                .filter(entry -> entry.number() <= row.version())
                .toList();
    }

    private boolean load(LiveTable table) {
        for (int attempt = 0; ; attempt++) {
            Loaded loaded = read(table.id, 0, -1);
            if (loaded == null) {
                return false;
            }
            TableInfo info = loaded.info(loaded.row());
            table.lastMessage = loaded.lastMessage();
            if (info.isOpen()) {
                table.set(info, null, null);
                break;
            }
            if (upgrade.load(table, info, loaded.entries())) {
                break;
            }
            if (attempt == MOST_ATTEMPTS) {
                throw new IllegalStateException("game " + table.id + " cannot be loaded");
            }
        }
        trim();
        return true;
    }

    /** Catches up with the database and tells those who follow what is new. Under the lock. */
    void refresh(LiveTable table) {
        TableInfo before = table.info();
        Loaded loaded = read(table.id, before.game().version(), table.lastMessage);
        if (loaded == null) {
            forget(table);
            return;
        }
        if (table.moment() == null && loaded.row().status() != Status.OPEN) {
            started(table, before);
            return;
        }
        for (EntryRow entry : loaded.entries()) {
            if (table.moment() != null && entry.number() == table.version() + 1) {
                apply(table, entry, loaded.row());
            }
        }
        changed(
                table,
                before,
                loaded.info(
                        table.version() < loaded.row().version() ? table.info().game() : loaded.row()));
        for (Talk.Message message : loaded.messages()) {
            table.lastMessage = message.number();
            table.publish("chat", TableJson.message(message));
        }
    }

    /** The game has begun: those who have waited see it from now on. */
    private void started(LiveTable table, TableInfo before) {
        load(table);
        for (GameStream stream : table.streams()) {
            stream.out().send(table.frame(stream));
        }
        changed(table, before, table.info());
    }

    private void apply(LiveTable table, EntryRow entry, GameRow row) {
        List<Event> events = new ArrayList<>();
        try {
            Moment next = replay.next(
                    Objects.requireNonNull(table.moment()), entry, Objects.requireNonNull(table.start()), events);
            GameRow then = entry.number() == row.version()
                    ? row
                    : row.at(entry.number(), next.count(), next.game().seatToMove());
            table.set(table.info().with(then), next, table.start());
            table.publish(entry, next.count(), events);
        } catch (Replay.Broken e) {
            throw new IllegalStateException("game " + table.id + " cannot follow its own list", e);
        }
    }

    /** The table has changed: those who follow are told as far as entries have not told them. */
    void changed(LiveTable table, TableInfo before, TableInfo after) {
        table.set(after);
        if (after.differs(before)) {
            table.streams().forEach(stream -> stream.out().send(TableJson.frame(table, stream.person())));
        }
        boolean passed = !Objects.equals(before.game().toMove(), after.game().toMove())
                || before.isRunning() != after.isRunning()
                || !Objects.equals(before.personToMove(), after.personToMove());
        if (after.isRunning() && passed) {
            hub.turn(after);
        }
    }

    /** What these tables say about their seats has changed in the database, and not by way of them. */
    public void reload(Collection<String> ids) {
        for (String id : ids) {
            locked(id, table -> {
                refresh(table);
                told(table);
                return table;
            });
        }
    }

    /** This node has changed a table: the others shall hear of it. */
    void told(LiveTable table) {
        news.changed(table.info());
    }

    private void forget(LiveTable table) {
        table.forgotten = true;
        tables.remove(table.id, table);
        table.streams().forEach(stream -> stream.out().close());
    }

    /** Forgets the tables that were not used for longest and that nobody follows. */
    private void trim() {
        if (tables.size() <= MOST) {
            return;
        }
        tables.values().stream()
                .filter(table -> table.streams().isEmpty())
                .sorted(Comparator.comparingLong(table -> table.used))
                .limit(MOST / 10)
                .forEach(table -> {
                    if (table.lock.tryLock()) {
                        try {
                            if (table.streams().isEmpty() && !table.lock.hasQueuedThreads()) {
                                forget(table);
                            }
                        } finally {
                            table.lock.unlock();
                        }
                    }
                });
    }

    public int size() {
        return tables.size();
    }
}
