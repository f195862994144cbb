package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Turn;
import java.util.List;

/** Reads what is remembered until the turn ends. */
final class TurnReader {
    private static final int MANY = 99;

    private TurnReader() {}

    static void read(Position.Turn turn, State s, Lexicon words, PositionFaults faults) {
        Turn t = s.turn;
        t.seat = faults.range(turn.seat(), 0, s.seatCount - 1, "turn.seat");
        String card = turn.card();
        t.card = card == null ? RoadMap.NONE : Masks.number(card, words.card, "turn.card", faults);
        faults.check((card == null) == (turn.space() == null), "turn.space", PositionFault.SPACE_OF_CARD);
        t.space = turn.space() == null ? 0 : turn.space().ordinal();
        t.colours = Masks.enums(turn.colours(), "turn.colours", faults);
        t.changedColour = turn.changedColour() == null
                ? RoadMap.NONE
                : turn.changedColour().ordinal();
        t.mainDone = turn.mainDone();
        t.lockedTiles = Masks.packed(turn.lockedTiles(), words.tile, "turn.lockedTiles", faults);
        t.tileUsed = turn.tileUsed();
        t.extrasDone = Masks.enums(turn.extrasDone(), "turn.extrasDone", faults);
        t.builtWithCard = turn.builtWithCard();
        t.reserved = faults.range(turn.reserved(), 0, MANY, "turn.reserved");
        t.stationBonuses =
                Masks.ordinals(turn.stationBonuses(), s.figures.stationBonus.length, "turn.stationBonuses", faults);
        t.stationsPassed = Masks.mask(turn.stationsPassed(), words.link, "turn.stationsPassed", faults);
        t.trucksMoved = Masks.ordinals(turn.trucksMoved(), Seat.TRUCKS, "turn.trucksMoved", faults);
        readTrails(turn.trails(), t, words, faults);
        t.boostedTruck = turn.boostedTruck() == null
                ? RoadMap.NONE
                : faults.range(turn.boostedTruck(), 1, Seat.TRUCKS, "turn.boostedTruck") - 1;
    }

    private static void readTrails(List<List<String>> trails, Turn t, Lexicon words, PositionFaults faults) {
        faults.check(trails.size() == Seat.TRUCKS, "turn.trails", PositionFault.TRAILS);
        for (int i = 0; i < Math.min(Seat.TRUCKS, trails.size()); i++) {
            t.trails[i] = Places.readTrail(trails.get(i), words, "turn.trails[" + i + "]", faults);
        }
    }
}
