package autobahn.engine.internal.chapter.era;

import autobahn.engine.Event;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/**
 * The way out when nobody can build any more (ERA-5): all cards of the colours that are left may be gone, and an era ends
 * by building alone. What a section costs does not matter here, nor whether anybody wants to build it.
 */
public final class DeadEnd {
    /** So many rounds in a row end an era. */
    public static final int ROUNDS = 10;

    private DeadEnd() {}

    /** To be asked once after each turn: counts the round that ends with it, and tells whether that ends the era. */
    static boolean reached(State s) {
        if (!s.figures.rulings.deadEndEndsEra() || s.seatAfter(s.turn.seat) != s.startSeat) {
            return false;
        }
        if (anybodyCouldBuild(s)) {
            s.deadRounds = 0;
            return false;
        }
        s.deadRounds++;
        if (s.listener != null) {
            s.emit(
                    s.deadRounds < ROUNDS
                            ? new Event.NobodyCanBuild(s.deadRounds, ROUNDS)
                            : new Event.DeadEndReached(s.era + 1, ROUNDS));
        }
        return s.deadRounds == ROUNDS;
    }

    private static boolean anybodyCouldBuild(State s) {
        int open = Building.coloursOf(s, Building.reachable(s, RoadMap.ALL_COLOURS));
        if (open == 0) {
            return false;
        }
        for (int seat = 0; seat < s.seatCount; seat++) {
            Autobot bot = s.isAutobot(seat) ? s.autobot : null;
            if ((open & (bot == null ? colours(s, s.seats[seat]) : colours(s, bot))) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The colours of a player's cards, wherever they are, and those that tiles give. */
    private static int colours(State s, Seat player) {
        long cards = player.hand | player.allPlayed() | (player.yellowAside ? Bits.one(s.figures.yellowCard) : 0);
        int colours = coloursOf(s, cards);
        for (int kind = 0; player.tiles != 0 && kind < s.figures.tileBonus.length; kind++) {
            if (player.tileCount(kind) > 0) {
                BonusKind bonus = s.figures.tileBonus[kind].kind();
                colours |= bonus == BonusKind.BUILD ? RoadMap.ALL_COLOURS : 0;
                colours |= bonus == BonusKind.COLOUR && cards != 0 ? Cards.CHANGEABLE : 0;
            }
        }
        return colours;
    }

    /** Autobot never loses a colour card; yellow waits beside its board until the third era. */
    private static int colours(State s, Autobot bot) {
        long cards = bot.colourCardsUsed;
        for (int i = 0; i < bot.colourDeckSize; i++) {
            cards |= Bits.one(bot.colourDeck[i]);
        }
        return coloursOf(s, cards) | Colour.YELLOW.bit();
    }

    private static int coloursOf(State s, long cards) {
        int colours = 0;
        for (long bits = cards; bits != 0; bits = Bits.rest(bits)) {
            colours |= s.figures.cardColours[Bits.first(bits)];
        }
        return colours;
    }
}
