package autobahn.engine.internal.chapter.truck;

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

/** Loading trucks (LOAD-1, LOAD-2, TECH-5). */
public final class LoadingWhy {
    private LoadingWhy() {}

    public static @Nullable Refusal load(Question q) {
        Scope scope = Scope.of(q, ActionSpace.LOAD);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        int depot = q.a;
        int truck = q.b;
        if (!Loading.open(q.s, depot, scope.colours())) {
            int colour = q.s.map.depotColour[depot];
            String city = Names.city(q.figures, q.s.map.depotCity[depot]);
            return scope.covers(colour)
                    ? new Refusal("LOAD-1", Reason.CITY_NOT_REACHED.of(city))
                    : scope.wrongColour(Reason.DEPOT.of(Names.depot(q.figures, depot)), colour);
        }
        if (truck >= q.player.usableTrucks) {
            return locked(truck);
        }
        return Bits.has(Loading.trucks(q.s, q.seat, depot), truck)
                ? null
                : new Refusal("LOAD-3", Reason.DEPOT_TAKEN.of(Names.depot(q.figures, depot)));
    }

    public static Refusal locked(int truck) {
        return new Refusal("TECH-5", Reason.TRUCK_LOCKED.of(truck + 1));
    }

    /** Why no truck at all can be loaded on some autobahns. */
    public static Phrase nothing(Question q, int colours) {
        for (int depot = 0; depot < q.s.map.depots; depot++) {
            if (Loading.open(q.s, depot, colours)) {
                return Reason.DEPOTS_TAKEN.of();
            }
        }
        return colours == RoadMap.ALL_COLOURS
                ? Reason.NO_DEPOT.of()
                : Reason.NO_DEPOT_OF.of(ReasonWords.colours(colours));
    }
}
