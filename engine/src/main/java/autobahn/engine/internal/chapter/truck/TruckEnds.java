package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Decision;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;

/**
 * Where a truck may end its movement (MOVE-4). It may pass other trucks, so a step onto an occupied section is offered only
 * if the steps left lead to a legal end.
 */
public final class TruckEnds {
    private TruckEnds() {}

    /** Sections on which a truck may not end its movement (MOVE-4). */
    public static long closed(State s, int seat, int truck) {
        return (standing(s, seat, truck) | s.modules.closedSections(s)) & ~s.modules.wineGoals(s, seat, truck);
    }

    /** Sections on which a truck stands, but for one truck. */
    private static long standing(State s, int seat, int truck) {
        long sections = 0;
        for (int other = 0; other < s.seatCount; other++) {
            int[] places = s.seats[other].truckPlace;
            for (int t = 0; t < Seat.TRUCKS; t++) {
                int place = places[t];
                if (place != Seat.OFF && place < Seat.DEPOT && (other != seat || t != truck)) {
                    sections |= Bits.one(place);
                }
            }
        }
        return sections;
    }

    /** Whether a truck may end its movement on a section. */
    public static boolean mayEndOn(State s, int seat, int truck, int section) {
        return !Bits.has(closed(s, seat, truck), section);
    }

    /** Whether a truck may end its movement where it stands. */
    public static boolean mayStop(State s, int seat, int truck) {
        return !Bits.has(closedNow(s, seat, truck), s.seats[seat].truckPlace[truck]);
    }

    /** Sections on which a truck that moves now may not end. */
    static long closedNow(State s, int seat, int truck) {
        return closed(s, seat, truck) | onlyEndOfOthers(s, seat, truck);
    }

    static long turningBack(State s, int previous) {
        return previous != Steps.NOWHERE && s.figures.rulings.noTurningBack() ? Bits.one(previous) : 0;
    }

    /** Whether a truck on a section can end there or, with the steps left, farther on. */
    static boolean leadsToEnd(State s, int section, int previous, int steps, long closed, boolean delivers) {
        if (!Bits.has(closed, section)) {
            return true;
        }
        if (steps == 0) {
            return false;
        }
        if (delivers && s.map.sectionCountry[section] != RoadMap.NONE) {
            return true;
        }
        int left = previous < Seat.DEPOT ? previous : Steps.NOWHERE;
        for (long bits = Trucks.exits(s, section) & ~turningBack(s, left); bits != 0; bits = Bits.rest(bits)) {
            if (leadsToEnd(s, Bits.first(bits), section, steps - 1, closed, delivers)) {
                return true;
            }
        }
        return false;
    }

    /**
     * A bonus may move one truck while another of the same player is under way on an occupied section. If that one has a
     * single legal end left, the first must not take it: this is that section as a mask, 0 nearly always.
     */
    private static long onlyEndOfOthers(State s, int seat, int truck) {
        long taken = 0;
        for (int i = s.agendaSize() - 1; i >= 0; i--) {
            long step = s.agendaAt(i);
            if (Step.is(Decision.DRIVE, step) && Steps.driveTruck(step) != truck && Step.seat(step) == seat) {
                taken |= onlyEnd(s, seat, step, truck);
            }
        }
        return taken;
    }

    private static long onlyEnd(State s, int seat, long drive, int mover) {
        int truck = Steps.driveTruck(drive);
        int place = s.seats[seat].truckPlace[truck];
        int moverPlace = s.seats[seat].truckPlace[mover];
        if (place == Seat.OFF || place >= Seat.DEPOT) {
            return 0;
        }
        long closed = closed(s, seat, truck);
        if (moverPlace != Seat.OFF && moverPlace < Seat.DEPOT) {
            closed &= ~Bits.one(moverPlace);
        }
        int previous = Steps.drivePrevious(drive, place);
        boolean delivers = !s.seats[seat].carriesWine(truck);
        if (!leadsToEnd(s, place, previous, Steps.driveSteps(drive), closed, delivers)) {
            return 0;
        }
        long found = 0;
        for (int section = 0; section < s.map.sections; section++) {
            long bit = Bits.one(section);
            if ((closed & bit) == 0
                    && !leadsToEnd(s, place, previous, Steps.driveSteps(drive), closed | bit, delivers)) {
                found |= bit;
            }
        }
        return found;
    }
}
