package autobahn.server.table;

import autobahn.server.store.Clocks;
import autobahn.server.store.ServedTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The clocks of a table.
 *
 * @param running that of whoever has to decide; null while a bot does, or nobody
 * @param banks what the seats of people had left when their clocks last stood still
 */
record TableClock(ServedTime time, Clocks.@Nullable Running running, List<Clocks.Bank> banks) {
    /** Whether somebody's time is up, and the others are asked what follows. */
    boolean isUp(int seat) {
        return running != null && running.seat() == seat && running.due() == null;
    }

    /** Milliseconds until the time of whoever has to decide is up; null if no clock runs. */
    @Nullable
    Long left() {
        return running == null || running.due() == null
                ? null
                : Math.max(0, running.due() - time.now().served());
    }
}
