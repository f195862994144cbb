package autobahn.server.store;

import autobahn.server.work.Machine;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Time that passes only while some node is up, the same for all nodes of a database. Each node counts on by its own clock
 * that nobody sets, and stores how far it has come every few seconds; the one that is furthest is right. So nothing is
 * compared with the time of day of any machine.
 */
public final class ServedTime {
    /** A moment as clocks know it: served time, and the time of day. */
    public record Moment(long served, long day) {}

    /** Where this node counts from: so much had passed when its own clock stood there. */
    private record Base(long millis, long nanos) {}

    private final Database database;
    private final Machine machine;
    private final AtomicReference<@Nullable Base> base = new AtomicReference<>();

    ServedTime(Database database, Machine machine) {
        this.database = database;
        this.machine = machine;
    }

    public Moment now() {
        Base from = base.get();
        return new Moment(
                counted(from == null ? begin() : from), machine.clock().millis());
    }

    private long counted(Base from) {
        return from.millis + TimeUnit.NANOSECONDS.toMillis(machine.nanos() - from.nanos);
    }

    private Base begin() {
        // A clock may have been set going after the time was stored for the last time.
        long stored = database.read(
                handle -> handle.select("select coalesce(max(at), 0) from (select millis as at from served_time"
                                + " union all select max(since) from clocks) as known")
                        .mapTo(Long.class)
                        .one());
        Base first = new Base(stored, machine.nanos());
        return base.compareAndSet(null, first) ? first : Objects.requireNonNull(base.get());
    }

    /** Stores how far time has come, and hears how far others have. Called every few seconds. */
    public void keep() {
        long mine = now().served();
        long known = database.write(handle -> store(handle, mine));
        Base heard = new Base(known, machine.nanos());
        base.updateAndGet(from -> from == null || counted(from) < known ? heard : from);
    }

    private static long store(Handle handle, long millis) {
        return handle.select(
                        "insert into served_time (id, millis) values (1, ?) on conflict (id) do update set millis ="
                                + " case when excluded.millis > served_time.millis then excluded.millis"
                                + " else served_time.millis end returning millis",
                        millis)
                .mapTo(Long.class)
                .one();
    }
}
