package autobahn.engine.internal.chapter;

import autobahn.engine.internal.chapter.traffic.Traffic;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.lexicon.Faults;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.position.PositionLoader;
import autobahn.engine.internal.state.Network;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.List;

/** Wine, traffic tokens and improvements are all there and lie where they may (WINE, TRAF, SERV). */
public final class ModulesCheck {
    private static final String TOKENS = "table.wineTokens";

    private ModulesCheck() {}

    public static void check(State s, Lexicon words, Faults faults) {
        if (s.withTraffic) {
            checkTraffic(s, words, faults);
        }
        if (s.withServices) {
            checkServices(s, words, faults);
        }
        if (s.withWine) {
            checkWineCards(s, words, faults);
            checkWineTokens(s, faults);
        }
    }

    private static void checkTraffic(State s, Lexicon words, Faults faults) {
        String place = "table.traffic";
        int all = s.tables.edition.modules().trafficTokens();
        faults.check(
                Traffic.supply(s) >= 0,
                place,
                "with those that players collected there are " + (all - Traffic.supply(s))
                        + " tokens, but the game has " + all);
        for (int section : Masks.list(s.traffic, i -> i)) {
            int link = s.network.sectionLink[section];
            String name = words.section.name(section);
            faults.check((s.complete >>> link & 1) != 0, place, name + " is not on a complete link (TRAF)");
            faults.check((s.upgraded >>> link & 1) == 0, place, name + " is on an upgraded link (TRAF)");
            faults.check(
                    Long.lowestOneBit(s.traffic & s.network.linkSections[link]) == 1L << section,
                    place,
                    name + " is the second token of its link (TRAF)");
        }
        for (int seat = 0; seat < s.seatCount; seat++) {
            int tokens = s.seats[seat].trafficTokens;
            faults.check(
                    tokens < Traffic.TOKENS_FOR_PROMOTION,
                    PositionLoader.player(seat) + ".trafficTokens",
                    tokens + " tokens make a promotion already (TRAF)");
        }
    }

    private static void checkServices(State s, Lexicon words, Faults faults) {
        int all = s.tables.edition.modules().improvements().size();
        int left = Integer.bitCount(s.improvements);
        int built = Long.bitCount(s.improved);
        // by the ruling a station may have several, and which one has how many makes no difference
        boolean several = !s.tables.rulings.oneImprovementPerStation();
        faults.check(
                left + built == all || several && built > 0 && left + built < all,
                "table.services.left",
                left + " improvements left and " + built + " built are not the " + all + " of the game (SERV)");
        for (String name : Masks.list(s.improved & ~(s.stations & s.upgraded), words.link::name)) {
            faults.add("table.services.improved", name + " is not an upgraded link with a station (SERV)");
        }
    }

    private static void checkWineCards(State s, Lexicon words, Faults faults) {
        int seen = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            String place = PositionLoader.player(seat) + ".wine";
            boolean needed = !s.isAutobot(seat) || p.wine != Wine.HIDDEN;
            faults.check(
                    (p.wineCard != Network.NONE) == needed,
                    place + ".card",
                    needed ? "is missing" : "Autobot has chosen none yet: its cards are beside its board (WINE)");
            if (p.wineCard != Network.NONE) {
                faults.check(
                        (seen >>> p.wineCard & 1) == 0,
                        place + ".card",
                        words.wine.name(p.wineCard) + " exists once, and another player has it already (WINE)");
                seen |= 1 << p.wineCard;
            }
            checkWineTrucks(p, PositionLoader.player(seat), faults);
        }
        if (s.autobot != null) {
            boolean chosen = s.seats[s.seatCount - 1].wine != Wine.HIDDEN;
            int rest = (1 << s.tables.wineStart.length) - 1 & ~seen;
            faults.check(
                    s.autobot.wineCards == (chosen ? 0 : rest),
                    "autobot.wineCards",
                    chosen
                            ? "must be none: Autobot has used one, the others are gone (WINE)"
                            : "must be all cards that the player does not have (WINE)");
        }
    }

    /** Wine is on at most one truck, and only between loading and arrival. */
    private static void checkWineTrucks(Seat p, String place, Faults faults) {
        int carried = 0;
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            if (Wine.isWine(p, truck)) {
                carried++;
                String name = place + ".trucks[" + truck + "]";
                faults.check(
                        p.wine == Wine.LOADED && carried == 1,
                        name + ".goods",
                        "a player has wine on one truck, and only while the card is loaded (WINE)");
            }
        }
    }

    /** Tokens for two promotions are taken first. */
    private static void checkWineTokens(State s, Faults faults) {
        int delivered = 0;
        for (Seat p : s.seats) {
            delivered += p.wine == Wine.DELIVERED ? 1 : 0;
        }
        List<Integer> tokens = s.tables.edition.modules().wineTokens().get(s.seatCount - 2);
        int doubles =
                (int) tokens.stream().filter(promotions -> promotions == 2).count();
        int singles = tokens.size() - doubles;
        int doublesLeft = Math.max(0, doubles - delivered);
        int singlesLeft = singles - Math.max(0, delivered - doubles);
        faults.check(
                s.wineDoubles == doublesLeft,
                TOKENS + ".doubles",
                "must be " + doublesLeft + " after " + delivered + " deliveries, not " + s.wineDoubles + " (WINE)");
        faults.check(
                s.wineSingles == singlesLeft,
                TOKENS + ".singles",
                "must be " + singlesLeft + " after " + delivered + " deliveries, not " + s.wineSingles + " (WINE)");
    }
}
