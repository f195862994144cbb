package autobahn.bots.train;

import autobahn.bots.Dice;
import autobahn.bots.Features;
import autobahn.bots.learn.Network;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Fits a network to lessons. For each decision two things are learnt: the chance that a turn leaves (log-loss against the
 * target), and by how much each turn is better than its siblings, which is what a search asks of it.
 */
public final class Fitting {
    /**
     * How it is done.
     *
     * @param first units of the first hidden layer
     * @param second units of the second one
     * @param rate of the first steps; it falls along a cosine
     * @param decay by which weights shrink, times the rate
     */
    public record Plan(int first, int second, int epochs, float rate, float decay, long seed) {
        public static Plan usual(long seed) {
            return new Plan(64, 32, 6, 0.0007f, 0.05f, seed);
        }

        /** The same with so many rounds through all lessons. */
        public Plan with(int rounds) {
            return new Plan(first, second, rounds, rate, decay, seed);
        }
    }

    private static final int BATCH = 128;
    private static final float SIBLINGS = 1;
    private static final float POINTS = 0.5f;
    private static final float POINTS_OF_OTHERS = 0.1f;
    private static final float POINT_UNIT = 40;
    /** Playouts that half of a sibling's say takes. */
    private static final float DOUBT = 10;

    private static final float LEAST_SLOPE = 0.05f;
    private static final float MOST_SCALE = 20;

    private final List<List<Example>> decisions = new ArrayList<>();
    private final Plan plan;
    private final Student student;
    private final float[] odds = new float[256];

    /** @param start what it begins with; null: with what the linear value function thinks */
    public Fitting(List<Lesson> lessons, Plan plan, @Nullable Network start) {
        this.plan = plan;
        for (Lesson lesson : lessons) {
            if (!lesson.isHeldOut()) {
                decisions.addAll(lesson.decisions());
            }
        }
        if (decisions.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to learn from: play more games");
        }
        student = start == null
                ? new Student(plan.first(), plan.second(), scales(), plan.seed())
                : new Student(start, scales());
    }

    /** Inputs that are strong or frequent count less, so that all have the same say. */
    private float[] scales() {
        double[] squares = new double[Features.SIZE];
        int count = 0;
        for (List<Example> decision : decisions) {
            for (Example example : decision) {
                count++;
                for (int i = 0; i < example.places.length; i++) {
                    squares[example.places[i]] += example.values[i] * example.values[i];
                }
            }
        }
        float[] scales = new float[squares.length];
        for (int i = 0; i < scales.length; i++) {
            scales[i] = squares[i] == 0 ? 1 : (float) Math.min(MOST_SCALE, 1 / Math.sqrt(squares[i] / count));
        }
        return scales;
    }

    /** @param epochs hears of the network after each round through all lessons */
    public Network fit(Consumer<Network> epochs) {
        Dice dice = new Dice(plan.seed());
        for (int epoch = 0; epoch < plan.epochs(); epoch++) {
            shuffle(dice);
            int batch = 0;
            for (int i = 0; i < decisions.size(); i++) {
                learn(decisions.get(i));
                if (++batch == BATCH) {
                    double done = (epoch + (double) i / decisions.size()) / plan.epochs();
                    student.step(batch, (float) (plan.rate() * 0.5 * (1 + Math.cos(Math.PI * done))), plan.decay());
                    batch = 0;
                }
            }
            epochs.accept(student.network());
        }
        return student.network();
    }

    private void shuffle(Dice dice) {
        for (int i = decisions.size() - 1; i > 0; i--) {
            int j = dice.below(i + 1);
            List<Example> swapped = decisions.get(i);
            decisions.set(i, decisions.get(j));
            decisions.set(j, swapped);
        }
    }

    private void learn(List<Example> decision) {
        float weights = 0;
        float meanOdds = 0;
        float meanSeen = 0;
        int count = decision.size();
        for (int i = 0; i < count; i++) {
            Example example = decision.get(i);
            student.forward(example);
            odds[i] = student.odds();
            weights += say(example);
            meanOdds += say(example) * odds[i];
            meanSeen += say(example) * example.seen;
        }
        meanOdds /= weights;
        meanSeen /= weights;
        float slope = Math.max(LEAST_SLOPE, meanSeen * (1 - meanSeen));
        for (int i = 0; i < count; i++) {
            Example example = decision.get(i);
            student.forward(example);
            float chance = (float) (1 / (1 + Math.exp(-odds[i])));
            float ahead = odds[i] - meanOdds - (example.seen - meanSeen) / slope;
            float trust = example.chosen ? POINTS : POINTS_OF_OTHERS;
            student.backward(
                    example,
                    (chance - example.target) / count + SIBLINGS * say(example) * ahead,
                    trust / count * (student.points() - example.points / POINT_UNIT));
        }
    }

    private static float say(Example example) {
        return example.playouts / (example.playouts + DOUBT) + 1e-3f;
    }
}
