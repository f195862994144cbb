package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.delivery.Deliveries;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Loading Autobot's trucks (SOLO-5). */
final class AutobotLoading {
    /** Countries that only the third era opens. */
    private static final int LAST_ERA = 2;

    private AutobotLoading() {}

    static boolean canLoad(State s, Autobot bot, int colour) {
        int truck = Autobot.freeTruck(s.seats[Autobot.SEAT]);
        if (truck == RoadMap.NONE) {
            return false;
        }
        if (wineCard(s, bot, colour, truck) != RoadMap.NONE) {
            return true;
        }
        if (colour == Colour.BLACK.ordinal()) {
            return countries(s, bot, RoadMap.NONE) != 0;
        }
        int depot = AutobotDepots.ofColour(s, colour);
        if (depot == RoadMap.NONE || !AutobotDepots.open(s, depot, Bits.small(colour))) {
            return false;
        }
        int goods = s.map.depotGoods[depot];
        return goods == AutobotDepots.PHARMACEUTICALS
                ? Priorities.pharmaceuticals(s, bot, truck, RoadMap.NONE) != RoadMap.NONE
                : countries(s, bot, goods) != 0;
    }

    static void load(State s, Autobot bot, int colour) {
        int truck = Autobot.freeTruck(s.seats[Autobot.SEAT]);
        if (truck == RoadMap.NONE || !canLoad(s, bot, colour)) {
            return;
        }
        int wine = wineCard(s, bot, colour, truck);
        if (wine != RoadMap.NONE) {
            bot.wineCards = 0;
            s.seats[Autobot.SEAT].wineCard = wine;
            s.seats[Autobot.SEAT].wine = Wine.LOADED;
            bot.destination[truck] = RoadMap.NONE;
            Wine.setOut(s, Autobot.SEAT, truck, wine);
            return;
        }
        int depot;
        if (colour == Colour.BLACK.ordinal()) {
            bot.destination[truck] = Priorities.country(s, countries(s, bot, RoadMap.NONE));
            depot = Priorities.depot(
                    s, AutobotDepots.ofBlack(s, wish(s, bot.destination[truck])), bot.destination[truck]);
        } else {
            depot = AutobotDepots.ofColour(s, colour);
            int goods = s.map.depotGoods[depot];
            bot.destination[truck] = goods == AutobotDepots.PHARMACEUTICALS
                    ? Priorities.pharmaceuticals(s, bot, truck, RoadMap.NONE)
                    : Priorities.country(s, countries(s, bot, goods));
        }
        Loading.load(s, Autobot.SEAT, depot, truck, 0);
        announce(s, bot, truck);
    }

    private static void announce(State s, Autobot bot, int truck) {
        if (s.listener != null) {
            s.emit(new Event.AutobotHeadsFor(truck + 1, Names.country(s.figures, bot.destination[truck])));
        }
    }

    private static int wish(State s, int country) {
        return Deliveries.wish(s, s.seats[Autobot.SEAT], country).goods().ordinal();
    }

    /** Countries neither delivered to nor under delivery that want some goods (NONE: any that a black depot has). */
    private static long countries(State s, Autobot bot, int goods) {
        Seat seat = s.seats[Autobot.SEAT];
        long countries = 0;
        for (int country = 0; country < s.figures.countries; country++) {
            boolean open = s.era == LAST_ERA || !Bits.has(s.figures.easternCountries, country);
            int wish = wish(s, country);
            boolean fits = goods == RoadMap.NONE ? AutobotDepots.ofBlack(s, wish) != 0 : wish == goods;
            if (open && fits && !Bits.has(seat.delivered, country) && !headedFor(s, bot, country)) {
                countries |= Bits.one(country);
            }
        }
        return countries;
    }

    private static boolean headedFor(State s, Autobot bot, int country) {
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            if (s.seats[Autobot.SEAT].truckPlace[truck] != Seat.OFF && bot.destination[truck] == country) {
                return true;
            }
        }
        return false;
    }

    /** A wine card of the colour whose road is ready, once the third era has turned the cards up; else NONE. */
    private static int wineCard(State s, Autobot bot, int colour, int truck) {
        for (int bits = s.era == LAST_ERA ? bot.wineCards : 0; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            if (s.figures.edition.modules().wineCards().get(card).colour().ordinal() == colour
                    && Wine.maySetOut(s, Autobot.SEAT, truck, card)) {
                return card;
            }
        }
        return RoadMap.NONE;
    }

    /** The human was first with pharmaceuticals: a truck that was bound there turns to the next country clockwise. */
    static void redirect(State s, Autobot bot, int country) {
        Seat seat = s.seats[Autobot.SEAT];
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            if (seat.truckPlace[truck] != Seat.OFF
                    && seat.truckGoods[truck] == AutobotDepots.PHARMACEUTICALS
                    && bot.destination[truck] == country) {
                int next = Priorities.pharmaceuticals(s, bot, truck, country);
                if (next != RoadMap.NONE) {
                    bot.destination[truck] = next;
                    announce(s, bot, truck);
                }
            }
        }
    }
}
