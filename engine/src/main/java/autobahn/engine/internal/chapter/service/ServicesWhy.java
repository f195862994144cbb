package autobahn.engine.internal.chapter.service;

import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.Scope;
import org.jspecify.annotations.Nullable;

/** Building improvements (SERV-2). */
public final class ServicesWhy {
    private ServicesWhy() {}

    /** IMPROVE: improvement, link. */
    public static @Nullable Refusal improve(Question q) {
        if (!q.s.withServices) {
            return new Refusal("SERV-1", Reason.WITHOUT_MODULE.of("services"));
        }
        Scope scope = Scope.of(q, ActionSpace.STATION);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        int link = q.b;
        String name = Names.link(q.figures, link);
        if (!Bits.has(q.s.improvements, q.a)) {
            return new Refusal("SERV-2", Reason.IMPROVEMENT_BUILT.of(q.a + 1));
        }
        if (Bits.has(q.s.modules.improvable(q.s, q.seat, scope.colours()), link)) {
            return null;
        }
        if (!scope.covers(q.s.map.linkColour[link])) {
            return scope.wrongColour(Reason.LINK.of(name), q.s.map.linkColour[link]);
        }
        if (!Bits.has(q.player.stations, link)) {
            return new Refusal("SERV-2", Reason.NO_OWN_STATION.of(name));
        }
        return new Refusal(
                "SERV-2", (q.s.modules.improved(q.s, link) ? Reason.STATION_IMPROVED : Reason.NOT_DUAL).of(name));
    }
}
