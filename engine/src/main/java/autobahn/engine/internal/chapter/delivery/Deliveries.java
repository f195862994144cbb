package autobahn.engine.internal.chapter.delivery;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Delivering goods abroad (DELIV-1 to DELIV-7). */
public final class Deliveries {
    private static final Goods[] GOODS = Goods.values();

    private Deliveries() {}

    /** A truck has left the board for a country with its goods. */
    public static void deliver(State s, int seat, int truck, int country) {
        Seat player = s.seats[seat];
        Goods goods = GOODS[player.truckGoods[truck]];
        player.delivered |= Bits.small(country);
        Edition.Country data = s.figures.edition.trade().countries().get(country);
        if (s.listener != null) {
            s.emit(new Event.GoodsDelivered(seat, truck + 1, data.name(), goods));
        }
        if (goods == Goods.PHARMACEUTICALS) {
            if (!Bits.has(s.pharmaceuticals, country)) {
                s.pharmaceuticals |= Bits.small(country);
                s.solo.pharmaceuticalsDelivered(s, country);
                s.bonuses.grant(s, seat, data.pharmaceuticals(), MoneyReason.DELIVERY);
            } else {
                payIcon(s, seat, country);
            }
        } else if (wish(s, player, country).goods() != goods) {
            payIcon(s, seat, country);
        } else if (!Bits.has(player.claimable | player.claimed, country)) {
            player.claimable |= Bits.small(country);
        } else if (s.figures.rulings.usedGoodsIconPays()) {
            payIcon(s, seat, country);
        }
        s.push(Steps.deliveryTile(seat, country));
    }

    public static Edition.Wish wish(State s, Seat player, int country) {
        return s.figures
                .edition
                .trade()
                .boards()
                .get(player.deliveryBoard)
                .wishes()
                .get(country);
    }

    /** The DM icon, once (DELIV-4). */
    private static void payIcon(State s, int seat, int country) {
        Seat player = s.seats[seat];
        if (!Bits.has(player.paid, country)) {
            player.paid |= Bits.small(country);
            s.gain(seat, s.figures.edition.trade().countries().get(country).money(), MoneyReason.DELIVERY);
        }
    }

    /** Delivery tiles left in a country, as a mask of kinds. */
    public static int tiles(State s, int country) {
        int kinds = 0;
        for (int i = 3 * country; i < 3 * country + 3; i++) {
            kinds |= s.deliveryTiles[i] == 0 ? 0 : Bits.small(s.deliveryTiles[i] - 1);
        }
        return kinds;
    }

    /** Takes a tile of that kind; it may be used from the next turn on (DELIV-2). */
    public static void takeTile(State s, int seat, int country, int kind) {
        int at = 3 * country;
        while (s.deliveryTiles[at] != kind + 1) {
            at++;
        }
        s.deliveryTiles[at] = 0;
        s.turn.lockTile(kind);
        s.bonuses.takeTile(s, seat, kind);
    }

    public static void claim(State s, int seat, int country) {
        Seat player = s.seats[seat];
        player.claimable &= ~Bits.small(country);
        player.claimed |= Bits.small(country);
        Edition.Wish wish = wish(s, player, country);
        if (s.listener != null) {
            String name = s.figures.edition.trade().countries().get(country).name();
            s.emit(new Event.DeliveryClaimed(seat, name, Names.bonus(wish.bonus())));
        }
        s.bonuses.grant(s, seat, wish.bonus(), MoneyReason.DELIVERY);
    }
}
