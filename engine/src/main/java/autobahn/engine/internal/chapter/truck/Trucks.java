package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.chapter.Modules;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.StepKind;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Turn;

/**
 * Moving trucks (MOVE-1 to MOVE-6).
 *
 * <p>A truck stands on a section, or in a depot and so at a city; one step takes it to any built section next to it. It
 * may pass other trucks, so a step onto an occupied section is offered only if the steps left lead to a legal end.
 */
public final class Trucks {
    /** Both trucks of a player. */
    public static final int ALL = 3;

    private static final int DUAL_CARRIAGEWAY = 1;
    private static final int LOADED_BY_I3 = 1;
    private static final int WITH_A3 = 2;

    private Trucks() {}

    /**
     * Trucks that may move in phase 3 now (MOVE-1): each once, if it stands on an autobahn of the card's colours when its own
     * movement begins.
     */
    public static int toMove(State s, int seat) {
        Turn turn = s.turn;
        Seat player = s.seats[seat];
        int trucks = 0;
        if (turn.card != Turn.NONE) {
            for (int truck = 0; truck < player.usableTrucks; truck++) {
                boolean waits = !Bits.has(turn.trucksMoved, truck);
                trucks |= waits && standsOn(s, player.truckPlace[truck], turn.colours) ? Bits.small(truck) : 0;
            }
        }
        return trucks;
    }

    /** Whether a place is on the board and on one of some autobahns. */
    private static boolean standsOn(State s, int place, int colours) {
        return place != Seat.OFF && (coloursOf(s, place) & colours) != 0;
    }

    /** Whether some truck of a player stands on one of some autobahns. */
    public static boolean anyOn(State s, int seat, int colours) {
        int[] places = s.seats[seat].truckPlace;
        return standsOn(s, places[0], colours) || standsOn(s, places[1], colours);
    }

    /** The autobahn on which a truck stands; in a depot it is the depot's alone, or all of its city's by ruling (LOAD-3). */
    public static int coloursOf(State s, int place) {
        if (place < Seat.DEPOT) {
            return Bits.small(s.map.sectionColour[place]);
        }
        int depot = place - Seat.DEPOT;
        return s.figures.rulings.depotOnOneAutobahn()
                ? Bits.small(s.map.depotColour[depot])
                : s.map.cityColours[s.map.depotCity[depot]];
    }

    public static boolean onDualCarriageway(State s, int place) {
        return place < Seat.DEPOT && Bits.has(s.upgraded, s.map.sectionLink[place]);
    }

    /** Steps that a truck which begins to move in phase 3 now has (MOVE-2). */
    public static int phaseSteps(State s, int seat, int truck) {
        Turn turn = s.turn;
        return s.figures.truckSteps[s.era]
                + (onDualCarriageway(s, s.seats[seat].truckPlace[truck]) ? DUAL_CARRIAGEWAY : 0)
                + (turn.boostedTruck == truck ? LOADED_BY_I3 : 0)
                + (s.figures.cardKind[turn.card] == CardKind.A3 ? WITH_A3 : 0);
    }

    /** Sections one step away from a place, built or not. */
    public static long adjacent(State s, int place) {
        return place >= Seat.DEPOT
                ? s.map.citySections[s.map.depotCity[place - Seat.DEPOT]]
                : s.map.sectionAdjacent[place];
    }

    /** Built sections one step away from a place. */
    private static long exits(State s, int place) {
        return adjacent(s, place) & s.built;
    }

