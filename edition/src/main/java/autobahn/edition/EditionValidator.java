package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.json.Faults;

/**
 * Checks that the figures of an edition fit together: all that the engine takes for granted and a single entry cannot
 * show. What one entry shows by itself, its reader has checked.
 */
final class EditionValidator {
    private static final String BOARD = "$.board";
    private static final String TRADE = "$.trade";

    private EditionValidator() {}

    /** Parts that the reader found broken are left alone: what stands in for them would only cause faults of its own. */
    static void check(Edition edition, Faults faults) {
        boolean board = faults.noneBelow(BOARD);
        boolean trade = faults.noneBelow(TRADE);
        boolean dashboard = faults.noneBelow("$.dashboard");
        boolean playerBoard = faults.noneBelow("$.playerBoard");
        boolean cards = faults.noneBelow("$.cards");
        boolean solo = faults.noneBelow("$.solo");
        boolean modules = faults.noneBelow("$.modules");
        if (board) {
            new NetworkCheck(edition.board(), faults).run();
            new SpacesCheck(edition.board(), faults).run();
        }
        if (dashboard && board) {
            DashboardCheck.run(edition, faults);
        }
        if (playerBoard) {
            PlayerBoardCheck.run(edition.playerBoard(), faults);
        }
        if (trade) {
            TradeCheck.run(edition.trade(), faults);
        }
        if (trade && board) {
            TradeCheck.runWithBoard(edition, faults);
        }
        if (cards) {
            DecksCheck.run(edition.cards(), faults);
        }
        if (cards && board) {
            RoutesCheck.run(edition, faults);
        }
        if (solo && trade) {
            SoloCheck.run(edition, faults);
        }
        if (modules && board) {
            ModulesCheck.run(edition, faults);
        }
    }
}
