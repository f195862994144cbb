package autobahn.engine.internal.chapter.setup;

import autobahn.engine.Outcome;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Dealt by hand: who starts (SETUP-6), with which the set-up is all but done. */
public final class StartPlayerStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        begin(s, s.autobot == null ? s.handDeal().choose(Outcome.START, Bits.firstOnes(s.seatCount)) : Autobot.SEAT);
        s.push(Steps.openRoute(s.options.players() - 1));
    }

    /** Everybody puts an employee into the black office; then route cards are taken, by the last player first. */
    public static void begin(State s, int startSeat) {
        s.startSeat = startSeat;
        for (int i = 0; i < s.seatCount; i++) {
            Employees.place(s, (startSeat + i) % s.seatCount, Colour.BLACK.ordinal());
        }
        s.push(Steps.firstTurn(startSeat));
        for (int i = 0; i < s.seatCount; i++) {
            int seat = (startSeat + i) % s.seatCount;
            if (!s.isAutobot(seat)) {
                s.push(Steps.routeCard(seat));
            }
        }
    }
}
