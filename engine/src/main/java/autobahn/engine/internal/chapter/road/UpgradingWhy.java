package autobahn.engine.internal.chapter.road;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import autobahn.engine.internal.why.Scope;
import org.jspecify.annotations.Nullable;

/** Upgrading links (UPG-1, UPG-2). */
public final class UpgradingWhy {
    private UpgradingWhy() {}

    public static @Nullable Refusal upgrade(Question q) {
        Scope scope = Scope.of(q, ActionSpace.UPGRADE);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        int link = q.a;
        if (Bits.has(Upgrading.targets(q.s, q.seat, scope.colours()), link)) {
            return null;
        }
        String name = Names.link(q.figures, link);
        if (!scope.covers(q.s.map.linkColour[link])) {
            return scope.wrongColour(Reason.LINK.of(name), q.s.map.linkColour[link]);
        }
        if (Bits.has(q.s.upgraded, link)) {
            return new Refusal("UPG-1", Reason.DUAL_ALREADY.of(name));
        }
        if (!Bits.has(q.s.complete, link)) {
            boolean begun = Bits.has(q.s.begun, link);
            return new Refusal("UPG-1", (begun ? Reason.LINK_BEGUN : Reason.LINK_NOT_BEGUN).of(name));
        }
        return new Refusal("UPG-2", cost(q, link));
    }

    private static Phrase cost(Question q, int link) {
        return Reason.UPGRADE_COST.of(Names.link(q.figures, link), Upgrading.price(q.s, q.seat, link), q.funds());
    }

    /** Why nothing at all can be upgraded on some autobahns. */
    public static Phrase nothing(Question q, int colours) {
        long reachable = Upgrading.reachable(q.s, colours);
        Phrase cause = Reason.NO_COMPLETE_LINK.of();
        if (reachable != 0) {
            int cheapest = Bits.first(reachable);
            for (long bits = reachable; bits != 0; bits = Bits.rest(bits)) {
                int link = Bits.first(bits);
                boolean cheaper = Upgrading.price(q.s, q.seat, link) < Upgrading.price(q.s, q.seat, cheapest);
                cheapest = cheaper ? link : cheapest;
            }
            cause = cost(q, cheapest);
        }
        return colours == RoadMap.ALL_COLOURS
                ? Reason.NO_UPGRADE.of(cause)
                : Reason.NO_UPGRADE_OF.of(ReasonWords.colours(colours), cause);
    }
}
