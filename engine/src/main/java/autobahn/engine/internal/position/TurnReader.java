package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.internal.Network;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.Turn;
import java.util.List;

/** Reads what is remembered until the turn ends. */
final class TurnReader {
    private static final int MOST_EXTRA_STEPS = 6;
    private static final int MANY = 99;

    private TurnReader() {}

    static void read(Position.Turn turn, State s, Lexicon words, Faults faults) {
        Turn t = s.turn;
        t.seat = faults.range(turn.seat(), 0, s.seatCount - 1, "turn.seat");
        String card = turn.card();
        t.card = card == null ? Network.NONE : Masks.number(card, words.card, "turn.card", faults);
        faults.check(
                (card == null) == (turn.space() == null), "turn.space", "must be named exactly when a card is played");
        t.space = turn.space() == null ? 0 : turn.space().ordinal();
        t.colours = Masks.enums(turn.colours(), "turn.colours", faults);
        t.changedColour = turn.changedColour() == null
                ? Network.NONE
                : turn.changedColour().ordinal();
        t.mainDone = turn.mainDone();
        t.lockedTiles = Masks.packed(turn.lockedTiles(), words.tile, "turn.lockedTiles", faults);
        t.tileUsed = turn.tileUsed();
        t.extrasDone = Masks.enums(turn.extrasDone(), "turn.extrasDone", faults);
        t.upgradedSections = faults.range(turn.upgradedSections(), 0, 2, "turn.upgradedSections");
        t.sectionsBuilt = faults.range(turn.sectionsBuilt(), 0, MANY, "turn.sectionsBuilt");
        t.reserved = faults.range(turn.reserved(), 0, MANY, "turn.reserved");
        t.stationBonuses =
                Masks.ordinals(turn.stationBonuses(), s.tables.stationBonus.length, "turn.stationBonuses", faults);
        t.stationsPassed = Masks.mask(turn.stationsPassed(), words.link, "turn.stationsPassed", faults);
        t.trucksToMove = Masks.ordinals(turn.trucksToMove(), Seat.TRUCKS, "turn.trucksToMove", faults);
        t.extraSteps = extraSteps(turn.extraSteps(), faults);
        t.boostedTruck = turn.boostedTruck() == null
                ? Network.NONE
                : faults.range(turn.boostedTruck(), 1, Seat.TRUCKS, "turn.boostedTruck") - 1;
    }

    private static int extraSteps(List<Integer> steps, Faults faults) {
        faults.check(steps.size() == Seat.TRUCKS, "turn.extraSteps", "must be one number for each of the two trucks");
        int packed = 0;
        for (int i = 0; i < Math.min(Seat.TRUCKS, steps.size()); i++) {
            packed |= faults.range(steps.get(i), 0, MOST_EXTRA_STEPS, "turn.extraSteps[" + i + "]") << 8 * i;
        }
        return packed;
    }
}
