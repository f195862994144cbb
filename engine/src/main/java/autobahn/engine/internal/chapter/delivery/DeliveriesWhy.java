package autobahn.engine.internal.chapter.delivery;

import autobahn.engine.Decision;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** Claiming delivery bonuses and taking delivery tiles (DELIV-2, DELIV-7). */
public final class DeliveriesWhy {
    private DeliveriesWhy() {}

    public static @Nullable Refusal claim(Question q) {
        if (q.due != Decision.CLAIM) {
            return late(q);
        }
        if (Bits.has(q.player.claimable, q.a)) {
            return null;
        }
        String country = Names.country(q.figures, q.a);
        return new Refusal(
                "DELIV-7",
                Bits.has(q.player.claimed, q.a) ? Reason.CLAIMED.of(country) : Reason.NOTHING_WAITS.of(country));
    }

    public static @Nullable Refusal noClaim(Question q) {
        return q.due == Decision.CLAIM ? null : late(q);
    }

    /** Phase 1 is skipped when there is nothing to claim. */
    private static Refusal late(Question q) {
        if (!q.atAction()) {
            return q.first();
        }
        return q.player.claimable == 0
                ? new Refusal("DELIV-7", Reason.NOTHING_TO_CLAIM.of())
                : new Refusal("TURN-1", Reason.CLAIM_TOO_LATE.of());
    }

    public static @Nullable Refusal take(Question q) {
        if (q.due != Decision.DELIVERY_TILE) {
            return q.first();
        }
        int country = q.arg(0);
        return Bits.has(Deliveries.tiles(q.s, country), q.a)
                ? null
                : new Refusal(
                        "DELIV-2",
                        Reason.NO_DELIVERY_TILE.of(
                                Names.country(q.figures, country), Names.bonus(q.figures.tileBonus[q.a])));
    }
}
