package autobahn.server.table;

import autobahn.engine.Playthrough;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.ChatMessages;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.Listing;
import autobahn.server.store.Status;
import autobahn.server.work.Machine;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables that this node holds in memory. What is there may be behind the database, never beside it. */
public final class LiveTables {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);
    /** A server with little memory may keep fewer. */
    private static final int MOST = Integer.getInteger("autobahn.tables", 4000);

    private static final int MOST_ATTEMPTS = 20;

    private final Machine machine;
    private final Database database;
    private final Replay replay;
    private final GameLoader upgrade;
    private final TurnHub hub;
    private final NodeNews news;
    private final ConcurrentHashMap<String, LiveTable> tables = new ConcurrentHashMap<>();

    public LiveTables(Machine machine, Database database, Replay replay, TurnHub hub, NodeNews news) {
        this.machine = machine;
        this.database = database;
        this.replay = replay;
        this.upgrade = new GameLoader(database, replay);
        this.hub = hub;
        this.news = news;
    }

    /** Does something with a table that nobody else changes meanwhile. */
    <T> T locked(String id, Function<LiveTable, T> work) {
        while (true) {
            LiveTable table = tables.computeIfAbsent(id, absent -> new LiveTable(absent, machine));
            table.used = machine.nanos();
            if (!table.enter()) {
                throw new Problem(503, "busy", "This table is busy just now: try again with the same command id.");
            }
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

    /**
     * Like {@link #locked}, for somebody who must be allowed to see the table. Nobody is refused by what is outdated here:
     * if another node has changed the table meanwhile, the work is done again on what it is now.
     */
    <T> T locked(String id, @Nullable Person person, Function<LiveTable, T> work) {
        Function<LiveTable, T> checked = table -> {
            check(table, person);
            return work.apply(table);
        };
        return locked(id, table -> {
            try {
                return checked.apply(table);
            } catch (Problem refusal) {
                int changes = table.info().game().changes();
                refresh(table);
                if (table.forgotten || table.info().game().changes() == changes) {
                    throw refusal;
                }
                return checked.apply(table);
            }
        });
    }

    /**
     * Makes sure that whoever looks at a table next sees all that was acknowledged before, also by another node: news of it
     * may still be on their way.
     */
    void upToDate(String id) {
        LiveTable table = database.isAlone() ? null : tables.get(id);
        if (table == null) {
            return; // what is loaded from now on is up to date
        }
        Integer changes =
                database.read(handle -> Listing.changes(handle, List.of(id))).get(id);
        TableInfo info = table.infoIfLoaded(); // null if it is just being loaded, from what was there before perhaps
        if (changes == null || info == null || changes > info.game().changes()) {
            locked(id, behind -> {
                int before = behind.info().game().changes();
                if (changes == null || changes > before) {
                    refresh(behind);
                }
                return before;
            });
        }
    }

    /** A table to look at. */
    LiveTable visible(String id, @Nullable Person person) {
        LiveTable table = tables.get(id);
        TableInfo info = table == null ? null : table.infoIfLoaded();
        if (table == null || info == null || !info.isVisible(Person.idOf(person))) {
            return locked(id, person, loaded -> loaded);
        }
        table.used = machine.nanos();
        return table;
    }

    /**
     * Whether a person follows a table, on whatever node; nothing if this one has to hear of it first, as it has just loaded
     * the table.
     */
    public Optional<Boolean> follows(String id, String person) {
        LiveTable table = tables.get(id);
        if (table != null && table.infoIfLoaded() != null) {
            Set<Integer> here = Attendance.everywhere(table).seats();
            return Optional.of(
                    table.info().seats().stream().anyMatch(seat -> seat.isOf(person) && here.contains(seat.seat())));
        }
        if (database.isAlone()) {
            return Optional.of(false);
        }
        try {
            return locked(id, loaded -> Optional.empty());
        } catch (Problem e) {
            return Optional.of(false); // there is no such table any more
        }
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
        if (!table.info().isVisible(Person.idOf(person))) {
            throw unknown();
        }
    }

    static Problem unknown() {
        return new Problem(404, "no-such-table", "There is no such table, or it is private and you are not invited.");
    }

    // --- In step with the database ---------------------------------------------------------------------------------

    private boolean load(LiveTable table) {
        for (int attempt = 0; ; attempt++) {
            StoredTable stored = StoredTable.read(database, table.id, 0, -1);
            if (stored == null) {
                return false;
            }
            TableInfo info = stored.info(stored.row());
            table.lastMessage = stored.lastMessage();
            if (info.isOpen()) {
                table.set(info, null);
                break;
            }
            if (upgrade.load(table, info, stored.entries())) {
                break;
            }
            if (attempt == MOST_ATTEMPTS) {
                LOG.warn("game {} could not be loaded: each time another node had played on", table.id);
                throw new Problem(503, "busy", "This table is busy just now: try again with the same command id.");
            }
        }
        trim();
        return true;
    }

    /** Catches up with the database and tells those who follow what is new. Under the lock. */
    void refresh(LiveTable table) {
        TableInfo before = table.info();
        StoredTable stored =
                StoredTable.read(database, table.id, table.played() == null ? 0 : table.version(), table.lastMessage);
        if (stored == null) {
            forget(table);
            return;
        }
        if (!Objects.equals(stored.row().continuedFrom(), before.game().continuedFrom())) {
            showAnew(table, before);
        } else {
            try {
                follow(table, before, stored);
            } catch (Replay.Broken e) {
                LOG.warn("game {} cannot be followed and is shown anew: {}", table.id, e.getMessage());
                showAnew(table, before);
            }
        }
        for (ChatMessages.Message message : stored.messages()) {
            table.lastMessage = message.number();
            table.publish("chat", TableJson.json(message));
        }
    }

    private void follow(LiveTable table, TableInfo before, StoredTable stored) throws Replay.Broken {
        GameRow row = stored.row();
        if (table.played() == null && row.status() != Status.OPEN) {
            begin(table, stored);
        }
        for (EntryRow entry : stored.entries()) {
            if (table.played() != null && entry.number() == table.version() + 1) {
                apply(table, entry, row);
            }
        }
        changed(
                table,
                before,
                stored.info(table.version() < row.version() ? table.info().game() : row));
    }

    /** What this node holds no longer leads to what is there now. */
    private void showAnew(LiveTable table, TableInfo before) {
        table.forgetRecent();
        load(table);
        showAll(table);
        changed(table, before, table.info());
    }

    /** The game has begun: those who have waited see it as it began, before they hear of moves. */
    private void begin(LiveTable table, StoredTable stored) throws Replay.Broken {
        GameRow row = stored.row();
        TableInfo info = stored.info(row);
        int version = table.version();
        List<EntryRow> earlier = stored.entries().stream()
                .filter(entry -> entry.number() <= version)
                .toList();
        Playthrough first = replay.all(row, info.options(), earlier);
        GameRow then = version == row.version()
                ? row
                : row.at(version, first.size(), first.game().seatToMove());
        table.set(info.with(then), first);
        showAll(table);
    }

    private static void showAll(LiveTable table) {
        table.streams().forEach(stream -> stream.out().send(table.frame(stream)));
    }

    private void apply(LiveTable table, EntryRow entry, GameRow row) throws Replay.Broken {
        Playthrough next = replay.next(Objects.requireNonNull(table.played()), entry);
        GameRow then = entry.number() == row.version()
                ? row
                : row.at(entry.number(), next.size(), next.game().seatToMove());
        table.set(table.info().with(then), next);
        table.publish(entry);
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

    /** A game has begun by itself: whoever has to decide is told, on whatever node. */
    void begun(String id) {
        locked(id, table -> {
            hub.turn(table.info());
            told(table);
            return id;
        });
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

    /** Forgets tables that nobody follows or changes just now, those that were not used for longest first. */
    private void trim() {
        if (tables.size() <= MOST) {
            return;
        }
        record Unfollowed(LiveTable table, long used) {} // as it was, for others use tables while these are sorted
        List<Unfollowed> unfollowed = tables.values().stream()
                .filter(table -> table.streams().isEmpty())
                .map(table -> new Unfollowed(table, table.used))
                .sorted(Comparator.comparingLong(Unfollowed::used))
                .toList();
        int surplus = tables.size() - MOST + MOST / 10;
        for (int i = 0; i < unfollowed.size() && surplus > 0; i++) {
            surplus -= forgetIdle(unfollowed.get(i).table) ? 1 : 0;
        }
    }

    /** Whether the table could be forgotten: not if somebody is at it, such as a bot whose turn it is now. */
    private boolean forgetIdle(LiveTable table) {
        if (!table.lock.tryLock()) {
            return false;
        }
        try {
            boolean idle = table.streams().isEmpty()
                    && !table.lock.hasQueuedThreads()
                    && table.lock.getHoldCount() == 1; // more: it is the one that is being loaded
            if (idle) {
                forget(table);
            }
            return idle;
        } finally {
            table.lock.unlock();
        }
    }

    public int size() {
        return tables.size();
    }
}
