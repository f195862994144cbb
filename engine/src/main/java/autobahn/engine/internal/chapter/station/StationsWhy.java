package autobahn.engine.internal.chapter.station;

import autobahn.engine.Decision;
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

/** Building service stations and the bonuses for passing them (STN-1, MOVE-5, MOVE-8). */
public final class StationsWhy {
    private StationsWhy() {}

    public static @Nullable Refusal station(Question q) {
        Scope scope = Scope.of(q, ActionSpace.STATION);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        int link = q.a;
        if (Bits.has(Stations.sites(q.s, q.seat, scope.colours()), link)) {
            return null;
        }
        String name = Names.link(q.figures, link);
        if (allBuilt(q)) {
            return new Refusal("STN-1", allBuiltReason(q));
        }
        if (!scope.covers(q.s.map.linkColour[link])) {
            return scope.wrongColour(Reason.LINK.of(name), q.s.map.linkColour[link]);
        }
        if (!Bits.has(q.s.map.doubleLinks, link)) {
            return new Refusal("STN-1", Reason.NO_STATION_SPACE.of(name));
        }
        return new Refusal(
                "STN-1", (Bits.has(q.s.stations, link) ? Reason.STATION_THERE : Reason.STATION_UNCONNECTED).of(name));
    }

    private static boolean allBuilt(Question q) {
        return q.player.stationsBuilt == q.figures.stationBonus.length;
    }

    private static Phrase allBuiltReason(Question q) {
        return Reason.STATIONS_BUILT.of(q.figures.stationBonus.length);
    }

    /** Why no station at all can be built on some autobahns. */
    public static Phrase nothing(Question q, int colours) {
        if (allBuilt(q)) {
            return Reason.NO_STATION.of(allBuiltReason(q));
        }
        return colours == RoadMap.ALL_COLOURS
                ? Reason.NO_STATION_SITE.of()
                : Reason.NO_STATION_SITE_OF.of(ReasonWords.colours(colours));
    }

    public static @Nullable Refusal bonus(Question q) {
        if (q.due != Decision.CHOOSE_STATION_BONUS) {
            return q.first();
        }
        if (Bits.has(Stations.openBonuses(q.s, q.seat), q.a)) {
            return null;
        }
        String bonus = Names.bonus(q.figures.stationBonus[q.a]);
        return new Refusal(
                "MOVE-5",
                q.a < q.player.stationsBuilt
                        ? Reason.STATION_BONUS_CHOSEN.of(q.a + 1, bonus)
                        : Reason.STATION_BONUS_COVERED.of(q.a + 1, bonus, q.player.stationsBuilt));
    }

    public static @Nullable Refusal hire(Question q) {
        return q.due == Decision.HIRE ? null : q.first();
    }
}
