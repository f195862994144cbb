package autobahn.engine.internal.chapter.traffic;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.PositionFault;
import autobahn.engine.Reason;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;

/** Traffic tokens after an upgrade: all that are due, or as many as there are, chosen by the player (TRAF-3). */
public final class TrafficStep extends DecisionStep {
    public TrafficStep() {
        super(Field.of("link", Field.Type.LINK), Field.of("from", Field.Type.FLAG), Field.of("to", Field.Type.FLAG));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        long due = Traffic.due(s, arg(step, 0), arg(step, 1) != 0, arg(step, 2) != 0);
        int supply = Traffic.supply(s);
        if (supply > 0 && Long.bitCount(due) > supply) {
            for (long bits = due; bits != 0; bits = Bits.rest(bits)) {
                out.add(MoveType.TRAFFIC.move(Bits.first(bits)));
            }
        }
    }

    @Override
    public void play(State s, long step, int move) {
        Traffic.place(s, MoveType.a(move));
        s.push(step);
    }

    @Override
    public void lapse(State s, long step) {
        Traffic.placeDue(s, arg(step, 0), arg(step, 1) != 0, arg(step, 2) != 0);
    }

    @Override
    public String rule(State s, long step) {
        return "TRAF-3";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.PLACE_TRAFFIC.of();
    }

    @Override
    public void check(State s, int index, String place, PositionFaults faults) {
        int link = arg(s.agendaAt(index), 0);
        faults.check(s.withTraffic, place + ".step", PositionFault.MODULE_IDLE, "traffic");
        faults.check(Bits.has(s.upgraded, link), place + ".arguments.link", PositionFault.TRAFFIC_LINK);
    }
}
