package autobahn.server.table;

import autobahn.server.work.Machine;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Who follows a table on the other nodes, as far as they have said so lately. */
final class RemoteAttendance {
    /** A node that is silent for longer is gone; those that live repeat themselves more often. */
    private static final long SILENT_NANOS = TimeUnit.SECONDS.toNanos(30);

    private record Said(long number, Attendance attendance, long at) {}

    private final Machine machine;
    private final ConcurrentHashMap<String, Said> nodes = new ConcurrentHashMap<>();

    RemoteAttendance(Machine machine) {
        this.machine = machine;
    }

    List<Attendance> all() {
        return nodes.values().stream().map(Said::attendance).toList();
    }

    /**
     * Another node has said who follows there.
     *
     * @param number counts what that node says: news can overtake each other
     * @return what it had said before; null if it is heard for the first time
     */
    @Nullable
    Attendance hear(String node, long number, Attendance attendance) {
        Said said = new Said(number, attendance, machine.nanos());
        Said before = nodes.get(node);
        if (before == null || before.number < number) {
            nodes.put(node, said);
        }
        return before == null ? null : before.attendance;
    }

    /** Forgets nodes that have been silent for long; true if that changes who is there. */
    boolean expire() {
        long now = machine.nanos();
        return nodes.values().removeIf(said -> now - said.at > SILENT_NANOS);
    }
}
