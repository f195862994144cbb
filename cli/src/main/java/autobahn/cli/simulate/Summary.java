package autobahn.cli.simulate;

import autobahn.engine.Facts;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * What many games amount to.
 *
 * @param eraTurns turns each era took
 * @param triggers how often each seat ended each era, by era and seat
 * @param deadEnds how often each era ended because nobody could build any more (ERA-5)
 * @param wins games won by each seat, shared ones for all who share
 */
public record Summary(
        int games,
        long decisions,
        long forced,
        Spread length,
        Spread turns,
        List<Spread> eraTurns,
        List<List<Integer>> triggers,
        List<Integer> deadEnds,
        Spread points,
        Spread winnerPoints,
        List<Integer> wins,
        int shared) {

    /** Least, quartiles, most and mean of a figure. */
    public record Spread(int least, int low, int median, int high, int most, double mean) {
        static Spread of(IntStream figures) {
            int[] sorted = figures.sorted().toArray();
            int last = sorted.length - 1;
            return new Spread(
                    sorted[0],
                    sorted[last / 4],
                    sorted[last / 2],
                    sorted[last * 3 / 4],
                    sorted[last],
                    Arrays.stream(sorted).average().orElse(0));
        }
    }

    public static Summary of(List<SimulatedGame> games) {
        int seats = games.get(0).points().size();
        int[] wins = new int[seats];
        int[][] triggers = new int[games.get(0).triggers().size()][seats];
        int[] deadEnds = new int[triggers.length];
        int shared = 0;
        for (SimulatedGame game : games) {
            shared += Integer.bitCount(game.winners()) > 1 ? 1 : 0;
            for (int seat = 0; seat < seats; seat++) {
                wins[seat] += game.winners() >> seat & 1;
            }
            for (int era = 0; era < triggers.length; era++) {
                int trigger = game.triggers().get(era);
                if (trigger == Facts.NONE) {
                    deadEnds[era]++;
                } else {
                    triggers[era][trigger]++;
                }
            }
        }
        return new Summary(
                games.size(),
                games.stream().mapToLong(SimulatedGame::decisions).sum(),
                games.stream().mapToLong(SimulatedGame::forced).sum(),
                spread(games, SimulatedGame::decisions),
                spread(games, SimulatedGame::turns),
                IntStream.range(0, triggers.length)
                        .mapToObj(era -> spread(games, game -> eraTurns(game, era)))
                        .toList(),
                Arrays.stream(triggers).map(Summary::list).toList(),
                list(deadEnds),
                Spread.of(games.stream()
                        .flatMapToInt(game -> game.points().stream().mapToInt(Integer::intValue))),
                spread(games, game -> Collections.max(game.points())),
                list(wins),
                shared);
    }

    private static int eraTurns(SimulatedGame game, int era) {
        return game.eraTurns().get(era) - (era == 0 ? 0 : game.eraTurns().get(era - 1));
    }

    private static List<Integer> list(int[] figures) {
        return Arrays.stream(figures).boxed().toList();
    }

    private static Spread spread(List<SimulatedGame> games, ToIntFunction<SimulatedGame> figure) {
        return Spread.of(games.stream().mapToInt(figure));
    }
}
