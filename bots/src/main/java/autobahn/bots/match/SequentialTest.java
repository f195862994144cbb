package autobahn.bots.match;

import java.util.Map;
import java.util.TreeMap;

/**
 * A sequential probability ratio test on the scores of whole deals. Games on one deal depend on each other, so a deal is one
 * observation, whatever values its score can have: with two players five (the pentanomial model), with more players more.
 * Nothing is assumed about how often each value comes; the likelihoods are those of the distributions nearest to what was
 * seen that have the one or the other mean (generalised test, by empirical likelihood).
 */
public final class SequentialTest {
    /** What is known. */
    public enum Verdict {
        BETTER,
        NOT_BETTER,
        OPEN
    }

    /** So often each extreme is taken to have been seen beforehand: without it the first deals would prove anything. */
    private static final double BEFOREHAND = 1e-3;

    private static final int HALVINGS = 60;
    private static final double EDGE = 1e-9;

    private final Hypotheses hypotheses;
    private final TreeMap<Double, Double> seen = new TreeMap<>(Map.of(0.0, BEFOREHAND, 1.0, BEFOREHAND));
    private double sum;
    private double squares;
    private int deals;
    private double ratio;

    public SequentialTest(Hypotheses hypotheses) {
        this.hypotheses = hypotheses;
    }

    /** @param score of a deal, 0 to 1 */
    public void add(double score) {
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a score lies between 0 and 1, unlike " + score);
        }
        seen.merge(score, 1.0, Double::sum);
        sum += score;
        squares += score * score;
        deals++;
        double low = tilt(hypotheses.low());
        double high = tilt(hypotheses.high());
        ratio = 0;
        seen.forEach((value, times) -> ratio +=
                times * Math.log((1 + low * (value - hypotheses.low())) / (1 + high * (value - hypotheses.high()))));
    }

    /** How the observed distribution is to be bent to have a mean: each value's share is divided by 1 + tilt · (value − mean). */
    private double tilt(double mean) {
        double from = -1 / (seen.lastKey() - mean) + EDGE;
        double to = -1 / (seen.firstKey() - mean) - EDGE;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (from + to) / 2;
            double slope = 0;
            for (Map.Entry<Double, Double> one : seen.entrySet()) {
                double away = one.getKey() - mean;
                slope += one.getValue() * away / (1 + middle * away);
            }
            if (slope > 0) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return (from + to) / 2;
    }

    public Verdict verdict() {
        if (ratio >= hypotheses.upperBound()) {
            return Verdict.BETTER;
        }
        return ratio <= hypotheses.lowerBound() ? Verdict.NOT_BETTER : Verdict.OPEN;
    }

    /** The logarithm of how much likelier what was seen is with the high score than with the low one. */
    public double ratio() {
        return ratio;
    }

    public int deals() {
        return deals;
    }

    /** The mean score; its interval does not know that the test stopped when it liked the result. */
    public Estimate score() {
        return Estimate.mean(sum, squares, deals);
    }
}
