package autobahn.engine.internal.chapter.traffic;

import autobahn.engine.Decision;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** Choosing where traffic tokens go (TRAF-3). */
public final class TrafficWhy {
    private TrafficWhy() {}

    /** TRAFFIC: section. */
    public static @Nullable Refusal traffic(Question q) {
        if (!q.s.withTraffic) {
            return new Refusal("TRAF-1", Reason.WITHOUT_MODULE.of("traffic"));
        }
        if (q.due != Decision.TRAFFIC) {
            return q.first();
        }
        long due = Traffic.due(q.s, q.arg(0), q.arg(1) != 0, q.arg(2) != 0);
        return Bits.has(due, q.a)
                ? null
                : new Refusal("TRAF-2", Reason.TRAFFIC_NOT_DUE.of(Names.section(q.figures, q.a)));
    }
}
