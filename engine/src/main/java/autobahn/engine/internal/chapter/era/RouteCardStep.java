package autobahn.engine.internal.chapter.era;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;

/** At the start: take one of the open route cards (SETUP-7). */
public final class RouteCardStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        for (int bits = s.openRoutes; bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.ROUTE.move(Bits.first(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        int route = MoveType.a(move);
        s.openRoutes &= ~Bits.small(route);
        s.seats[seat(step)].route = route;
        if (s.listener != null) {
            s.emit(new Event.RouteTaken(seat(step), Names.route(s.figures, route)));
        }
    }

    @Override
    public String rule(State s, long step) {
        return "SETUP-7";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.TAKE_ROUTE.of();
    }
}
