package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;

/**
 * Driving trucks (MOVE-3, MOVE-5, MOVE-6). A truck stands on a section, or in a depot and so at a city; one step takes it to
 * any built section next to it.
 */
public final class Driving {
    private Driving() {}

    /** Country that a truck on a place could deliver to with one step more, or NONE. */
    private static int destination(State s, int seat, int truck, int place) {
        return place < Seat.DEPOT && !s.seats[seat].carriesWine(truck) ? s.map.sectionCountry[place] : RoadMap.NONE;
    }

    /** Adds a truck's possible next steps. */
    public static void addSteps(State s, int seat, int truck, int steps, int previous, MoveList out) {
        int place = s.seats[seat].truckPlace[truck];
        if (place != Seat.OFF && steps > 0) {
            addSteps(s, seat, truck, place, steps, previous, TruckEnds.closedNow(s, seat, truck), out);
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
            long closed = TruckEnds.closedNow(s, seat, truck);
            addSteps(s, seat, truck, place, steps, previous, closed, out);
            if (out.size() > 0 && !full && !Bits.has(closed, place)) {
                out.add(MoveType.STOP.move(truck));
            }
        }
    }

    private static void addSteps(
            State s, int seat, int truck, int place, int steps, int previous, long closed, MoveList out) {
        boolean delivers = !s.seats[seat].carriesWine(truck);
        for (long bits = Trucks.exits(s, place) & ~TruckEnds.turningBack(s, previous);
                bits != 0;
                bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            if (TruckEnds.leadsToEnd(s, section, place, steps - 1, closed, delivers)) {
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
                long closed = TruckEnds.closedNow(s, seat, truck);
                boolean delivers = !s.seats[seat].carriesWine(truck);
                for (long bits = Trucks.exits(s, place); bits != 0; bits = Bits.rest(bits)) {
                    if (TruckEnds.leadsToEnd(s, Bits.first(bits), place, steps - 1, closed, delivers)) {
                        return true;
                    }
                }
            }
        }
        return false;
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
        boolean over = arrives && s.modules.wineArrives(s, seat, truck, section);
        if (!over && stepsLeft > 0) {
            s.push(Steps.drive(seat, truck, stepsLeft, from < Seat.DEPOT ? from : Steps.NOWHERE, section, full));
        }
        Stations.drivenTo(s, seat, from, section);
    }

    /** A truck stays where it is: wine may have arrived there (WINE-4). */
    public static void stop(State s, int seat, int truck) {
        int place = s.seats[seat].truckPlace[truck];
        if (place != Seat.OFF && place < Seat.DEPOT) {
            s.modules.wineArrives(s, seat, truck, place);
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
        if (TruckEnds.mayEndOn(s, seat, truck, place) || !s.figures.rulings.stopFartherBack()) {
            stop(s, seat, truck);
            return;
        }
        for (long trail = s.turn.trails[truck]; trail != 0; trail = Bits.dropByte(trail)) {
            int before = Bits.byteOf(trail, 0) - 1;
            if (before >= Seat.DEPOT || TruckEnds.mayEndOn(s, seat, truck, before)) {
                Trucks.putBack(s, seat, truck, before);
                return;
            }
        }
    }

    /** Whether a truck that a DRIVE or MOVE_TRUCK step is about could reach an own station or a border with its steps. */
    public static boolean mayEarn(State s, long step) {
        boolean underWay = Step.is(Decision.DRIVE, step);
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
                    reached |= reached == 0 ? Trucks.exits(s, place) : s.map.adjacentTo(reached) & s.built;
                }
                if ((reached & earning) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