    /** Sections on which a truck may not end its movement (MOVE-4). */
    public static long closed(State s, int seat, int truck) {
        return (standing(s, seat, truck) | Modules.closedSections(s)) & ~Modules.wineGoals(s, seat, truck);
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

    /** Country that a truck on a place could deliver to with one step more, or NONE. */
    private static int destination(State s, int seat, int truck, int place) {
        return place < Seat.DEPOT && !Modules.carriesWine(s, seat, truck) ? s.map.sectionCountry[place] : RoadMap.NONE;
    }

    /** Whether a truck may end its movement where it stands. */
    public static boolean mayStop(State s, int seat, int truck) {
        return !Bits.has(closedNow(s, seat, truck), s.seats[seat].truckPlace[truck]);
    }

    /** Sections on which a truck that moves now may not end. */
    private static long closedNow(State s, int seat, int truck) {
        return closed(s, seat, truck) | onlyEndOfOthers(s, seat, truck);
    }

    /** Adds a truck's possible next steps. */
    public static void addSteps(State s, int seat, int truck, int steps, int previous, MoveList out) {
        int place = s.seats[seat].truckPlace[truck];
        if (place != Seat.OFF && steps > 0) {
            addSteps(s, seat, truck, place, steps, previous, closedNow(s, seat, truck), out);
        }
    }

    /**
     * Adds the possible next steps of a truck that is under way, and stopping where it stands.
     *
     * @param full whether it goes on as long as it can
     */
    public static void addStepsOrStop(
            State s, int seat, int truck, int steps, int previous, boolean full, MoveList out) {
        int place = s.seats[seat].truckPlace[truck];
        if (place != Seat.OFF && steps > 0) {
            long closed = closedNow(s, seat, truck);
            addSteps(s, seat, truck, place, steps, previous, closed, out);
            if (out.size() > 0 && !full && !Bits.has(closed, place)) {
                out.add(MoveType.STOP.move(truck));
            }
        }
    }

    private static void addSteps(
            State s, int seat, int truck, int place, int steps, int previous, long closed, MoveList out) {
        boolean delivers = !Modules.carriesWine(s, seat, truck);
        for (long bits = exits(s, place) & ~turningBack(s, previous); bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            if (leadsToEnd(s, section, place, steps - 1, closed, delivers)) {
                out.add(MoveType.DRIVE.move(truck, section));
            }
        }
        int country = destination(s, seat, truck, place);
        if (country != RoadMap.NONE) {
            out.add(MoveType.DELIVER.move(truck, country));
        }
    }

    /** Whether some truck of a set could be moved by some steps. */
    public static boolean anyCanMove(State s, int seat, int trucks, int steps) {
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            int place = s.seats[seat].truckPlace[truck];
            if (Bits.has(trucks, truck) && place != Seat.OFF) {
                if (destination(s, seat, truck, place) != RoadMap.NONE) {
                    return true;
                }
                long closed = closedNow(s, seat, truck);
                boolean delivers = !Modules.carriesWine(s, seat, truck);
                for (long bits = exits(s, place); bits != 0; bits = Bits.rest(bits)) {
                    if (leadsToEnd(s, Bits.first(bits), place, steps - 1, closed, delivers)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static long turningBack(State s, int previous) {
        return previous != Steps.NOWHERE && s.figures.rulings.noTurningBack() ? Bits.one(previous) : 0;
    }

    /** Whether a truck on a section can end there or, with the steps left, farther on. */
    private static boolean leadsToEnd(State s, int section, int previous, int steps, long closed, boolean delivers) {
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
        for (long bits = exits(s, section) & ~turningBack(s, left); bits != 0; bits = Bits.rest(bits)) {
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
            if (StepKind.DRIVE.is(step) && Steps.driveTruck(step) != truck && Step.seat(step) == seat) {
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
        boolean delivers = !Modules.carriesWine(s, seat, truck);
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

    /**
     * Moves a truck by one step; stations that it passes are seen to before it goes on.
     *
     * @param full whether it goes on as long as it can
     */
    public static void drive(State s, int seat, int truck, int section, int stepsLeft, boolean full) {
        Seat player = s.seats[seat];
        int from = player.truckPlace[truck];
        player.truckPlace[truck] = section;
        s.turn.leave(truck, from);
        if (s.listener != null) {
            s.emit(new Event.TruckMoved(seat, truck + 1, Names.section(s.figures, section)));
        }
        boolean arrives = stepsLeft == 0 || s.figures.rulings.wineArrivesInPassing();
        if (arrives && Modules.winePasses(s, seat, truck, section)) {
            Wine.bringHome(s, seat, truck);
        } else if (stepsLeft > 0) {
            s.push(Steps.drive(seat, truck, stepsLeft, from < Seat.DEPOT ? from : Steps.NOWHERE, section, full));
        }
        Stations.drivenTo(s, seat, from, section);
    }

    /** A truck stays where it is: wine may have arrived there (WINE-4). */
    public static void stop(State s, int seat, int truck) {
        int place = s.seats[seat].truckPlace[truck];
        if (place != Seat.OFF && place < Seat.DEPOT && Modules.winePasses(s, seat, truck, place)) {
            Wine.bringHome(s, seat, truck);
        }
    }

    /**
     * A truck under way can go no farther and may not stop where it is, beside another one: a bonus of its own has brought a
     * traffic token to the end that it had. It goes back to the last place on its way that is free (TRAF-4).
     */
    public static void stopBehind(State s, int seat, int truck) {
        int place = s.seats[seat].truckPlace[truck];
        if (place == Seat.OFF || place >= Seat.DEPOT) {
            return;
        }
        if (mayEndOn(s, seat, truck, place) || !s.figures.rulings.stopFartherBack()) {
            stop(s, seat, truck);
            return;
        }
        for (long trail = s.turn.trails[truck]; trail != 0; trail = Bits.dropByte(trail)) {
            int before = Bits.byteOf(trail, 0) - 1;
            if (before >= Seat.DEPOT || mayEndOn(s, seat, truck, before)) {
                putBack(s, seat, truck, before);
                return;
            }
        }
    }

    /** Puts a truck where it was before, on a section or in a depot; no station is passed. */
    public static void putBack(State s, int seat, int truck, int place) {
        s.seats[seat].truckPlace[truck] = place;
        if (s.listener != null && place < Seat.DEPOT) {
            s.emit(new Event.TruckMoved(seat, truck + 1, Names.section(s.figures, place)));
        }
    }

    /** Takes a truck off the board; whatever movement it was in is over. */
    public static void takeOff(State s, int seat, int truck) {
        s.seats[seat].truckPlace[truck] = Seat.OFF;
        if (seat == s.turn.seat) {
            s.turn.trails[truck] = 0;
            s.turn.boostedTruck = s.turn.boostedTruck == truck ? Turn.NONE : s.turn.boostedTruck;
        }
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (StepKind.DRIVE.is(step) && Steps.driveTruck(step) == truck && Step.seat(step) == seat) {
                s.replaceAgendaAt(i, Steps.drive(seat, truck, 0, Steps.NOWHERE, Steps.NOWHERE, false));
            }
        }
    }

    /** Whether a truck may end its movement on a section. */
    public static boolean mayEndOn(State s, int seat, int truck, int section) {
        return !Bits.has(closed(s, seat, truck), section);
    }

    /** Whether a truck that a DRIVE or MOVE_TRUCK step is about could reach an own station or a border with its steps. */
    public static boolean mayEarn(State s, long step) {
        boolean underWay = StepKind.DRIVE.is(step);
        int trucks = underWay ? Bits.small(Steps.driveTruck(step)) : Step.arg(step, 1);
        Seat player = s.seats[Step.seat(step)];
        long earning = s.map.borderSections;
        for (long bits = player.stations & ~s.turn.stationsPassed; bits != 0; bits = Bits.rest(bits)) {
            earning |= s.map.linkSections[Bits.first(bits)];
        }
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            int place = player.truckPlace[truck];
            if (Bits.has(trucks, truck) && place != Seat.OFF) {
                long reached = place < Seat.DEPOT ? Bits.one(place) : 0;
                for (int i = underWay ? Steps.driveSteps(step) : Step.arg(step, 0); i > 0; i--) {
                    reached |= reached == 0 ? exits(s, place) : s.map.adjacentTo(reached) & s.built;
                }
                if ((reached & earning) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
