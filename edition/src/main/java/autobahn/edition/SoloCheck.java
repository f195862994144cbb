package autobahn.edition;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.Country;
import autobahn.engine.edition.Edition.Solo;
import autobahn.engine.edition.Edition.SoloBoard;
import autobahn.engine.edition.Edition.Task;
import autobahn.json.Faults;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Autobot's tasks and boards. */
final class SoloCheck {
    private static final int TASKS = 8;
    private static final int SPACES = 8;

    private SoloCheck() {}

    static void run(Edition edition, Faults faults) {
        Solo solo = edition.solo();
        checkTasks(solo.tasks(), faults);
        checkBoard(solo.easy(), "$.solo.easy", faults);
        checkBoard(solo.hard(), "$.solo.hard", faults);
        int harder = solo.harderPromotions().size();
        faults.check(harder == 2, "$.solo.harderPromotions", EditionFault.HARDER_LEVELS.of(harder));
        List<String> countries =
                edition.trade().countries().stream().map(Country::name).sorted().toList();
        faults.check(
                solo.pharmaceuticalsOrder().stream().sorted().toList().equals(countries),
                "$.solo.pharmaceuticalsOrder.countries",
                EditionFault.EACH_COUNTRY.of());
        faults.check(
                edition.board().cities().stream().anyMatch(city -> city.name().equals(solo.centre())),
                "$.solo.centre.city",
                EditionFault.NO_CITY.of(solo.centre()));
    }

    private static void checkTasks(List<Task> tasks, Faults faults) {
        faults.check(tasks.size() == TASKS, "$.solo.tasks", EditionFault.TASKS.of(tasks.size()));
        faults.check(
                tasks.stream().anyMatch(task -> !task.advanced()), "$.solo.tasks", EditionFault.NO_FIRST_TASK.of());
        Set<Integer> values = new HashSet<>();
        for (int i = 0; i < tasks.size(); i++) {
            Task task = tasks.get(i);
            String path = "$.solo.tasks[" + i + "]";
            faults.check(values.add(task.value()), path + ".task", EditionFault.TASK_TWICE.of(task.value()));
            faults.check(
                    i == 0 || task.value() >= tasks.get(i - 1).value(), path + ".task", EditionFault.TASK_ORDER.of());
            faults.check(
                    task.action() != ActionSpace.UNLOCK && task.action() != ActionSpace.UPGRADE,
                    path + ".action",
                    EditionFault.TASK_ACTION.of());
        }
    }

    private static void checkBoard(SoloBoard board, String path, Faults faults) {
        int stations = board.stations().size();
        faults.check(stations == SPACES, path + ".stations", EditionFault.STATION_SPACES.of(stations));
        int slots = board.slots().size();
        faults.check(slots == SPACES, path + ".slots", EditionFault.SLOTS.of(slots));
    }
}
