package autobahn.engine.internal.chapter.turn;

import autobahn.engine.PositionFault;
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
                t.colours == colours, "turn.colours", !played ? PositionFault.NO_COLOURS : PositionFault.OTHER_COLOURS);
        faults.check(
                (changed & ~Cards.CHANGEABLE) == 0 && (changed == 0 || t.tileUsed),
                "turn.changedColour",
                PositionFault.CHANGED_COLOUR);
        faults.check(
                (t.extrasDone & ~(played ? Extras.offered(s.figures.cardKind[t.card], t.space) : 0)) == 0,
                "turn.extrasDone",
                PositionFault.EXTRA);
        faults.check(!t.builtWithCard || played, "turn.builtWithCard", PositionFault.BUILT_WITH);
        faults.check(t.reserved <= p.money, "turn.reserved", PositionFault.RESERVED_MONEY, t.reserved, p.money);
        for (int kind = 0; kind < s.figures.tileBonus.length; kind++) {
            faults.check(t.lockedTiles(kind) <= p.tileCount(kind), "turn.lockedTiles", PositionFault.TILE_NOT_HELD);
        }
        faults.check(
                Bits.down(t.stationBonuses, p.stationsBuilt) == 0,
                "turn.stationBonuses",
                PositionFault.UNCOVERED,
                p.stationsBuilt);
        faults.check((t.stationsPassed & ~p.stations) == 0, "turn.stationsPassed", PositionFault.NO_STATION);
        faults.check(
                t.trucksMoved == 0 || played && Bits.down(t.trucksMoved, p.usableTrucks) == 0,
                "turn.trucksMoved",
                PositionFault.TRUCKS_MOVED);
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            faults.check(
                    t.trails[truck] == 0 || p.truckPlace[truck] != Seat.OFF,
                    "turn.trails[" + truck + "]",
                    PositionFault.TRUCK_OFF,
                    truck + 1);
        }
        faults.check(t.boostedTruck < p.usableTrucks, "turn.boostedTruck", PositionFault.SECOND_TRUCK);
    }
}
