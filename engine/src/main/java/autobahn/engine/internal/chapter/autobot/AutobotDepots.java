package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Where Autobot may load (SOLO-5): each colour has one depot, black has one of each A7 city. */
final class AutobotDepots {
    static final int PHARMACEUTICALS = Goods.PHARMACEUTICALS.ordinal();
    private static final int LAST_ERA = 2;

    private AutobotDepots() {}

    /** The depot of a colour; in the third era the one with pharmaceuticals if it has one. */
    static int ofColour(State s, int colour) {
        int found = RoadMap.NONE;
        for (int depot = 0; depot < s.map.depots; depot++) {
            if (s.map.depotColour[depot] == colour) {
                boolean pharmaceuticals = s.map.depotGoods[depot] == PHARMACEUTICALS;
                found = pharmaceuticals == (s.era == LAST_ERA) || found == RoadMap.NONE && !pharmaceuticals
                        ? depot
                        : found;
            }
        }
        return found;
    }

    /** Black depots with some goods where a truck can be loaded now. */
    static long ofBlack(State s, int goods) {
        long depots = 0;
        for (int depot = 0; depot < s.map.depots; depot++) {
            if (s.map.depotGoods[depot] == goods && open(s, depot, Colour.BLACK.bit())) {
                depots |= Bits.one(depot);
            }
        }
        return depots;
    }

    /** Whether a depot of some colours is in a connected city and has room; its trucks load only off the board. */
    static boolean open(State s, int depot, int colours) {
        return Loading.open(s, depot, colours) && (s.figures.rulings.depotsShared() || empty(s, depot));
    }

    private static boolean empty(State s, int depot) {
        for (Seat seat : s.seats) {
            if (seat.truckPlace[0] == Seat.DEPOT + depot || seat.truckPlace[1] == Seat.DEPOT + depot) {
                return false;
            }
        }
        return true;
    }
}
