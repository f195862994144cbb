package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Turn;
import java.util.ArrayList;
import java.util.List;

/** Playing cards, refreshing the hand and funding (TURN-4 to TURN-7, BONUS-COLOUR). */
public final class Cards {
    private static final int BUILD = ActionSpace.BUILD.ordinal();
    /** Colours that a tile may give to a card. */
    public static final int CHANGEABLE =
            Colour.RED.bit() | Colour.CYAN.bit() | Colour.PURPLE.bit() | Colour.ORANGE.bit() | Colour.WHITE.bit();

    private Cards() {}

    /** Adds every card and space where the card's action can be carried out in full. */
    public static void addPlays(State s, int seat, int changedColour, MoveList out) {
        Seat player = s.seats[seat];
        long feasible = feasible(s, seat);
        int open = ActionTiles.withRoom(s, player);
        long withRoom = withRoom(feasible, open);
        for (long bits = player.hand; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            if (s.figures.cardKind[card] == CardKind.PLAIN) {
                addPlain(card, withRoom & Bits.inEachByte(colours(s, card, changedColour)), out);
            } else {
                for (int spaces = open; spaces != 0; spaces = Bits.rest(spaces)) {
                    int space = Bits.first(spaces);
                    if (playable(s, seat, card, space, changedColour, feasible)) {
                        out.add(MoveType.PLAY.move(card, space));
                    }
                }
            }
        }
    }

    /** A card that can do nothing besides: on every space where its row has a colour. */
    private static void addPlain(int card, long colours, MoveList out) {
        for (long row = colours; row != 0; ) {
            int space = Bits.firstByte(row);
            row = Bits.withoutByte(row, space);
            out.add(MoveType.PLAY.move(card, space));
        }
    }

    /** The bytes of some spaces alone. */
    private static long withRoom(long feasible, int spaces) {
        long row = 0;
        for (int bits = spaces; bits != 0; bits = Bits.rest(bits)) {
            row |= feasible & Bits.byteAt(Bits.first(bits), 255);
        }
        return row;
    }

    /** Colours on which each action is possible now, a byte an action space. */
    private static long feasible(State s, int seat) {
        return Bits.byteAt(ActionSpace.UNLOCK.ordinal(), s.seats[seat].tokens)
                | Bits.byteAt(ActionSpace.STATION.ordinal(), Stations.colours(s, seat))
                | Bits.byteAt(ActionSpace.LOAD.ordinal(), Loading.colours(s, seat))
                | Bits.byteAt(ActionSpace.UPGRADE.ordinal(), Upgrading.colours(s, seat))
                | Bits.byteAt(ActionSpace.BUILD.ordinal(), Building.colours(s, seat));
    }

    private static boolean playable(State s, int seat, int card, int space, int changedColour, long feasible) {
        return (Bits.byteOf(feasible, space) & colours(s, card, changedColour)) != 0
                || s.figures.cardKind[card] != CardKind.PLAIN && enabled(s, seat, card, space, changedColour);
    }

    /** Whether what a card can do besides makes its main action possible. */
    private static boolean enabled(State s, int seat, int card, int space, int changedColour) {
        int colours = colours(s, card, changedColour);
        CardKind kind = s.figures.cardKind[card];
        if (kind == CardKind.A4 && space == BUILD && Building.doubleTargets(s, seat, colours) != 0) {
            return true;
        }
        return s.figures.rulings.extraActionFirst()
                && switch (Enabling.of(s, seat, kind, space, colours)) {
                    case NO -> false;
                    case YES -> true;
                    case PERHAPS -> s.foresight.mainReachable(s, MoveType.PLAY.move(card, space), changedColour);
                };
    }

    /** Whether a card of the hand may be played to a space with room; for questions about one card. */
    public static boolean mayPlay(State s, int seat, int card, int space) {
        return playable(s, seat, card, space, s.turn.changedColour, feasible(s, seat));
    }

    /** The colours that a card has this turn, or would have if it were played. */
    public static int colours(State s, int card) {
        return colours(s, card, s.turn.changedColour);
    }

    private static int colours(State s, int card, int changedColour) {
        return changedColour == Turn.NONE ? s.figures.cardColours[card] : Bits.small(changedColour);
    }

