package autobahn.engine.internal.position;

import autobahn.engine.internal.Network;
import autobahn.engine.internal.State;
import autobahn.engine.internal.step.StepKind;

/** Era, trigger and last round follow from the sections built (ERA-1, ERA-2). */
final class EraCheck {
    private EraCheck() {}

    static void check(State s, Faults faults) {
        int least = s.era == 0 ? 0 : s.tables.eraEnd[s.era - 1];
        int end = s.tables.eraEnd[s.era];
        faults.check(
                s.sectionsBuilt >= least,
                "table.era",
                "era " + (s.era + 1) + " begins with " + least + " sections built, not " + s.sectionsBuilt);
        boolean ending = s.trigger != Network.NONE;
        faults.check(
                ending == s.sectionsBuilt >= end,
                "table.trigger",
                ending
                        ? "nobody has triggered the end of the era: " + s.sectionsBuilt + " of " + end + " sections"
                        : "is missing: with " + s.sectionsBuilt + " of " + end + " sections the era is ending");
        boolean lastEra = s.era == s.tables.eraEnd.length - 1;
        if (s.turnsLeft != Network.NONE) {
            faults.check(ending && lastEra, "table.turnsLeft", "belongs to the last round of the last era only");
        }
        if (ending && turnRuns(s)) {
            int seat =
                    s.turnsLeft == Network.NONE ? s.trigger : (s.trigger + s.seatCount - s.turnsLeft + 1) % s.seatCount;
            faults.check(
                    s.turn.seat == seat && s.turnsLeft != 0,
                    "turn.seat",
                    "with this trigger and these turns left it must be the turn of seat " + seat);
        } else if (!turnRuns(s) && lastEra && ending) {
            faults.check(s.turnsLeft == 0, "table.turnsLeft", "must be 0 once the last round is over");
        }
    }

    /** Whether a turn lies at the bottom of the agenda, rather than the start, the administration or nothing. */
    static boolean turnRuns(State s) {
        if (s.agendaSize() == 0) {
            return false;
        }
        StepKind bottom = StepKind.of(s.agendaAt(0));
        return bottom == StepKind.TURN || bottom == StepKind.END_TURN;
    }
}
