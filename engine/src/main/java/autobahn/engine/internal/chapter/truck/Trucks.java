package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Turn;

/** Trucks where they stand: which may move in phase 3 and how far (MOVE-1, MOVE-2). */
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
    static long exits(State s, int place) {
        return adjacent(s, place) & s.built;
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
        if (seat == s.actor()) {
            s.turn.trails[truck] = 0;
            s.turn.boostedTruck = s.turn.boostedTruck == truck ? Turn.NONE : s.turn.boostedTruck;
        }
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (Step.is(Decision.DRIVE, step) && Steps.driveTruck(step) == truck && Step.seat(step) == seat) {
                s.replaceAgendaAt(i, Steps.drive(seat, truck, 0, Steps.NOWHERE, Steps.NOWHERE, false));
            }
        }
    }
}
