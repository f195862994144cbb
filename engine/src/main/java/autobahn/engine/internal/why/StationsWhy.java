package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.rule.Stations;
import autobahn.engine.internal.step.StepKind;
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
        if ((Stations.sites(q.s, q.seat, scope.colours()) >>> link & 1) != 0) {
            return null;
        }
        String name = Names.link(q.t, link);
        if (allBuilt(q)) {
            return new Refusal("STN-1", allBuiltReason(q));
        }
        if (!scope.covers(q.s.network.linkColour[link])) {
            return scope.wrongColour(name, q.s.network.linkColour[link]);
        }
        if ((q.s.network.doubleLinks >>> link & 1) == 0) {
            return new Refusal("STN-1", name + " has one section only, so there is no station space");
        }
        return new Refusal(
                "STN-1",
                (q.s.stations >>> link & 1) != 0
                        ? name + " has a service station already"
                        : "no section of " + name + " is built yet");
    }

    private static boolean allBuilt(Question q) {
        return q.player.stationsBuilt == q.t.stationBonus.length;
    }

    private static String allBuiltReason(Question q) {
        return "all your " + q.t.stationBonus.length + " stations are built";
    }

    /** Why no station at all can be built on some autobahns. */
    static String nothing(Question q, int colours) {
        return allBuilt(q)
                ? "no service station can be built now: " + allBuiltReason(q)
                : "no two-section link" + Words.ofAutobahn(colours) + " that has a section built is without a station";
    }

    public static @Nullable Refusal bonus(Question q) {
        if (q.due != StepKind.CHOOSE_STATION_BONUS) {
            return Due.first(q);
        }
        if ((Stations.openBonuses(q.s, q.seat) >>> q.a & 1) != 0) {
            return null;
        }
        String name = "bonus " + (q.a + 1) + " (" + Names.bonus(q.t.stationBonus[q.a]) + ")";
        return new Refusal(
                "MOVE-5",
                q.a < q.player.stationsBuilt
                        ? name + " was chosen this turn already"
                        : name + " is still covered: you have built " + Words.count(q.player.stationsBuilt, "station"));
    }

    public static @Nullable Refusal hire(Question q) {
        return q.due == StepKind.HIRE ? null : Due.first(q);
    }
}
