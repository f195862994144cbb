package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Event;
import autobahn.engine.edition.Goods;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.technology.Technologies;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Loading trucks (LOAD-1 to LOAD-3). */
public final class Loading {
    private Loading() {}

    /** Colours that have a depot in which a player could load a truck. */
    public static int colours(State s, int seat) {
        int colours = 0;
        if (s.figures.rulings.depotsShared()) {
            for (int colour = 0; colour < RoadMap.COLOURS; colour++) {
                colours |= (s.touched & s.map.depotCities[colour]) != 0 ? Bits.small(colour) : 0;
            }
        } else {
            for (int depot = 0; depot < s.map.depots; depot++) {
                boolean open = open(s, depot, RoadMap.ALL_COLOURS) && trucks(s, seat, depot) != 0;
                colours |= open ? Bits.small(s.map.depotColour[depot]) : 0;
            }
        }
        return colours;
    }

    /** Whether a depot is of some colours and in a city that a built section touches (LOAD-1). */
    public static boolean open(State s, int depot, int colours) {
        return Bits.has(s.touched, s.map.depotCity[depot]) && Bits.has(colours, s.map.depotColour[depot]);
    }

    /** Trucks that may be loaded: whichever one likes of the usable ones, also one that is under way (LOAD-2). */
    public static int trucks(Seat player) {
        return Bits.firstOnes(player.usableTrucks);
    }

    /** Those of them for which a depot has room: it holds any number or, by ruling, none but the truck itself (LOAD-3). */
    public static int trucks(State s, int seat, int depot) {
        int trucks = trucks(s.seats[seat]);
        if (!s.figures.rulings.depotsShared()) {
            for (int other = 0; other < s.seatCount; other++) {
                for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                    if (s.seats[other].truckPlace[truck] == Seat.DEPOT + depot) {
                        trucks &= other == seat ? Bits.small(truck) : 0;
                    }
                }
            }
        }
        return trucks;
    }

    /** @param steps how far the truck may move right after loading */
    public static void load(State s, int seat, int depot, int truck, int steps) {
        Seat player = s.seats[seat];
        recall(s, seat, truck);
        player.truckPlace[truck] = Seat.DEPOT + depot;
        player.truckGoods[truck] = s.map.depotGoods[depot];
        if (s.listener != null) {
            s.emit(new Event.TruckLoaded(
                    seat, truck + 1, Names.depot(s.figures, depot), Goods.values()[s.map.depotGoods[depot]]));
        }
        if (steps > 0) {
            s.push(Steps.moveTruck(seat, steps, Bits.small(truck), !s.figures.rulings.moveUpTo()));
        }
        Technologies.develop(s, seat, TechnologyKind.DEVELOP_ON_LOAD);
    }

    /** Takes a truck that is on the board back for another load; its goods are gone. */
    public static void recall(State s, int seat, int truck) {
        if (s.seats[seat].truckPlace[truck] != Seat.OFF) {
            if (s.listener != null) {
                s.emit(new Event.TruckRecalled(seat, truck + 1));
            }
            Trucks.takeOff(s, seat, truck);
        }
    }
}
