package autobahn.bots.match;

import java.util.List;

/**
 * One game of a match.
 *
 * @param number which game of the match
 * @param bots seat by seat; Autobot's seat is called autobot
 * @param shares of the first place: 1 for a winner alone
 * @param components points by lobby and departments, seat by seat, in the order of {@link #COMPONENTS}
 * @param startSeat who had the first turn
 * @param turns turns in all
 * @param eraTurns turns of each era
 * @param eraMoney DM of each seat at the end of each era, era by era
 * @param sectionEras the era in which each section was built, 0 for none (or from the start)
 * @param traits what each seat played with: route, delivery board, technologies, tiles used
 * @param faults what went wrong with bots
 */
public record GameResult(
        int number,
        int deal,
        List<String> bots,
        List<Integer> points,
        List<Double> shares,
        List<List<Integer>> components,
        int startSeat,
        int turns,
        List<Integer> eraTurns,
        List<List<Integer>> eraMoney,
        List<Integer> sectionEras,
        List<List<String>> traits,
        List<String> faults) {
    public static final List<String> COMPONENTS =
            List.of("lobby", "network", "trade", "service", "finance", "planning", "customs");
}
