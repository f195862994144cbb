package autobahn.engine.internal.position;

import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Building;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.rule.Trucks;
import autobahn.engine.internal.step.Step;
import autobahn.engine.internal.step.StepKind;
import autobahn.engine.internal.step.Steps;

/** One step of an action or a bonus that waits on the agenda. */
final class StepCheck {
    private StepCheck() {}

    /** @param ownTurn whether a turn runs, in which everything is about the player whose turn it is */
    static void check(State s, int index, boolean ownTurn, String place, Lexicon words, Faults faults) {
        long step = s.agendaAt(index);
        StepKind kind = StepKind.of(step);
        int seat = Step.seat(step);
        faults.check(
                !ownTurn || seat == s.turn.seat,
                place + ".seat",
                "must be " + s.turn.seat + ", whose turn it is, not " + seat);
        switch (kind) {
            case ROUTE_CARD, FIRST_TURN, TURN, CLAIM, ACTION, TRUCKS, END_TURN, ROUTE_REWARD, NEXT_ERA ->
                faults.add(place + ".step", Names.word(kind) + " cannot come on top of what follows it");
            case SECOND_SECTION -> {
                int first = Step.arg(step, 1);
                boolean open = first != Trucks.NOWHERE
                        && (Building.doubleTargets(s, seat, Step.arg(step, 0)) >>> first & 1) != 0;
                faults.check(
                        open && ownTurn && index == s.agendaSize() - 1,
                        place + ".arguments.first",
                        "must be a section that can be built and paid together with another one now (CARD-A4)");
            }
            case CHOSEN_SECTION -> {
                int section = Step.arg(step, 0);
                boolean open = section != Trucks.NOWHERE && ownTurn && s.sectionsBuilt < s.tables.sectionSupply;
                faults.check(
                        open && (s.frontier & ~s.built & ~s.roadblocks & 1L << section) != 0,
                        place + ".arguments.section",
                        "must be a section that can be built now (BUILD-1)");
            }
            case DRIVE -> {
                int at = s.seats[seat].truckPlace[Steps.driveTruck(step)];
                faults.check(
                        Steps.driveSteps(step) == 0 || at != Seat.OFF && at < Seat.DEPOT,
                        place + ".arguments.truck",
                        "a truck under way stands on a section");
            }
            default -> {}
        }
    }

    /** Money that sections in the making will cost is set aside. */
    static void checkReserved(State s, Faults faults) {
        int reserved = 0;
        int sections = 0;
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (StepKind.of(step) == StepKind.CHOSEN_SECTION) {
                reserved += Step.arg(step, 1);
                sections++;
            } else if (StepKind.of(step) == StepKind.PAY_RESERVED) {
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
