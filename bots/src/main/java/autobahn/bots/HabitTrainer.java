package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Learns habits from a bot's games: a generalised Bradley–Terry model in which each decision is a contest among the kinds
 * of its moves, fitted by minorisation–maximisation (as Coulom did for Go patterns).
 */
public final class HabitTrainer {
    private static final int ROUNDS = 30;
    /** Contests against an average kind, half won: kinds that are seldom met stay average. */
    private static final double PRIOR = 2;

    /** Playouts that follow greedy more closely than it was fitted score more and judge better. */
    private static final double SHARPNESS = 1.5;

    private final Box box;
    private final Kinds kinds;
    private final List<int[]> contests = new ArrayList<>();

    public HabitTrainer(Box box) {
        this.box = box;
        kinds = new Kinds(box);
    }

    /** Plays a game of greedy against itself, now and then at random, and remembers what it chose. */
    public void watch(Options options, Weights weights, long seed) {
        Game game = box.newGame(options, seed);
        Dice dice = new Dice(seed);
        Player bot = new Player(new GreedyBot(new Value(box, weights)), game, seed, fault -> {
            throw new IllegalStateException(fault);
        });
        Budget budget = Budget.iterations(0);
        while (!game.isOver()) {
            int count = game.moveCount();
            int move = bot.choose(game, budget);
            if (count > 1) {
                int[] contest = new int[count];
                int next = 1;
                contest[0] = kinds.of(game, move);
                for (int i = 0; i < count; i++) {
                    if (game.move(i) != move) {
                        contest[next++] = kinds.of(game, game.move(i));
                    }
                }
                contests.add(contest);
            }
            game.play(dice.below(12) == 0 ? game.move(dice.below(count)) : move);
        }
    }

    public Habits learn() {
        double[] strength = new double[kinds.count()];
        Arrays.fill(strength, 1);
        double[] wins = new double[kinds.count()];
        boolean[] met = new boolean[kinds.count()];
        for (int[] contest : contests) {
            wins[contest[0]]++;
            for (int kind : contest) {
                met[kind] = true;
            }
        }
        for (int round = 0; round < ROUNDS; round++) {
            double[] shares = new double[kinds.count()];
            for (int[] contest : contests) {
                double sum = 0;
                for (int kind : contest) {
                    sum += strength[kind];
                }
                for (int kind : contest) {
                    shares[kind] += 1 / sum;
                }
            }
            for (int kind = 0; kind < strength.length; kind++) {
                if (met[kind]) {
                    strength[kind] = (wins[kind] + PRIOR / 2) / (shares[kind] + PRIOR / (strength[kind] + 1));
                }
            }
        }
        return Habits.sharpened(kinds.names(), strength, SHARPNESS);
    }
}
