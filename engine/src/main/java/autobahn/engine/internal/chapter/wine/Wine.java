package autobahn.engine.internal.chapter.wine;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.Outcome;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.technology.Technologies;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Module 1: wine from abroad to the former East Germany (WINE). */
public final class Wine {
    /** What became of a player's wine card: face down, loaded (or lost on the way), brought home. */
    public static final int HIDDEN = 0;

    public static final int LOADED = 1;
    public static final int DELIVERED = 2;

    private Wine() {}

    static Edition.WineCard card(State s, int card) {
        return s.figures.edition.modules().wineCards().get(card);
    }

    /**
     * Whether a truck may set out with the wine of a card: the section next to the source country is built and, by the
     * rulings, holds no other truck and no traffic token (WINE-2).
     */
    public static boolean maySetOut(State s, int seat, int truck, int card) {
        int section = s.figures.wineStart[card];
        return Bits.has(s.built, section)
                && !barredByTraffic(s, section)
                && !(s.figures.rulings.wineNeedsFreeSection() && otherOn(s, seat, truck, section));
    }

    public static boolean barredByTraffic(State s, int section) {
        return !s.figures.rulings.wineSetsOutInTraffic() && Bits.has(s.traffic, section);
    }

    /** Whether a truck stands on a section, that which is about to be loaded anew left aside. */
    private static boolean otherOn(State s, int seat, int truck, int section) {
        for (int other = 0; other < s.seatCount; other++) {
            for (int t = 0; t < Seat.TRUCKS; t++) {
                if (s.seats[other].truckPlace[t] == section && (other != seat || t != truck)) {
                    return true;
                }
            }
        }
        return false;
    }

    public static void addLoads(State s, int seat, int colours, MoveList out) {
        Seat player = s.seats[seat];
        if (player.wineCard == RoadMap.NONE || player.wine != HIDDEN) {
            return;
        }
        int cards = ofColours(s, possible(s, seat), colours);
        for (int bits = cards == 0 ? 0 : Loading.trucks(player); bits != 0; bits = Bits.rest(bits)) {
            int truck = Bits.first(bits);
            if (settingOut(s, seat, truck, cards) != 0) {
                out.add(MoveType.WINE.move(truck));
            }
        }
    }

    /**
     * The cards that a player's face-down card may be, as far as the game knows: it, or where it is dealt by hand every card
     * that nobody has shown.
     */
    static int possible(State s, int seat) {
        return s.byHand && !turnedUp(s) ? unshown(s) : Bits.small(s.seats[seat].wineCard);
    }

    private static int unshown(State s) {
        int cards = Bits.firstOnes(s.figures.wineStart.length);
        for (Seat p : s.seats) {
            cards &= p.wine == HIDDEN ? cards : ~Bits.small(p.wineCard);
        }
        return cards;
    }

    /** Whether Autobot's wine cards lie open, from which everybody knows the player's as well. */
    public static boolean turnedUp(State s) {
        return s.autobot != null && s.era == s.figures.eraEnd.length - 1;
    }

    static int ofColours(State s, int cards, int colours) {
        int fitting = 0;
        for (int bits = cards; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            fitting |= (card(s, card).colour().bit() & colours) != 0 ? Bits.small(card) : 0;
        }
        return fitting;
    }

    /** Those of some cards with whose wine a truck may set out. */
    static int settingOut(State s, int seat, int truck, int cards) {
        int fitting = 0;
        for (int bits = cards; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            fitting |= maySetOut(s, seat, truck, card) ? Bits.small(card) : 0;
        }
        return fitting;
    }

    /** Dealt by hand: a player's card comes to light; whoever was taken to have it has the other one instead. */
    private static void show(State s, int seat, int cards) {
        Seat player = s.seats[seat];
        int card = s.handDeal().choose(Outcome.WINE, cards);
        for (Seat other : s.seats) {
            if (other != player && other.wineCard == card) {
                other.wineCard = player.wineCard;
            }
        }
        if (s.autobot != null && Bits.has(s.autobot.wineCards, card)) {
            s.autobot.wineCards ^= Bits.small(card) | Bits.small(player.wineCard);
        }
        player.wineCard = card;
    }

    /** Dealt by hand: Autobot's cards are turned up, and so everybody knows the player's. */
    public static void turnUp(State s, int seat) {
        if (s.seats[seat].wine == HIDDEN) {
            show(s, seat, unshown(s));
        }
    }

    /** Reveals the card and puts a truck with wine on the road next to the source country. */
    public static void load(State s, int seat, int truck) {
        Seat player = s.seats[seat];
        if (s.byHand && !turnedUp(s)) {
            show(s, seat, settingOut(s, seat, truck, ofColours(s, unshown(s), s.turn.colours)));
        }
        Loading.recall(s, seat, truck);
        player.wine = LOADED;
        setOut(s, seat, truck, player.wineCard);
        Technologies.develop(s, seat, TechnologyKind.DEVELOP_ON_LOAD);
    }

    public static void setOut(State s, int seat, int truck, int card) {
        s.seats[seat].truckPlace[truck] = s.figures.wineStart[card];
        s.seats[seat].truckGoods[truck] = Seat.WINE;
        if (s.listener != null) {
            s.emit(new Event.WineLoaded(
                    seat, truck + 1, card(s, card).country(), card(s, card).destination()));
        }
    }

    /** Sections that touch the destination: arriving on any of them brings the wine home. */
    public static long goals(State s, int seat, int truck) {
        return s.seats[seat].carriesWine(truck) ? s.map.citySections[s.figures.wineGoal[s.seats[seat].wineCard]] : 0;
    }

    public static boolean arrives(State s, int seat, int truck, int section) {
        return Bits.has(goals(s, seat, truck), section);
    }

    /** Takes the best token that is left, carries out its promotions and puts the truck back. */
    public static void bringHome(State s, int seat, int truck) {
        Seat player = s.seats[seat];
        Trucks.takeOff(s, seat, truck);
        player.wine = DELIVERED;
        int promotions = s.wineDoubles > 0 ? 2 : 1;
        if (promotions == 2) {
            s.wineDoubles--;
        } else {
            s.wineSingles--;
        }
        if (s.listener != null) {
            Edition.WineCard card = card(s, player.wineCard);
            s.emit(new Event.WineDelivered(seat, truck + 1, card.destination(), promotions));
        }
        Promotions.grant(s, seat, promotions);
    }
}
