package autobahn.engine.internal.chapter.turn;

import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.card.Extras;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Turn;

/** What a turn remembers fits the card that it names and the player whose turn it is. */
public final class TurnCheck {
    private TurnCheck() {}

    public static void check(State s, PositionFaults faults) {
        Turn t = s.turn;
        Seat p = s.seats[s.actor()];
        boolean played = t.card != Turn.NONE;
        int changed = t.changedColour == Turn.NONE ? 0 : Bits.small(t.changedColour);
        int colours = !played ? 0 : changed != 0 ? changed : s.figures.cardColours[t.card];
        faults.check(
                t.colours == colours,
                "turn.colours",
                !played ? "no card is played, so there are none" : "are not those of the card, or the changed one");
        faults.check(
                (changed & ~Cards.CHANGEABLE) == 0 && (changed == 0 || t.tileUsed),
                "turn.changedColour",
                "a used tile makes it red, cyan, purple, orange or white (BONUS-COLOUR)");
        faults.check(
                (t.extrasDone & ~(played ? Extras.offered(s.figures.cardKind[t.card], t.space) : 0)) == 0,
                "turn.extrasDone",
                "names an extra action that the card does not offer (CARD-1)");
        faults.check(
                !t.builtWithCard || played, "turn.builtWithCard", "a section is built with a card that was played");
        faults.check(
                t.reserved <= p.money,
                "turn.reserved",
                "is " + t.reserved + ", more than the DM " + p.money + " there are");
        for (int kind = 0; kind < s.figures.tileBonus.length; kind++) {
            faults.check(
                    t.lockedTiles(kind) <= p.tileCount(kind),
                    "turn.lockedTiles",
                    "names a tile that the player does not hold");
        }
        faults.check(
                Bits.down(t.stationBonuses, p.stationsBuilt) == 0,
                "turn.stationBonuses",
                "only the first " + p.stationsBuilt + " spaces are uncovered (MOVE-5)");
        faults.check(
                (t.stationsPassed & ~p.stations) == 0,
                "turn.stationsPassed",
                "names a link without a station of this player (MOVE-5)");
        faults.check(
                t.trucksMoved == 0 || played && Bits.down(t.trucksMoved, p.usableTrucks) == 0,
                "turn.trucksMoved",
                "usable trucks move, and only after a card (MOVE-1)");
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            faults.check(
                    t.trails[truck] == 0 || p.truckPlace[truck] != Seat.OFF,
                    "turn.trails[" + truck + "]",
                    "truck " + (truck + 1) + " is not on the board");
        }
        faults.check(t.boostedTruck < p.usableTrucks, "turn.boostedTruck", "the second truck is not unlocked");
    }
}
