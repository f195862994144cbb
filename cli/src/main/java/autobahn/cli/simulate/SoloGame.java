package autobahn.cli.simulate;

import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * One finished solo game in figures.
 *
 * @param won whether the human seat is placed first alone
 * @param turns Autobot's turns, skipped ones included
 * @param developed spaces that Autobot went on the development track
 * @param floors departments' floors on which Autobot has an employee at the end
 * @param tasks how often Autobot carried out each task, by its value from 1
 */
public record SoloGame(
        int autobot, int human, boolean won, int turns, int skipped, int developed, int floors, List<Integer> tasks) {
    private static final int HUMAN = 0;
    private static final int AUTOBOT = 1;

    /** @param human plays the seat against Autobot */
    public static SoloGame play(Box box, Options options, ToIntFunction<Game> human, long seed) {
        Game game = box.newGame(options, seed);
        Count count = new Count(box.edition().solo().tasks().size());
        game.listen(count::hear);
        while (!game.isOver()) {
            game.play(human.applyAsInt(game));
        }
        int tasks = Arrays.stream(count.tasks).sum();
        return new SoloGame(
                game.points(AUTOBOT),
                game.points(HUMAN),
                game.rank(HUMAN) > game.rank(AUTOBOT),
                tasks + count.skipped,
                count.skipped,
                count.developed,
                game.scores().get(AUTOBOT).departments().stream()
                        .mapToInt(department -> department.floors().size())
                        .sum(),
                Arrays.stream(count.tasks).boxed().toList());
    }

    private static final class Count {
        private final int[] tasks;
        private int skipped;
        private int developed;

        Count(int kinds) {
            tasks = new int[kinds];
        }

        void hear(Event event) {
            switch (event) {
                case Event.AutobotTask task -> tasks[task.task() - 1]++;
                case Event.AutobotSkipped skip -> skipped++;
                case Event.Developed step -> developed += step.seat() == AUTOBOT ? 1 : 0;
                default -> {
                    // not counted
                }
            }
        }
    }
}
