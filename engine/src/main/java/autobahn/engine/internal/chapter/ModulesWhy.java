package autobahn.engine.internal.chapter;

import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.chapter.card.Scope;
import autobahn.engine.internal.chapter.traffic.Traffic;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.StepKind;
import autobahn.engine.internal.why.Due;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** The moves that only a module brings (WINE-2, TRAF-3, SERV-2). */
public final class ModulesWhy {
    private ModulesWhy() {}

    /** IMPROVE: improvement, link. */
    public static @Nullable Refusal improve(Question q) {
        if (!q.s.withServices) {
            return off("SERV-1", "services");
        }
        Scope scope = Scope.of(q, ActionSpace.STATION);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        int link = q.b;
        String name = Names.link(q.t, link);
        if ((q.s.improvements >>> q.a & 1) == 0) {
            return new Refusal("SERV-2", Reason.IMPROVEMENT_BUILT.of(q.a + 1));
        }
        if ((Modules.improvable(q.s, q.seat, scope.colours()) >>> link & 1) != 0) {
            return null;
        }
        if (!scope.covers(q.s.network.linkColour[link])) {
            return scope.wrongColour(Reason.LINK.of(name), q.s.network.linkColour[link]);
        }
        if ((q.player.stations >>> link & 1) == 0) {
            return new Refusal("SERV-2", Reason.NO_OWN_STATION.of(name));
        }
        return new Refusal(
                "SERV-2", (Modules.improved(q.s, link) ? Reason.STATION_IMPROVED : Reason.NOT_DUAL).of(name));
    }

    /** WINE: truck. */
    public static @Nullable Refusal wine(Question q) {
        if (!q.s.withWine) {
            return off("WINE-1", "wine");
        }
        Scope scope = Scope.of(q, ActionSpace.LOAD);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        if (!q.atAction() && Declining.isBonus(q.step)) {
            return new Refusal("WINE-2", Reason.WINE_BY_CARD_ONLY.of());
        }
        if (q.player.wine != Wine.HIDDEN) {
            return new Refusal("WINE-2", Reason.WINE_USED.of());
        }
        Edition.WineCard card = q.t.edition.modules().wineCards().get(q.player.wineCard);
        if (!scope.covers(card.colour().ordinal())) {
            return new Refusal("WINE-2", Reason.WINE_COLOUR.of());
        }
        if ((Loading.trucks(q.player) >>> q.a & 1) == 0) {
            return LoadingWhy.locked(q.a);
        }
        int start = q.t.wineStart[q.player.wineCard];
        if (Wine.maySetOut(q.s, q.seat, q.a, q.player.wineCard)) {
            return null;
        }
        boolean built = (q.s.built >>> start & 1) != 0;
        Reason barred = Wine.barredByTraffic(q.s, start) ? Reason.WINE_ROAD_JAMMED : Reason.WINE_ROAD_OCCUPIED;
        return new Refusal("WINE-2", (built ? barred : Reason.WINE_ROAD_MISSING).of());
    }

    /** TRAFFIC: section. */
    public static @Nullable Refusal traffic(Question q) {
        if (!q.s.withTraffic) {
            return off("TRAF-1", "traffic");
        }
        if (q.due != StepKind.TRAFFIC) {
            return Due.first(q);
        }
        long due = Traffic.due(q.s, q.arg(0), q.arg(1) != 0, q.arg(2) != 0);
        return (due >>> q.a & 1) != 0
                ? null
                : new Refusal("TRAF-2", Reason.TRAFFIC_NOT_DUE.of(Names.section(q.t, q.a)));
    }

    private static Refusal off(String rule, String module) {
        return new Refusal(rule, Reason.WITHOUT_MODULE.of(module));
    }
}
