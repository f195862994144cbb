package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.delivery.Deliveries;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** A truck of Autobot has reached its country (SOLO-8). */
final class AutobotDelivery {
    private AutobotDelivery() {}

    static void carryOut(State s, Autobot bot, int truck) {
        Seat seat = s.seats[Autobot.SEAT];
        int country = bot.destination[truck];
        Goods goods = Goods.values()[seat.truckGoods[truck]];
        Trucks.takeOff(s, Autobot.SEAT, truck);
        bot.destination[truck] = RoadMap.NONE;
        seat.delivered |= Bits.small(country);
        Edition.Country data = s.figures.edition.trade().countries().get(country);
        if (s.listener != null) {
            s.emit(new Event.GoodsDelivered(Autobot.SEAT, truck + 1, data.name(), goods));
        }
        if (goods == Goods.PHARMACEUTICALS) {
            if (!Bits.has(s.pharmaceuticals, country)) {
                s.pharmaceuticals |= Bits.small(country);
                s.bonuses.grant(s, Autobot.SEAT, data.pharmaceuticals(), MoneyReason.DELIVERY);
            }
        } else if (Deliveries.wish(s, seat, country).goods() == goods) {
            Development.advance(s, Autobot.SEAT, 1);
        }
        for (int i = 3 * country; i < 3 * country + 3; i++) {
            if (s.deliveryTiles[i] != 0) {
                int kind = s.deliveryTiles[i] - 1;
                s.deliveryTiles[i] = 0;
                AutobotBonuses.takeTile(s, bot, kind);
                break;
            }
        }
    }
}
