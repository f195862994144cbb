package autobahn.bots.train;

import autobahn.bots.Dice;
import autobahn.bots.Judge;
import autobahn.bots.LearntValue;
import autobahn.bots.Value;
import autobahn.bots.Weights;
import autobahn.bots.learn.Network;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The games of one generation, each on its own: whoever plays which of them, and in which order, they are the same. */
public final class Schooling {
    private static final int BASE_GAME = 60;
    private static final int MODULE = 35;
    private static final int PERCENT = 100;

    /**
     * How many of a hundred games are of one (against Autobot), two, three and four players.
     *
     * @param percent four shares
     */
    public record Tables(List<Integer> percent) {
        public static final Tables USUAL = new Tables(List.of(8, 50, 17, 25));

        public Tables {
            percent = List.copyOf(percent);
            if (percent.size() != 4
                    || percent.stream().anyMatch(share -> share < 0)
                    || percent.stream().mapToInt(Integer::intValue).sum() != PERCENT) {
                throw new IllegalArgumentException("tables are four shares of a hundred games, of one to four players"
                        + " (such as 8,50,17,25), not " + percent);
            }
        }

        int draw(Dice dice) {
            int players = 0;
            for (int drawn = dice.below(PERCENT); drawn >= 0; players++) {
                drawn -= percent.get(players);
            }
            return players;
        }

        /** The number of players, from two, that most games are of. */
        public int usualPlayers() {
            int most = 2;
            for (int players = 3; players <= percent.size(); players++) {
                most = percent.get(players - 1) > percent.get(most - 1) ? players : most;
            }
            return most;
        }
    }

    /**
     * Who plays.
     *
     * @param best null before anything was learnt: then the linear value function plays
     * @param earlier what was best before
     */
    public record Pool(@Nullable Network best, List<Network> earlier) {
        /** One seat in so many is an earlier one's, so that nothing is learnt that works against oneself only. */
        private static final int EARLIER = 6;

        @Nullable
        Network draw(Dice dice) {
            if (best == null || dice.below(EARLIER) > 0) {
                return best;
            }
            int which = dice.below(earlier.size() + 1);
            return which == 0 ? null : earlier.get(which - 1);
        }
    }

    private final Box box;
    private final Pool pool;
    private final Tables tables;
    private final long seed;
    private final int iterations;

    public Schooling(Box box, Pool pool, Tables tables, long seed, int iterations) {
        this.box = box;
        this.pool = pool;
        this.tables = tables;
        this.seed = seed;
        this.iterations = iterations;
    }

    public Lesson play(int number) {
        long own = Dice.mix(seed, number);
        return new ExpertGame(box, table(new Dice(own)), own, pool, iterations).play(number);
    }

    /** A value function by a network, or the linear one. */
    public static Judge judge(Box box, Options options, @Nullable Network network) {
        Weights weights = Weights.standard(options);
        return network == null ? new Value(box, weights) : new LearntValue(box, weights, network);
    }

    private Options table(Dice dice) {
        int players = tables.draw(dice);
        Set<Feature> modules = EnumSet.noneOf(Feature.class);
        if (dice.below(PERCENT) >= BASE_GAME) {
            for (Feature module : Feature.values()) {
                if (dice.below(PERCENT) < MODULE) {
                    modules.add(module);
                }
            }
            if (modules.contains(Feature.PLANNING)) {
                modules.remove(Feature.CUSTOMS);
            }
        }
        Options.Solo solo = new Options.Solo(
                dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(3));
        return new Options(players, players == 1 ? solo : null, modules);
    }
}
