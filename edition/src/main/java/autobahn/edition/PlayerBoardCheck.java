package autobahn.edition;

import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition.Column;
import autobahn.engine.edition.Edition.PlayerBoard;
import autobahn.engine.edition.Edition.Technology;
import autobahn.engine.edition.TechnologyKind;
import autobahn.json.ConstantNames;
import autobahn.json.Faults;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Three columns of four locks, eight stations. */
final class PlayerBoardCheck {
    private static final List<Department> COLUMNS = List.of(Department.NETWORK, Department.TRADE, Department.SERVICE);
    private static final int LOCKS = 4;
    private static final int STATIONS = 8;

    private PlayerBoardCheck() {}

    static void run(PlayerBoard board, Faults faults) {
        List<Department> columns =
                board.columns().stream().map(Column::department).toList();
        faults.check(columns.equals(COLUMNS), "$.playerBoard.columns", EditionFault.COLUMNS.of());
        Set<TechnologyKind> kinds = EnumSet.noneOf(TechnologyKind.class);
        for (int i = 0; i < board.columns().size(); i++) {
            String path = "$.playerBoard.columns[" + i + "].technologies";
            List<Technology> technologies = board.columns().get(i).technologies();
            faults.check(technologies.size() == LOCKS, path, EditionFault.LOCKS.of(technologies.size()));
            for (int j = 0; j < technologies.size(); j++) {
                TechnologyKind kind = technologies.get(j).kind();
                // A lasting technology is a flag of the player: twice the same would be lost.
                faults.check(
                        kinds.add(kind) || kind == TechnologyKind.GAIN_CARD,
                        path + "[" + j + "].technology",
                        EditionFault.TECHNOLOGY_TWICE.of(ConstantNames.of(kind)));
            }
        }
        int stations = board.stations().size();
        faults.check(stations == STATIONS, "$.playerBoard.stations", EditionFault.STATION_SPACES.of(stations));
        BonusCheck.run(board, faults);
    }
}
