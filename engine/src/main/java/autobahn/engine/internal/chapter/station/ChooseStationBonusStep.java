package autobahn.engine.internal.chapter.station;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** An own truck has passed an own station: choose a bonus that was not chosen this turn (MOVE-5). */
public final class ChooseStationBonusStep extends DecisionStep {
    public ChooseStationBonusStep() {
        super(Field.of("link", Field.Type.LINK));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        for (int bits = Stations.openBonuses(s, seat(step)); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.BONUS.move(Bits.first(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        int space = MoveType.a(move);
        s.turn.stationBonuses |= Bits.small(space);
        if (s.listener != null) {
            s.emit(new Event.StationBonusChosen(seat(step), space + 1, Names.bonus(s.figures.stationBonus[space])));
        }
        Stations.grantBonus(s, seat(step), space, arg(step, 0));
    }

    @Override
    public String rule(State s, long step) {
        return "MOVE-5";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.CHOOSE_STATION_BONUS.of(Names.link(s.figures, arg(step, 0)));
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("MOVE-5", Reason.STATION_BONUS_NOT_DECLINED.of());
    }
}
