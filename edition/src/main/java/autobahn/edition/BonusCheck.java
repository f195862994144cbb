package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Edition.PlayerBoard;
import autobahn.json.Faults;
import org.jspecify.annotations.Nullable;

/** Some bonuses are Autobot's alone: discarding, and a promotion that says where it goes. */
final class BonusCheck {
    private BonusCheck() {}

    static void run(PlayerBoard board, Faults faults) {
        human(board.firstRow(), "$.playerBoard.firstRow.bonus", faults);
        human(board.secondRow(), "$.playerBoard.secondRow.bonus", faults);
        for (int i = 0; i < board.stations().size(); i++) {
            human(board.stations().get(i).bonus(), "$.playerBoard.stations[" + i + "].bonus", faults);
        }
    }

    static void human(@Nullable Bonus bonus, String path, Faults faults) {
        if (bonus != null && (bonus.kind() == BonusKind.DISCARD || bonus.department() != null)) {
            faults.add(path, "'" + BonusText.of(bonus) + "' is for Autobot alone");
        }
    }
}
