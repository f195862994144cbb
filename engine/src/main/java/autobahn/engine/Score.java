package autobahn.engine;

import autobahn.engine.edition.Department;
import java.util.List;

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
}
