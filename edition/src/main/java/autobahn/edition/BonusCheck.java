package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Edition.PlayerBoard;
import autobahn.json.Faults;
import java.util.EnumSet;
import java.util.Set;

/** What a bonus may be depends on where it stands: some are Autobot's alone, some need a tile, a station or its colour. */
final class BonusCheck {
    private static final Set<BonusKind> NO_TILE = EnumSet.of(BonusKind.EMPLOYEE, BonusKind.FUNDING, BonusKind.PICK_UP);

    private BonusCheck() {}

    static void run(PlayerBoard board, Faults faults) {
        anywhere(board.firstRow(), "$.playerBoard.firstRow.bonus", faults);
        anywhere(board.secondRow(), "$.playerBoard.secondRow.bonus", faults);
        for (int i = 0; i < board.stations().size(); i++) {
            atStation(board.stations().get(i).bonus(), "$.playerBoard.stations[" + i + "].bonus", faults);
        }
    }

    /** At a station, whose colour says which office an employee goes to. */
    static void atStation(Bonus bonus, String path, Faults faults) {
        if (human(bonus, path, faults)) {
            faults.check(bonus.kind() != BonusKind.COLOUR, path, EditionFault.COLOUR_BONUS.of());
        }
    }

    static void anywhere(Bonus bonus, String path, Faults faults) {
        atStation(bonus, path, faults);
        faults.check(bonus.kind() != BonusKind.EMPLOYEE, path, EditionFault.EMPLOYEE_BONUS.of());
    }

    static void onTrack(Bonus bonus, String path, Faults faults) {
        anywhere(bonus, path, faults);
        faults.check(bonus.kind() != BonusKind.DEVELOP, path, EditionFault.DEVELOP_ON_TRACK.of());
    }

    static void onTile(Bonus bonus, String path, Faults faults) {
        if (human(bonus, path, faults)) {
            faults.check(!NO_TILE.contains(bonus.kind()), path, EditionFault.NO_TILE.of(BonusText.of(bonus)));
        }
    }

    private static boolean human(Bonus bonus, String path, Faults faults) {
        boolean human = bonus.kind() != BonusKind.DISCARD && bonus.department() == null;
        faults.check(human, path, EditionFault.AUTOBOTS_BONUS.of(BonusText.of(bonus)));
        return human;
    }
}
