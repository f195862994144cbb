package autobahn.cli.simulate;

import autobahn.cli.simulate.Summary.Spread;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * What many solo games amount to.
 *
 * @param wins games that the human seat won
 * @param turns Autobot's turns a game, skipped ones included
 * @param developed spaces that Autobot went on the development track, a game
 * @param floors floors of departments on which Autobot has an employee at the end, a game
 * @param tasks how often each task was carried out in all games, by its value from 1
 */
public record SoloSummary(
        int games,
        Spread autobot,
        Mean autobotMean,
        Spread human,
        Mean humanMean,
        int wins,
        double turns,
        double skipped,
        double developed,
        double floors,
        List<Integer> tasks) {

    public static SoloSummary of(List<SoloGame> games) {
        int kinds = games.get(0).tasks().size();
        return new SoloSummary(
                games.size(),
                Spread.of(games.stream().mapToInt(SoloGame::autobot)),
                Mean.of(games.stream().mapToDouble(SoloGame::autobot)),
                Spread.of(games.stream().mapToInt(SoloGame::human)),
                Mean.of(games.stream().mapToDouble(SoloGame::human)),
                (int) games.stream().filter(SoloGame::won).count(),
                average(games, SoloGame::turns),
                average(games, SoloGame::skipped),
                average(games, SoloGame::developed),
                average(games, SoloGame::floors),
                IntStream.range(0, kinds)
                        .map(task -> games.stream()
                                .mapToInt(game -> game.tasks().get(task))
                                .sum())
                        .boxed()
                        .toList());
    }

    private static double average(List<SoloGame> games, ToIntFunction<SoloGame> figure) {
        return games.stream().mapToInt(figure).average().orElse(0);
    }

    /** Per cent of the games that the human seat won. */
    public double winRate() {
        return 100.0 * wins / games;
    }

    /** Per cent of the tasks carried out that were this one, by its value from 1. */
    public double share(int task) {
        int all = tasks.stream().mapToInt(Integer::intValue).sum();
        return 100.0 * tasks.get(task - 1) / Math.max(1, all);
    }
}
