package autobahn.engine.internal.chapter.delivery;

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
            report(p.claimable & ~p.delivered, place + ".claimable", words, faults, "was not delivered to");
            report(p.claimed & ~p.delivered, place + ".claimed", words, faults, "was not delivered to");
            report(p.paid & ~p.delivered, place + ".paid", words, faults, "was not delivered to");
            report(p.claimable & p.claimed, place + ".claimable", words, faults, "was claimed already (DELIV-4)");
            faults.check(
                    !Bits.has(boards, p.deliveryBoard),
                    place + ".deliveryBoard",
                    "lies before another player already (SETUP-5)");
            boards |= Bits.small(p.deliveryBoard);
            if (p.route != RoadMap.NONE) {
                faults.check(
                        !Bits.has(routes, p.route),
                        place + ".route",
                        words.route.name(p.route) + " exists once, and it is somewhere else already (SETUP-7)");
                routes |= Bits.one(p.route);
            }
        }
        report(
                s.pharmaceuticals & ~delivered,
                "table.pharmaceuticals",
                words,
                faults,
                "was not delivered to by anybody (DELIV-5)");
    }

    private static void report(int countries, String place, Lexicon words, PositionFaults faults, String message) {
        for (String name : Masks.list(countries, words.country::name)) {
            faults.add(place, name + " " + message);
        }
    }
}
