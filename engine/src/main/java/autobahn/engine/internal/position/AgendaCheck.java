package autobahn.engine.internal.position;

import autobahn.engine.internal.Network;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.step.Step;
import autobahn.engine.internal.step.StepKind;

/**
 * The agenda stands on something that makes play go on: the choice of route cards, a turn, or the administration phase.
 * Above that lie only steps of bonuses and actions.
 */
final class AgendaCheck {
    private static final String AGENDA = "agenda";

    private AgendaCheck() {}

    static void check(State s, Lexicon words, Faults faults) {
        if (s.agendaSize() == 0) {
            faults.check(
                    s.turnsLeft == 0, AGENDA, "is empty, which it is only when the game is over: add a step 'turn'");
            checkRoutes(s, 0, faults);
            return;
        }
        int base = switch (kind(s, 0)) {
            case FIRST_TURN -> start(s, faults);
            case TURN -> turn(s, faults);
            case END_TURN -> phases(s, faults);
            case NEXT_ERA -> administration(s, faults);
            default -> {
                faults.add(AGENDA, "must end with first-turn, turn, end-turn or next-era, so that play goes on");
                yield s.agendaSize();
            }
        };
        boolean ownTurn = kind(s, 0) == StepKind.END_TURN;
        for (int i = base; i < s.agendaSize(); i++) {
            StepCheck.check(s, i, ownTurn, place(s, i), words, faults);
        }
        StepCheck.checkReserved(s, faults);
        boolean acting = base > 2 && ownTurn;
        faults.check(
                acting || !s.turn.mainPending(),
                "turn.mainDone",
                "must be true: a card is played and the agenda has no step 'action' for it");
        faults.check(
                !acting || s.turn.trucksToMove == 0 && s.turn.extraSteps == 0,
                "turn.trucksToMove",
                "trucks move after the step 'action'");
        if (kind(s, 0) != StepKind.FIRST_TURN) {
            checkRoutes(s, 0, faults);
        }
    }

    static StepKind kind(State s, int index) {
        return StepKind.of(s.agendaAt(index));
    }

    /** Places count from the top, as they are written. */
    private static String place(State s, int index) {
        return AGENDA + "[" + (s.agendaSize() - 1 - index) + "]";
    }

    private static void expect(State s, int index, StepKind kind, int seat, Faults faults) {
        long step = s.agendaAt(index);
        faults.check(
                StepKind.of(step) == kind && Step.seat(step) == seat,
                place(s, index),
                "must be the step " + Names.word(kind) + " of seat " + seat);
    }

    /** Route cards are chosen, the last player first (SETUP-7). */
    private static int start(State s, Faults faults) {
        expect(s, 0, StepKind.FIRST_TURN, s.startSeat, faults);
        int choosing = Math.min(s.agendaSize() - 1, s.seatCount);
        for (int i = 0; i < choosing; i++) {
            int seat = (s.startSeat + i) % s.seatCount;
            expect(s, 1 + i, StepKind.ROUTE_CARD, seat, faults);
            faults.check(
                    s.seats[seat].route == Network.NONE,
                    PositionLoader.player(seat) + ".route",
                    "is chosen already, but the agenda lets the player choose one");
        }
        faults.check(
                s.agendaSize() == 1 + choosing && choosing > 0 && s.era == 0,
                AGENDA,
                "before the first turn there are only the steps 'route-card'");
        checkRoutes(s, choosing, faults);
        return s.agendaSize();
    }

    private static void checkRoutes(State s, int choosing, Faults faults) {
        int open = choosing == 0 ? 0 : choosing + 1;
        faults.check(
                Integer.bitCount(s.openRoutes) == open,
                "table.openRoutes",
                "must be " + open + " route cards, not " + Integer.bitCount(s.openRoutes) + " (SETUP-7)");
        for (int i = choosing; i < s.seatCount; i++) {
            int seat = (s.startSeat + i) % s.seatCount;
            faults.check(
                    s.seats[seat].route != Network.NONE,
                    PositionLoader.player(seat) + ".route",
                    "is missing (SETUP-7)");
        }
    }

    private static int turn(State s, Faults faults) {
        faults.check(s.agendaSize() == 1, AGENDA, "nothing can wait before a turn that has not begun");
        expect(s, 0, StepKind.TURN, s.turn.seat, faults);
        return 1;
    }

    /** The phases of a turn that are still to come (TURN-1). */
    private static int phases(State s, Faults faults) {
        StepKind[] phases = {StepKind.END_TURN, StepKind.TRUCKS, StepKind.ACTION, StepKind.CLAIM};
        int base = 0;
        while (base < phases.length && base < s.agendaSize() && kind(s, base) == phases[base]) {
            expect(s, base, phases[base], s.turn.seat, faults);
            base++;
        }
        return base;
    }

    /** Route cards clockwise from the trigger, then the next era (ERA-3). */
    private static int administration(State s, Faults faults) {
        if (s.trigger == Network.NONE) {
            faults.add("table.trigger", "is missing: somebody triggered the end of the era that is administered");
            return s.agendaSize();
        }
        int base = 1;
        while (base < s.agendaSize() && kind(s, base) == StepKind.ROUTE_REWARD) {
            expect(s, base, StepKind.ROUTE_REWARD, (s.trigger + s.seatCount - base) % s.seatCount, faults);
            base++;
        }
        faults.check(base <= s.seatCount + 1, AGENDA, "has more route rewards than players");
        return base;
    }
}
