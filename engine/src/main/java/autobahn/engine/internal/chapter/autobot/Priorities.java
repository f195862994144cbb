package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.AutobotPriority;
import autobahn.engine.AutobotQuestion;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.delivery.Deliveries;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Autobot's priorities, in the texts' order; each one only filters (SOLO-4, SOLO-5). */
final class Priorities {
    /** In which order Autobot takes colours, where several would do. */
    static final Colour[] COLOURS = {
        Colour.BLACK, Colour.RED, Colour.CYAN, Colour.ORANGE, Colour.PURPLE, Colour.WHITE, Colour.YELLOW
    };

    private Priorities() {}

    private static AutobotPriority compass(State s) {
        return s.era < 2 ? AutobotPriority.SOUTH : AutobotPriority.NORTH;
    }

    /** The section to build among some. */
    static int section(State s, Autobot bot, long options) {
        Explanation e = Explanation.ofSections(s, AutobotQuestion.BUILD, options);
        long left = Explanation.keep(e, AutobotPriority.TRUCK, options, Approach.of(s, bot, options));
        left = Explanation.keep(e, AutobotPriority.TILE, left, tiledSections(s));
        left = Explanation.keepLeast(e, AutobotPriority.BLACK, left, ToBlack.ofSections(s, left));
        int[] compass = s.era < 2 ? s.figures.solo.sectionSouth : s.figures.solo.sectionNorth;
        left = Explanation.keepLeast(e, compass(s), left, compass);
        return Explanation.choose(e, left);
    }

    private static long tiledSections(State s) {
        long sections = 0;
        for (int space = 0; space < s.bonusSpaceTiles.length; space++) {
            sections |= s.bonusSpaceTiles[space] != 0 ? Bits.one(s.map.bonusSpaces[space]) : 0;
        }
        return sections;
    }

    /** The link to upgrade among some. */
    static int upgrade(State s, long options) {
        Explanation e = Explanation.ofLinks(s, AutobotQuestion.UPGRADE, options);
        long left = Explanation.keep(e, AutobotPriority.TRAFFIC, options, linksWithTraffic(s));
        left = Explanation.keepLeast(e, AutobotPriority.BLACK, left, ToBlack.ofLinks(s, left));
        left = Explanation.keepLeast(e, AutobotPriority.HEART, left, s.figures.solo.linkToCentre);
        return Explanation.choose(e, byCompass(s, e, left));
    }

    private static long linksWithTraffic(State s) {
        long links = 0;
        for (long bits = s.traffic; bits != 0; bits = Bits.rest(bits)) {
            links |= Bits.one(s.map.sectionLink[Bits.first(bits)]);
        }
        return links;
    }

    /** The link of a station space, or of an own station to improve. On the black autobahn the way to its heart counts. */
    static int station(State s, AutobotQuestion question, long options, int colour) {
        Explanation e = Explanation.ofLinks(s, question, options);
        long left = options;
        if (colour == Colour.BLACK.ordinal()) {
            left = Explanation.keepLeast(e, AutobotPriority.HEART, left, s.figures.solo.linkToCentre);
        } else {
            left = Explanation.keepLeast(e, AutobotPriority.BLACK, left, ToBlack.ofLinks(s, left));
        }
        return Explanation.choose(e, byCompass(s, e, left));
    }

    private static long byCompass(State s, @Nullable Explanation e, long links) {
        int[] compass = s.era < 2 ? s.figures.solo.linkSouth : s.figures.solo.linkNorth;
        return Explanation.keepLeast(e, compass(s), links, compass);
    }

    /** The country to deliver to among some. */
    static int country(State s, long options) {
        Explanation e = Explanation.ofCountries(s, AutobotQuestion.DELIVER_TO, options);
        long connected = 0;
        long tiled = 0;
        int[] missing = s.cityScratch;
        for (int country = 0; country < s.figures.countries; country++) {
            connected |= Ways.connected(s, country) ? Bits.one(country) : 0;
            tiled |= Deliveries.tiles(s, country) != 0 ? Bits.one(country) : 0;
            missing[country] = Ways.missing(s, country);
        }
        long left = Explanation.keep(e, AutobotPriority.CONNECTED, options, connected);
        left = Explanation.keep(e, AutobotPriority.TILE, left, tiled);
        left = Explanation.keepLeast(e, AutobotPriority.FEWEST, left, missing);
        left = Explanation.keep(e, AutobotPriority.UPPERMOST, left, Long.lowestOneBit(left));
        return Explanation.choose(e, left);
    }

    /** The depot of some goods nearest to a country, among some depots. */
    static int depot(State s, long options, int country) {
        Explanation e = Explanation.ofDepots(s, AutobotQuestion.LOAD_AT, options);
        boolean south = s.era < 2 && s.figures.rulings.autobotDepotByCompass();
        int[] distance = s.cityScratch;
        int[] compass = s.sectionScratch;
        for (long bits = options; bits != 0; bits = Bits.rest(bits)) {
            int depot = Bits.first(bits);
            int city = s.map.depotCity[depot];
            distance[depot] = distanceTo(s, city, country);
            compass[depot] = south ? s.figures.solo.citySouth[city] : s.figures.solo.cityNorth[city];
        }
        long left = Explanation.keepLeast(e, AutobotPriority.COUNTRY, options, distance);
        left = Explanation.keepLeast(e, south ? AutobotPriority.SOUTH : AutobotPriority.NORTH, left, compass);
        return Explanation.choose(e, left);
    }

    private static int distanceTo(State s, int city, int country) {
        int best = Integer.MAX_VALUE;
        for (int other = 0; other < s.map.cities; other++) {
            if (s.map.cityCountry[other] == country) {
                best = Math.min(best, s.figures.solo.cityDistance[city * s.map.cities + other]);
            }
        }
        return best;
    }

    /** The next connected country without pharmaceuticals, clockwise from a place in the order, or NONE. */
    static int pharmaceuticals(State s, Autobot bot, int truck, int after) {
        int[] order = s.figures.pharmaceuticalsOrder;
        int start = 0;
        while (after != RoadMap.NONE && order[start] != after) {
            start++;
        }
        for (int i = after == RoadMap.NONE ? 0 : 1; i <= order.length - (after == RoadMap.NONE ? 1 : 0); i++) {
            int country = order[(start + i) % order.length];
            boolean free = !Bits.has(s.pharmaceuticals, country) && !headedForByOther(s, bot, truck, country);
            if (free && Ways.connected(s, country)) {
                return country;
            }
        }
        return RoadMap.NONE;
    }

    private static boolean headedForByOther(State s, Autobot bot, int truck, int country) {
        int other = 1 - truck;
        Seat seat = s.seats[Autobot.SEAT];
        return seat.truckPlace[other] != Seat.OFF
                && seat.truckGoods[other] == Goods.PHARMACEUTICALS.ordinal()
                && bot.destination[other] == country;
    }
}
