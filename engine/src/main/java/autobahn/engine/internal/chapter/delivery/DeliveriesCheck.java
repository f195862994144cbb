package autobahn.engine.internal.chapter.delivery;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Deliveries, their rewards and route cards fit together (DELIV-3 to DELIV-7, SETUP-5, SETUP-7). */
public final class DeliveriesCheck {
    private DeliveriesCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        int boards = 0;
        long routes = s.openRoutes;
        int delivered = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            String place = Places.player(seat);
            delivered |= p.delivered;
            report(p.claimable & ~p.delivered, place + ".claimable", words, faults, PositionFault.NOT_DELIVERED);
            report(p.claimed & ~p.delivered, place + ".claimed", words, faults, PositionFault.NOT_DELIVERED);
            report(p.paid & ~p.delivered, place + ".paid", words, faults, PositionFault.NOT_DELIVERED);
            report(p.claimable & p.claimed, place + ".claimable", words, faults, PositionFault.CLAIMED);
            faults.check(!Bits.has(boards, p.deliveryBoard), place + ".deliveryBoard", PositionFault.BOARD_TAKEN);
            boards |= Bits.small(p.deliveryBoard);
            if (p.route != RoadMap.NONE) {
                faults.check(
                        !Bits.has(routes, p.route),
                        place + ".route",
                        PositionFault.ROUTE_ONCE,
                        words.route.name(p.route));
                routes |= Bits.one(p.route);
            }
        }
        report(s.pharmaceuticals & ~delivered, "table.pharmaceuticals", words, faults, PositionFault.NOBODY_DELIVERED);
    }

    private static void report(int countries, String place, Lexicon words, PositionFaults faults, PositionFault fault) {
        faults.addEach(Masks.list(countries, words.country::name), place, fault);
    }
}
