package autobahn.engine.internal.position;

import autobahn.engine.Decision;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.chapter.era.DeadEnd;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.play.HandDealing;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.Set;

/**
 * The agenda stands on something that makes play go on: the choice of route cards, a turn, or the administration phase.
 * Above that lie only steps of bonuses and actions.
 */
final class AgendaCheck {
    private static final String AGENDA = "agenda";
    private static final Set<Enum<?>> SETTING_UP =
            Set.of(Effect.DEAL_BOARD, Effect.REFILL, Effect.LAY_TILE, Effect.LAY_DELIVERY_TILE);

    private AgendaCheck() {}

    /** What was entered by hand lies on top of all else; it must be what the step below it asks for. */
    static void check(State s, PositionFaults faults) {
        State below = s;
        if (s.byHand) {
            below = s.copy();
            if (below.agendaSize() > 0 && Step.is(Decision.DEAL, below.top())) {
                below.pop();
            }
            faults.check(HandDealing.fits(below), AGENDA, PositionFault.OUTCOME);
            while (below.agendaSize() > 0 && Step.is(Effect.DEALT, below.top())) {
                below.pop();
            }
        }
        checkBelow(below, faults);
    }

    private static void checkBelow(State s, PositionFaults faults) {
        if (s.agendaSize() == 0) {
            faults.check(s.turnsLeft == 0, AGENDA, PositionFault.GAME_OVER);
            checkRoutes(s, 0, faults);
            return;
        }
        int base = base(s, faults);
        boolean ownTurn = s.isTurnRunning();
        for (int i = base; i < s.agendaSize(); i++) {
            StepCheck.check(s, i, place(s, i), faults);
        }
        StepCheck.checkReserved(s, faults);
        boolean acting = base > 2 && ownTurn;
        faults.check(acting || !s.turn.mainPending(), "turn.mainDone", PositionFault.MAIN_DONE);
        faults.check(!acting || s.turn.trucksMoved == 0, "turn.trucksMoved", PositionFault.TRUCKS_AFTER);
        if (kind(s, 0) != Effect.FIRST_TURN && kind(s, 0) != Effect.START_PLAYER) {
            checkRoutes(s, 0, faults);
        }
    }

    /** Checks what everything stands on, and tells how many steps that are. */
    private static int base(State s, PositionFaults faults) {
        Enum<?> ground = kind(s, 0);
        if (ground == Effect.START_PLAYER) {
            return setUp(s, faults);
        }
        if (ground == Effect.FIRST_TURN) {
            return start(s, faults);
        }
        if (ground == Effect.TURN || ground == Effect.AUTOBOT) {
            return turn(s, faults);
        }
        if (ground == Decision.END_TURN) {
            return phases(s, faults);
        }
        if (ground == Effect.NEXT_ERA) {
            return administration(s, faults);
        }
        faults.add(AGENDA, PositionFault.GROUND);
        return s.agendaSize();
    }

    /** Dealt by hand: pieces are still laid out, and nothing else has happened. */
    private static int setUp(State s, PositionFaults faults) {
        boolean untouched = s.era == 0 && s.sectionsBuilt == 0 && s.openRoutes == 0;
        for (Seat player : s.seats) {
            untouched &= player.route == RoadMap.NONE;
        }
        for (int office : s.offices) {
            untouched &= office == 0;
        }
        for (int i = 1; i < s.agendaSize(); i++) {
            untouched &= SETTING_UP.contains(kind(s, i));
        }
        faults.check(untouched && s.byHand, AGENDA, PositionFault.SETTING_UP);
        return s.agendaSize();
    }

    private static Enum<?> kind(State s, int index) {
        return Step.kind(s.agendaAt(index));
    }

    /** Places count from the top, as they are written. */
    private static String place(State s, int index) {
        return AGENDA + "[" + (s.agendaSize() - 1 - index) + "]";
    }

    private static void expect(State s, int index, Enum<?> kind, int seat, PositionFaults faults) {
        long step = s.agendaAt(index);
        faults.check(
                Step.kind(step) == kind && Step.seat(step) == seat,
                place(s, index),
                PositionFault.STEP_OF,
                Names.word(kind),
                seat);
    }

    /** Route cards are chosen, the last player first (SETUP-7). */
    private static int start(State s, PositionFaults faults) {
        expect(s, 0, Effect.FIRST_TURN, s.startSeat, faults);
        boolean opening = s.byHand && kind(s, s.agendaSize() - 1) == Effect.OPEN_ROUTE;
        int choosing = Math.min(s.agendaSize() - (opening ? 2 : 1), s.options.players());
        for (int i = 0; i < choosing; i++) {
            int seat = chooser(s, i);
            expect(s, 1 + i, Decision.ROUTE_CARD, seat, faults);
            faults.check(
                    s.seats[seat].route == RoadMap.NONE, Places.player(seat) + ".route", PositionFault.ROUTE_CHOSEN);
        }
        faults.check(
                s.agendaSize() == (opening ? 2 : 1) + choosing && choosing > 0 && s.era == 0,
                AGENDA,
                PositionFault.ROUTE_STEPS);
        if (!opening) {
            checkRoutes(s, choosing, faults);
        }
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
                PositionFault.OPEN_ROUTES,
                open,
                Integer.bitCount(s.openRoutes));
        for (int i = choosing; i < s.options.players(); i++) {
            int seat = chooser(s, i);
            faults.check(
                    s.seats[seat].route != RoadMap.NONE, Places.player(seat) + ".route", PositionFault.ROUTE_MISSING);
        }
    }

    private static int turn(State s, PositionFaults faults) {
        int above = 1;
        while (above < s.agendaSize() && kind(s, above) == Effect.REFILL) {
            above++;
        }
        faults.check(s.agendaSize() == above, AGENDA, PositionFault.NOT_BEGUN_TURN);
        if (above == 1) {
            expect(s, 0, kind(s, 0), s.turn.seat, faults);
        }
        faults.check(
                kind(s, 0) == Effect.TURN || s.isAutobot(s.turn.seat),
                place(s, 0) + ".step",
                PositionFault.AUTOBOTS_STEP);
        return above;
    }

    /** The phases of a turn that are still to come (TURN-1). */
    private static int phases(State s, PositionFaults faults) {
        faults.check(!s.isAutobot(s.turn.seat), "turn.seat", PositionFault.AUTOBOTS_TURN);
        Decision[] phases = {Decision.END_TURN, Decision.TRUCKS, Decision.ACTION, Decision.CLAIM};
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
            faults.add("table.trigger", PositionFault.TRIGGER_MISSING);
            return s.agendaSize();
        }
        int base = 1;
        while (base < s.agendaSize() && kind(s, base) == Effect.ROUTE_REWARD) {
            expect(s, base, Effect.ROUTE_REWARD, (s.firstAdministered() + s.seatCount - base) % s.seatCount, faults);
            base++;
        }
        faults.check(base <= s.seatCount + 1, AGENDA, PositionFault.ROUTE_REWARDS);
        return base;
    }
}
