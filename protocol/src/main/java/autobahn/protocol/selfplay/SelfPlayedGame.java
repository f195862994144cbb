package autobahn.protocol.selfplay;

import autobahn.engine.Options;
import java.util.List;

/**
 * One game of a data set.
 *
 * @param number which game of the set
 * @param seed what the game's chance comes from: with edition, options and moves it is the whole game
 * @param bots seat by seat
 * @param choices every decision with more than one legal move, in their order; the others follow from the rules
 * @param points of each seat at the end
 * @param shares of the first place, 1 for a winner alone
 * @param faults of bots, for which greedy has played; said, and not kept
 */
public record SelfPlayedGame(
        int number,
        long seed,
        Options options,
        List<String> bots,
        List<Choice> choices,
        List<Integer> points,
        List<Double> shares,
        List<String> faults) {
    /**
     * A decision and what a bot made of it.
     *
     * @param seat who decided
     * @param action the id of the move that was played
     * @param legal ids of all that could be
     * @param value the bot's estimate of its chance to win after it; of the value function if the bot has none of its own
     * @param seen what the seat saw; empty where a format does not keep it
     */
    public record Choice(int seat, int action, List<Integer> legal, double value, List<Integer> seen) {}
}
