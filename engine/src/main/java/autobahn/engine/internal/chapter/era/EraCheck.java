package autobahn.engine.internal.chapter.era;

import autobahn.engine.Decision;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;

/** Era, trigger and last round follow from the sections built, or from a dead end (ERA-1, ERA-2, ERA-5). */
public final class EraCheck {
    private EraCheck() {}

    public static void check(State s, PositionFaults faults) {
        checkTarget(s, faults);
        boolean triggered = s.trigger != RoadMap.NONE;
        boolean deadEnd = s.deadRounds == DeadEnd.ROUNDS;
        boolean lastEra = s.era == s.figures.eraEnd.length - 1;
        faults.check(!deadEnd || !triggered, "table.trigger", PositionFault.DEAD_END_TRIGGER);
        faults.check(
                deadEnd || triggered == s.sectionsBuilt >= s.eraTarget,
                "table.trigger",
                triggered ? PositionFault.NOT_TRIGGERED : PositionFault.TRIGGERED,
                s.sectionsBuilt,
                s.eraTarget);
        boolean ending = triggered || deadEnd;
        if (s.turnsLeft != RoadMap.NONE) {
            faults.check(ending && lastEra, "table.turnsLeft", PositionFault.NOT_LAST_ROUND);
        }
        if (ending && turnRuns(s)) {
            checkTurn(s, deadEnd, faults);
        } else if (!turnRuns(s) && lastEra && ending) {
            faults.check(s.turnsLeft == 0, "table.turnsLeft", PositionFault.TURNS_OVER);
        }
    }

    /** Dead ends before bring the target down; an era has all its sections before it in any case. */
    private static void checkTarget(State s, PositionFaults faults) {
        int most = s.figures.eraEnd[s.era];
        int sections = s.figures.eraSections[s.era];
        if (s.era == 0) {
            faults.check(s.eraTarget == most, "table.eraTarget", PositionFault.FIRST_TARGET, most, s.eraTarget);
        } else {
            faults.check(
                    s.eraTarget >= sections && s.eraTarget <= most,
                    "table.eraTarget",
                    PositionFault.TARGET,
                    sections,
                    most,
                    s.eraTarget);
        }
        int least = s.eraTarget - sections;
        faults.check(s.sectionsBuilt >= least, "table.era", PositionFault.EARLY_ERA, s.era + 1, least, s.sectionsBuilt);
    }

    /** Whose turn it is once the end of the era is certain. */
    private static void checkTurn(State s, boolean deadEnd, PositionFaults faults) {
        boolean lastRound = s.turnsLeft != RoadMap.NONE;
        int first = deadEnd ? s.startSeat : s.seatAfter(s.trigger);
        int seat = lastRound ? (first + s.seatCount - s.turnsLeft) % s.seatCount : s.trigger;
        faults.check(lastRound || !deadEnd, "table.turnsLeft", PositionFault.DEAD_END_TURNS);
        faults.check(
                seat == RoadMap.NONE || turnOf(s) == seat && s.turnsLeft != 0,
                "turn.seat",
                PositionFault.TURN_OF,
                seat);
    }

    /** Whose turn runs, or begins once the display is dealt by hand. */
    private static int turnOf(State s) {
        long bottom = s.agendaAt(0);
        return Step.is(Effect.TURN, bottom) ? Step.seat(bottom) : s.turn.seat;
    }

    /** Whether a turn lies at the bottom of the agenda, rather than the start, the administration or nothing. */
    static boolean turnRuns(State s) {
        if (s.agendaSize() == 0) {
            return false;
        }
        Enum<?> bottom = Step.kind(s.agendaAt(0));
        return bottom == Effect.TURN || bottom == Effect.AUTOBOT || bottom == Decision.END_TURN;
    }
}