    /**
     * Adds the colours to which a tile may change a card: before one is played those in which some card could then be played,
     * later those that make a difference for the card of this turn.
     */
    public static void addColourChanges(State s, int seat, int tile, MoveList out) {
        if (s.turn.card == Turn.NONE && s.turn.mainDone) {
            return;
        }
        Seat player = s.seats[seat];
        boolean played = s.turn.card != Turn.NONE;
        long feasible = played ? 0 : feasible(s, seat);
        int open = played ? 0 : ActionTiles.withRoom(s, player);
        for (int bits = CHANGEABLE; bits != 0; bits = Bits.rest(bits)) {
            int colour = Bits.first(bits);
            if (played ? mayRecolour(s, seat, colour) : anyPlayable(s, seat, player.hand, open, colour, feasible)) {
                out.add(MoveType.TILE_COLOUR.move(tile, colour));
            }
        }
    }

    /**
     * Whether it makes a difference to give the card played this turn a colour that it has not: for its action, for an extra
     * action that is left, or for a truck that stands there. That its action stays possible is seen to elsewhere (TURN-4).
     */
    public static boolean mayRecolour(State s, int seat, int colour) {
        if (!s.figures.rulings.uselessTilesStay()) {
            return true;
        }
        return !Bits.has(s.turn.colours, colour)
                && (!s.turn.mainDone
                        || Extras.possibleOn(s, Bits.small(colour))
                        || Trucks.anyOn(s, seat, Bits.small(colour)));
    }

    /** The card played this turn has another colour until the turn ends; what was done before stays (BONUS-COLOUR). */
    public static void recolour(State s, int colour) {
        s.turn.changedColour = colour;
        if (s.turn.card != Turn.NONE) {
            s.turn.colours = Bits.small(colour);
            if (s.listener != null) {
                s.emit(new Event.CardColourChanged(
                        s.turn.seat, s.figures.cardId[s.turn.card], Colour.values()[colour]));
            }
        }
    }

    public static boolean isChangeable(int colour) {
        return Bits.has(CHANGEABLE, colour);
    }

    /** Whether some card could be played if it had that colour. */
    public static boolean mayChangeTo(State s, int seat, int colour) {
        Seat player = s.seats[seat];
        return anyPlayable(s, seat, player.hand, ActionTiles.withRoom(s, player), colour, feasible(s, seat));
    }

    private static boolean anyPlayable(State s, int seat, long hand, int open, int colour, long feasible) {
        for (long bits = hand; bits != 0; bits = Bits.rest(bits)) {
            int card = Bits.first(bits);
            for (int spaces = open; spaces != 0; spaces = Bits.rest(spaces)) {
                if (playable(s, seat, card, Bits.first(spaces), colour, feasible)) {
                    return true;
                }
            }
        }
        return false;
    }

    public static void play(State s, int seat, int card, int space) {
        Seat player = s.seats[seat];
        player.hand &= ~Bits.one(card);
        player.played[space] |= Bits.one(card);
        s.turn.card = card;
        s.turn.space = space;
        s.turn.colours = colours(s, card, s.turn.changedColour);
        if (s.listener != null) {
            s.emit(new Event.CardPlayed(
                    seat, s.figures.cardId[card], ActionSpace.values()[space], colourList(s.turn.colours)));
        }
    }

    public static List<Colour> colourList(int colours) {
        List<Colour> list = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            if ((colours & colour.bit()) != 0) {
                list.add(colour);
            }
        }
        return list;
    }

    public static boolean mayRefresh(State s, int seat) {
        return s.seats[seat].allPlayed() != 0 || !s.figures.rulings.refreshNeedsPlayedCard();
    }

    public static void refresh(State s, int seat) {
        Seat player = s.seats[seat];
        int cards = Long.bitCount(player.allPlayed());
        player.takeBackPlayed();
        s.turn.mainDone = true;
        if (s.listener != null) {
            s.emit(new Event.HandRefreshed(seat, cards));
        }
        s.gain(seat, cards, MoneyReason.REFRESH);
    }

    public static boolean mayTakeFunding(State s, int seat) {
        Seat player = s.seats[seat];
        boolean employee = player.supply > 0 || !s.figures.rulings.fundingNeedsEmployee() && player.lobby > 0;
        return employee && !Bits.has(player.funded, s.era);
    }

    public static void takeFunding(State s, int seat) {
        Seat player = s.seats[seat];
        if (player.supply > 0) {
            player.supply--;
        } else {
            player.lobby--;
        }
        player.funded |= Bits.small(s.era);
        if (s.listener != null) {
            s.emit(new Event.FundingTaken(seat, s.era + 1));
        }
        s.gain(seat, s.figures.funding[s.era], MoneyReason.FUNDING);
    }

    /** Takes all played cards back to hand, without DM. */
    public static void pickUp(State s, int seat) {
        s.seats[seat].takeBackPlayed();
        if (s.listener != null) {
            s.emit(new Event.HandPickedUp(seat, Long.bitCount(s.seats[seat].hand)));
        }
    }
}
