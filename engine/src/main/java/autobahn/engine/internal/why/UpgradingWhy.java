package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.rule.Upgrading;
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
        if ((Upgrading.targets(q.s, q.seat, scope.colours()) >>> link & 1) != 0) {
            return null;
        }
        String name = Names.link(q.t, link);
        if (!scope.covers(q.s.network.linkColour[link])) {
            return scope.wrongColour(name, q.s.network.linkColour[link]);
        }
        if ((q.s.upgraded >>> link & 1) != 0) {
            return new Refusal("UPG-1", name + " is already a dual carriageway");
        }
        if ((q.s.complete >>> link & 1) == 0) {
            boolean begun = (q.s.begun >>> link & 1) != 0;
            return new Refusal(
                    "UPG-1", name + " is not complete: " + (begun ? "one" : "no") + " section of it is built");
        }
        return new Refusal("UPG-2", cost(q, link));
    }

    private static String cost(Question q, int link) {
        return "upgrading " + Names.link(q.t, link) + " costs DM " + Upgrading.price(q.s, q.seat, link) + " and "
                + q.money();
    }

    /** Why nothing at all can be upgraded on some autobahns. */
    static String nothing(Question q, int colours) {
        long reachable = Upgrading.reachable(q.s, colours);
        String reason = "it takes a complete link that is still a single carriageway";
        if (reachable != 0) {
            int cheapest = Long.numberOfTrailingZeros(reachable);
            for (long bits = reachable; bits != 0; bits &= bits - 1) {
                int link = Long.numberOfTrailingZeros(bits);
                boolean cheaper = Upgrading.price(q.s, q.seat, link) < Upgrading.price(q.s, q.seat, cheapest);
                cheapest = cheaper ? link : cheapest;
            }
            reason = cost(q, cheapest);
        }
        return "no link" + Words.ofAutobahn(colours) + " can be upgraded now: " + reason;
    }
}
