package autobahn.engine.internal.rule;

import autobahn.engine.Event;
import autobahn.engine.edition.Goods;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.Network;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.step.Steps;

/** Loading trucks (LOAD-1 to LOAD-3). */
public final class Loading {
    private Loading() {}

    /** Colours that have a depot in a city which a built section touches. */
    public static int colours(State s) {
        int colours = 0;
        for (int colour = 0; colour < Network.COLOURS; colour++) {
            colours |= (s.touched & s.network.depotCities[colour]) != 0 ? 1 << colour : 0;
        }
        return colours;
    }

    public static boolean open(State s, int depot, int colours) {
        return (s.touched >>> s.network.depotCity[depot] & 1) != 0
                && (colours >>> s.network.depotColour[depot] & 1) != 0;
    }

    /** Trucks that may be loaded: one off the board if there is one, else any of those on it. */
    public static int trucks(Seat player) {
        for (int truck = 0; truck < player.usableTrucks; truck++) {
            if (player.truckPlace[truck] == Seat.OFF) {
                return 1 << truck;
            }
        }
        return (1 << player.usableTrucks) - 1;
    }

    /** @param steps how far the truck may move right after loading */
    public static void load(State s, int seat, int depot, int truck, int steps) {
        Seat player = s.seats[seat];
        recall(s, seat, truck);
        player.truckPlace[truck] = Seat.DEPOT + depot;
        player.truckGoods[truck] = s.network.depotGoods[depot];
        if (s.listener != null) {
            s.emit(new Event.TruckLoaded(
                    seat, truck + 1, Names.depot(s.tables, depot), Goods.values()[s.network.depotGoods[depot]]));
        }
        if (steps > 0) {
            s.push(Steps.moveTruck(seat, steps, 1 << truck));
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
