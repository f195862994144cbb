package autobahn.engine.internal.chapter.wine;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.List;

/** Wine cards, wine on trucks and its tokens fit together (WINE). */
public final class WineCheck {
    private static final String TOKENS = "table.wineTokens";

    private WineCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        if (s.withWine) {
            checkCards(s, words, faults);
            checkTokens(s, faults);
        }
    }

    private static void checkCards(State s, Lexicon words, PositionFaults faults) {
        int seen = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            String place = Places.player(seat) + ".wine";
            boolean needed = !s.isAutobot(seat) || p.wine != Wine.HIDDEN;
            faults.check(
                    (p.wineCard != RoadMap.NONE) == needed,
                    place + ".card",
                    needed ? PositionFault.MISSING : PositionFault.WINE_UNCHOSEN);
            if (p.wineCard != RoadMap.NONE) {
                faults.check(
                        !Bits.has(seen, p.wineCard),
                        place + ".card",
                        PositionFault.WINE_ONCE,
                        words.wine.name(p.wineCard));
                seen |= Bits.small(p.wineCard);
            }
            checkTrucks(p, Places.player(seat), faults);
        }
        if (s.autobot != null) {
            boolean chosen = s.seats[s.seatCount - 1].wine != Wine.HIDDEN;
            int rest = Bits.firstOnes(s.figures.wineStart.length) & ~seen;
            faults.check(
                    s.autobot.wineCards == (chosen ? 0 : rest),
                    "autobot.wineCards",
                    chosen ? PositionFault.WINE_USED : PositionFault.WINE_REST);
        }
    }

    /** Wine is on at most one truck, and only between loading and arrival. */
    private static void checkTrucks(Seat p, String place, PositionFaults faults) {
        int carried = 0;
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            if (p.carriesWine(truck)) {
                carried++;
                String name = place + ".trucks[" + truck + "]";
                faults.check(p.wine == Wine.LOADED && carried == 1, name + ".goods", PositionFault.WINE_TRUCK);
            }
        }
    }

    /** Tokens for two promotions are taken first. */
    private static void checkTokens(State s, PositionFaults faults) {
        int delivered = 0;
        for (Seat p : s.seats) {
            delivered += p.wine == Wine.DELIVERED ? 1 : 0;
        }
        List<Integer> tokens = s.figures.edition.modules().wineTokens().get(s.seatCount - 2);
        int doubles =
                (int) tokens.stream().filter(promotions -> promotions == 2).count();
        int singles = tokens.size() - doubles;
        int doublesLeft = Math.max(0, doubles - delivered);
        int singlesLeft = singles - Math.max(0, delivered - doubles);
        faults.check(
                s.wineDoubles == doublesLeft,
                TOKENS + ".doubles",
                PositionFault.WINE_TOKENS,
                doublesLeft,
                delivered,
                s.wineDoubles);
        faults.check(
                s.wineSingles == singlesLeft,
                TOKENS + ".singles",
                PositionFault.WINE_TOKENS,
                singlesLeft,
                delivered,
                s.wineSingles);
    }
}
