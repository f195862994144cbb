package autobahn.engine.internal.position;

import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.lexicon.Faults;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.StepKind;
import autobahn.engine.internal.state.Steps;

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
        faults.check(!s.isAutobot(seat), place + ".seat", "Autobot has nothing to decide (SOLO-2)");
        switch (kind) {
            case ROUTE_CARD, FIRST_TURN, TURN, CLAIM, ACTION, TRUCKS, END_TURN, ROUTE_REWARD, NEXT_ERA, AUTOBOT ->
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
                boolean gone = s.sectionsBuilt == s.tables.sectionSupply;
                faults.check(
                        ownTurn
                                && section != Trucks.NOWHERE
                                && (gone || (s.built >>> section & 1) != 0 || Building.mayBePlaced(s, section)),
                        place + ".arguments.section",
                        "must be a section that can be built now, or that a bonus has built (BUILD-1)");
            }
            case TRAFFIC -> {
                int link = Step.arg(step, 0);
                faults.check(s.withTraffic, place + ".step", "belongs to the module traffic, which is not in play");
                faults.check(
                        (s.upgraded >>> link & 1) != 0,
                        place + ".arguments.link",
                        "must be the link that was upgraded (TRAF)");
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
