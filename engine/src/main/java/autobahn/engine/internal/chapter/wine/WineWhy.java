package autobahn.engine.internal.chapter.wine;

import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.chapter.choice.GrantedActionStep;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.Scope;
import org.jspecify.annotations.Nullable;

/** Loading wine (WINE-2). */
public final class WineWhy {
    private WineWhy() {}

    /** WINE: truck. */
    public static @Nullable Refusal wine(Question q) {
        if (!q.s.withWine) {
            return new Refusal("WINE-1", Reason.WITHOUT_MODULE.of("wine"));
        }
        Scope scope = Scope.of(q, ActionSpace.LOAD);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        if (!q.atAction() && GrantedActionStep.isBonus(q.step)) {
            return new Refusal("WINE-2", Reason.WINE_BY_CARD_ONLY.of());
        }
        if (q.player.wine != Wine.HIDDEN) {
            return new Refusal("WINE-2", Reason.WINE_USED.of());
        }
        int cards = covered(q, scope, Wine.possible(q.s, q.seat));
        if (cards == 0) {
            return new Refusal("WINE-2", Reason.WINE_COLOUR.of());
        }
        if (!Bits.has(Loading.trucks(q.player), q.a)) {
            return LoadingWhy.locked(q.a);
        }
        if (Wine.settingOut(q.s, q.seat, q.a, cards) != 0) {
            return null;
        }
        int start = q.figures.wineStart[Bits.first(cards)];
        boolean built = Bits.has(q.s.built, start);
        Reason barred = Wine.barredByTraffic(q.s, start) ? Reason.WINE_ROAD_JAMMED : Reason.WINE_ROAD_OCCUPIED;
        return new Refusal("WINE-2", (built ? barred : Reason.WINE_ROAD_MISSING).of());
    }

    private static int covered(Question q, Scope scope, int cards) {
        int covered = 0;
        for (int bits = cards; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            covered |= scope.covers(Wine.card(q.s, card).colour().ordinal()) ? Bits.small(card) : 0;
        }
        return covered;
    }
}
