package autobahn.engine.internal.position;

import autobahn.engine.internal.chapter.era.DeadEnd;
import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.StepKind;

/**
 * The agenda stands on something that makes play go on: the choice of route cards, a turn, or the administration phase.
 * Above that lie only steps of bonuses and actions.
 */
final class AgendaCheck {
    private static final String AGENDA = "agenda";

    private AgendaCheck() {}

    static void check(State s, PositionFaults faults) {
        if (s.agendaSize() == 0) {
            faults.check(
                    s.turnsLeft == 0, AGENDA, "is empty, which it is only when the game is over: add a step 'turn'");
            checkRoutes(s, 0, faults);
            return;
        }
        int base = switch (kind(s, 0)) {
            case FIRST_TURN -> start(s, faults);
            case TURN, AUTOBOT -> turn(s, faults);
            case END_TURN -> phases(s, faults);
            case NEXT_ERA -> administration(s, faults);
            default -> {
                faults.add(AGENDA, "must end with first-turn, turn, end-turn or next-era, so that play goes on");
                yield s.agendaSize();
            }
        };
        boolean ownTurn = s.isTurnRunning();
        for (int i = base; i < s.agendaSize(); i++) {
            StepCheck.check(s, i, place(s, i), faults);
        }
        StepCheck.checkReserved(s, faults);
        boolean acting = base > 2 && ownTurn;
        faults.check(
                acting || !s.turn.mainPending(),
                "turn.mainDone",
                "must be true: a card is played and the agenda has no step 'action' for it");
        faults.check(!acting || s.turn.trucksMoved == 0, "turn.trucksMoved", "trucks move after the step 'action'");
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

    private static void expect(State s, int index, StepKind kind, int seat, PositionFaults faults) {
        long step = s.agendaAt(index);
        faults.check(
                StepKind.of(step) == kind && Step.seat(step) == seat,
                place(s, index),
                "must be the step " + Names.word(kind) + " of seat " + seat);
    }

    /** Route cards are chosen, the last player first (SETUP-7). */
    private static int start(State s, PositionFaults faults) {
        expect(s, 0, StepKind.FIRST_TURN, s.startSeat, faults);
        int choosing = Math.min(s.agendaSize() - 1, s.options.players());
        for (int i = 0; i < choosing; i++) {
            int seat = chooser(s, i);
            expect(s, 1 + i, StepKind.ROUTE_CARD, seat, faults);
            faults.check(
                    s.seats[seat].route == RoadMap.NONE,
                    Places.player(seat) + ".route",
                    "is chosen already, but the agenda lets the player choose one");
        }
        faults.check(
                s.agendaSize() == 1 + choosing && choosing > 0 && s.era == 0,
                AGENDA,
                "before the first turn there are only the steps 'route-card'");
        checkRoutes(s, choosing, faults);
        return s.agendaSize();
    }

    /** The people at the table in turn order; Autobot has no route card (SOLO-1). */
    private static int chooser(State s, int index) {
        return s.autobot == null ? (s.startSeat + index) % s.seatCount : index;
    }

    private static void checkRoutes(State s, int choosing, PositionFaults faults) {
        int open = choosing == 0 ? 0 : choosing + 1;
        faults.check(
                Integer.bitCount(s.openRoutes) == open,
                "table.openRoutes",
                "must be " + open + " route cards, not " + Integer.bitCount(s.openRoutes) + " (SETUP-7)");
        for (int i = choosing; i < s.options.players(); i++) {
            int seat = chooser(s, i);
            faults.check(s.seats[seat].route != RoadMap.NONE, Places.player(seat) + ".route", "is missing (SETUP-7)");
        }
    }

    private static int turn(State s, PositionFaults faults) {
        faults.check(s.agendaSize() == 1, AGENDA, "nothing can wait before a turn that has not begun");
        expect(s, 0, kind(s, 0), s.turn.seat, faults);
        faults.check(
                kind(s, 0) == StepKind.TURN || s.isAutobot(s.turn.seat),
                place(s, 0) + ".step",
                "autobot is for the turn of Autobot only (SOLO-2)");
        return 1;
    }

    /** The phases of a turn that are still to come (TURN-1). */
    private static int phases(State s, PositionFaults faults) {
        faults.check(
                !s.isAutobot(s.turn.seat),
                "turn.seat",
                "Autobot's turn has no phases: its step is 'autobot' or 'turn' (SOLO-2)");
        StepKind[] phases = {StepKind.END_TURN, StepKind.TRUCKS, StepKind.ACTION, StepKind.CLAIM};
        int base = 0;
        while (base < phases.length && base < s.agendaSize() && kind(s, base) == phases[base]) {
            expect(s, base, phases[base], s.turn.seat, faults);
            base++;
        }
        return base;
    }

    /** Route cards clockwise from the trigger, or whose turn ended in a dead end, then the next era (ERA-3, ERA-5). */
    private static int administration(State s, PositionFaults faults) {
        if (s.trigger == RoadMap.NONE && s.deadRounds < DeadEnd.ROUNDS) {
            faults.add("table.trigger", "is missing: somebody triggered the end of the era that is administered");
            return s.agendaSize();
        }
        int base = 1;
        while (base < s.agendaSize() && kind(s, base) == StepKind.ROUTE_REWARD) {
            expect(s, base, StepKind.ROUTE_REWARD, (Eras.first(s) + s.seatCount - base) % s.seatCount, faults);
            base++;
        }
        faults.check(base <= s.seatCount + 1, AGENDA, "has more route rewards than players");
        return base;
    }
}
