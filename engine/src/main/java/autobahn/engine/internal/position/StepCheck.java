package autobahn.engine.internal.position;

import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.StepKind;

/** One step of an action or a bonus that waits on the agenda. */
final class StepCheck {
    private StepCheck() {}

    static void check(State s, int index, String place, PositionFaults faults) {
        long step = s.agendaAt(index);
        StepKind kind = StepKind.of(step);
        int seat = Step.seat(step);
        faults.check(
                !s.isTurnRunning() || seat == s.turn.seat,
                place + ".seat",
                "must be " + s.turn.seat + ", whose turn it is, not " + seat);
        faults.check(!s.isAutobot(seat), place + ".seat", "Autobot has nothing to decide (SOLO-2)");
        switch (kind) {
            case ROUTE_CARD, FIRST_TURN, TURN, CLAIM, ACTION, TRUCKS, END_TURN, ROUTE_REWARD, NEXT_ERA, AUTOBOT ->
                faults.add(place + ".step", Names.word(kind) + " cannot come on top of what follows it");
            default -> Rulebook.of(kind).check(s, index, place, faults);
        }
    }

    /** Money that sections in the making will cost is set aside. */
    static void checkReserved(State s, PositionFaults faults) {
        int reserved = 0;
        int sections = 0;
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (StepKind.CHOSEN_SECTION.is(step)) {
                reserved += Step.arg(step, 1);
                sections++;
            } else if (StepKind.PAY_RESERVED.is(step)) {
                reserved += Step.arg(step, 0);
            }
        }
        faults.check(sections <= 1, "agenda", "has more than one chosen section");
        faults.check(
                s.turn.reserved == reserved,
                "turn.reserved",
                "must be " + reserved + ", what the sections on the agenda cost, not " + s.turn.reserved);
    }
}
