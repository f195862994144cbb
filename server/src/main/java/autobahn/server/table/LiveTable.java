package autobahn.server.table;

import autobahn.engine.Playthrough;
import autobahn.format.Entry;
import autobahn.server.store.EntryRow;
import autobahn.server.work.Machine;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A table as this node holds it in memory. All changes happen under its lock; what is seen is kept as bytes until the next
 * change, so that looking again costs nothing.
 */
final class LiveTable {
    private static final int RECENT = 32;
    private static final int MOST_SEATS = 4;

    final String id;
    /** The longest that anybody waits for the lock; who holds it works for much less, or waits for the database. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    final ReentrantLock lock = new ReentrantLock();
    /** When it was last used, to know which tables can be forgotten. */
    volatile long used;

    final RemoteAttendance elsewhere;
    volatile boolean forgotten;
    int lastMessage;

    private volatile @Nullable TableInfo info;
    private @Nullable Playthrough played;
    private volatile AtomicReferenceArray<byte[]> shown = new AtomicReferenceArray<>(0);
    private final Deque<Entry> recent = new ArrayDeque<>();
    private final List<GameStream> streams = new CopyOnWriteArrayList<>();
    /** Since when seats are not followed as far as this node knows, by its own clock that no step changes. */
    private final Map<Integer, Long> missing = new ConcurrentHashMap<>();

    private final Machine machine;

    LiveTable(String id, Machine machine) {
        this.id = id;
        this.machine = machine;
        this.elsewhere = new RemoteAttendance(machine);
    }

    /** Waits for the lock, but not for ever; false if somebody has held it for too long. */
    boolean enter() {
        try {
            return machine.lock(lock, PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether nobody has followed for a seat for so long, looked at again and again. */
    boolean isMissing(int seat, boolean online, long now, long patience) {
        if (online) {
            missing.remove(seat);
            return false;
        }
        return now - missing.computeIfAbsent(seat, first -> now) >= patience;
    }

    @Nullable
    TableInfo infoIfLoaded() {
        return info;
    }

    TableInfo info() {
        return Objects.requireNonNull(info);
    }

    int version() {
        return info().game().version();
    }

    /** The game, to be looked at under the lock only; null before the start. */
    @Nullable
    Playthrough played() {
        return played;
    }

    void set(TableInfo next, @Nullable Playthrough game) {
        TableInfo before = info;
        info = next;
        if (before != null
                && (!before.seats().equals(next.seats()) || !before.guests().equals(next.guests()))) {
            blindStrangers(next);
        }
        played = game;
        shown = new AtomicReferenceArray<>(MOST_SEATS + 2);
    }

    void set(TableInfo next) {
        set(next, played);
    }

    /**
     * A seat may pass to somebody else while its stream is open: whoever held it sees nothing more with its eyes, only what
     * a watcher sees, and nothing at all where watchers are not let in.
     */
    private void blindStrangers(TableInfo now) {
        for (GameStream stream : streams) {
            if (!now.isVisible(stream.person())) {
                stream.out().close();
            }
        }
        streams.replaceAll(stream -> stream.seat() == null || now.isSeatOf(stream.seat(), stream.person())
                ? stream
                : new GameStream(stream.out(), stream.person(), null, stream.views()));
    }

    /** What a seat sees now, if somebody has asked before; a watcher's seat is -1. */
    byte @Nullable [] shownTo(int seat) {
        var kept = shown;
        return kept.length() == 0 ? null : kept.get(seat + 1);
    }

    /** What a seat sees now; a watcher's seat is -1. Under the lock. */
    byte[] show(int seat) {
        var kept = shown;
        byte[] bytes = kept.get(seat + 1);
        if (bytes == null) {
            bytes = NowJson.bytes(this, seat);
            kept.set(seat + 1, bytes);
        }
        return bytes;
    }

    /** What somebody who follows sees now, as it is sent. Under the lock. */
    byte[] frame(GameStream stream) {
        return Outbox.frame("now", version(), show(stream.seat() == null ? -1 : stream.seat()));
    }

    // --- Those who follow ------------------------------------------------------------------------------------------

    List<GameStream> streams() {
        return streams;
    }

    /** Tells of an entry after the game has moved on to it. */
    void publish(EntryRow entry) {
        Entry json = EntryJson.of(entry, Objects.requireNonNull(played));
        recent.addLast(json);
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
        byte[] plain = null;
        byte[][] withNow = new byte[MOST_SEATS + 1][];
        for (GameStream stream : streams) {
            if (stream.views()) {
                int seat = stream.seat() == null ? -1 : stream.seat();
                byte[] frame = withNow[seat + 1];
                if (frame == null) {
                    frame = EntryJson.frame(json, show(seat));
                    withNow[seat + 1] = frame;
                }
                stream.out().send(frame);
            } else {
                plain = plain == null ? EntryJson.frame(json) : plain;
                stream.out().send(plain);
            }
        }
    }

    /** What comes next does not follow what was sent last. */
    void forgetRecent() {
        recent.clear();
    }

    /** Entries after a number, if all of them are still at hand. */
    @Nullable
    List<Entry> recentSince(int number) {
        if (number == version()) {
            return List.of();
        }
        Entry first = recent.peekFirst();
        return first == null || first.number() > number + 1
                ? null
                : recent.stream().filter(past -> past.number() > number).toList();
    }

    void publish(String event, Object value) {
        byte[] frame = Outbox.frame(event, value);
        streams.forEach(stream -> stream.out().send(frame));
    }
}
