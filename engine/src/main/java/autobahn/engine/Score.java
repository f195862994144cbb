package autobahn.engine;

import autobahn.engine.edition.Department;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a seat would score now, and why.
 *
 * @param place 1 for the winner; equal places are shared (SCORE-2)
 * @param lobbyEmployees employees in the lobby
 * @param inAdministration first tie-break: employees in lobby and departments
 * @param onFloors further tie-breaks: employees on floors 3, 2 and 1
 */
public record Score(
        int seat,
        int total,
        int place,
        int lobbyEmployees,
        int lobbyPoints,
        List<DepartmentScore> departments,
        int inAdministration,
        List<Integer> onFloors) {

    /**
     * @param floors the floors on which the seat has an employee, 1 to 3
     * @param unit what each floor is multiplied by: employees in offices, countries, stations, whole DM 20s, …
     */
    public record DepartmentScore(Department department, List<Integer> floors, int unit, int points) {}

    /**
     * How a score differs from an earlier one of the same seat.
     *
     * @param lobby points for employees in the lobby
     * @param departments points of those departments that score more or less
     */
    public record Change(int total, int lobby, Map<Department, Integer> departments) {}

    Change since(Score before) {
        Map<Department, Integer> changed = new EnumMap<>(Department.class);
        for (int i = 0; i < departments.size(); i++) {
            DepartmentScore now = departments.get(i);
            int more = now.points() - before.departments.get(i).points();
            if (more != 0) {
                changed.put(now.department(), more);
            }
        }
        return new Change(total - before.total, lobbyPoints - before.lobbyPoints, changed);
    }
}
