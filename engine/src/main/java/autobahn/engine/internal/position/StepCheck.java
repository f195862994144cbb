package autobahn.engine.internal.position;

import autobahn.engine.Decision;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.Set;

/** One step of an action or a bonus that waits on the agenda. */
final class StepCheck {
    /** What everything else stands on. */
    private static final Set<Enum<?>> GROUND = Set.of(
            Decision.ROUTE_CARD,
            Decision.CLAIM,
            Decision.ACTION,
            Decision.TRUCKS,
            Decision.END_TURN,
            Effect.FIRST_TURN,
            Effect.TURN,
            Effect.ROUTE_REWARD,
            Effect.NEXT_ERA,
            Effect.AUTOBOT,
            Effect.START_PLAYER,
            Effect.DEAL_BOARD,
            Effect.LAY_TILE,
            Effect.LAY_DELIVERY_TILE,
            Effect.OPEN_ROUTE,
            Effect.DEALT,
            Decision.DEAL);

    private static final Set<Enum<?>> BY_HAND = Set.of(Effect.REFILL, Effect.CHOSEN_MOVE);

    private StepCheck() {}

    static void check(State s, int index, String place, PositionFaults faults) {
        long step = s.agendaAt(index);
        Enum<?> kind = Step.kind(step);
        int seat = Step.seat(step);
        faults.check(
                !s.isTurnRunning() || seat == s.turn.seat,
                place + ".seat",
                PositionFault.SEAT_IN_TURN,
                s.turn.seat,
                seat);
        faults.check(!s.isAutobot(seat), place + ".seat", PositionFault.AUTOBOT_DECIDES);
        if (GROUND.contains(kind)) {
            faults.add(place + ".step", PositionFault.ON_TOP, Names.word(kind));
        } else if (BY_HAND.contains(kind) && !s.byHand) {
            faults.add(place + ".step", PositionFault.BY_HAND, Names.word(kind));
        } else {
            Rulebook.of(step).check(s, index, place, faults);
        }
    }

    /** Money that sections in the making will cost is set aside. */
    static void checkReserved(State s, PositionFaults faults) {
        int reserved = 0;
        int sections = 0;
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (Step.kind(step) == Effect.CHOSEN_SECTION) {
                reserved += Step.arg(step, 1);
                sections++;
            } else if (Step.kind(step) == Effect.PAY_RESERVED) {
                reserved += Step.arg(step, 0);
            }
        }
        faults.check(sections <= 1, "agenda", PositionFault.CHOSEN_SECTIONS);
        faults.check(s.turn.reserved == reserved, "turn.reserved", PositionFault.RESERVED, reserved, s.turn.reserved);
    }
}
