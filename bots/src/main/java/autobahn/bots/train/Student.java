package autobahn.bots.train;

import autobahn.bots.Dice;
import autobahn.bots.Features;
import autobahn.bots.learn.Network;

/**
 * A network that is learning: forwards and backwards through its layers, and steps by Adam with weight decay. Inputs are
 * scaled so that each has about the same strength; the finished network has the scales in its weights.
 */
final class Student {
    private static final float KEEP_MEAN = 0.9f;
    private static final float KEEP_SQUARE = 0.999f;
    private static final float TINY = 1e-8f;

    private final Network.Layers layers;
    private final float[] scale;
    private final float[][] weights;
    private final float[][] gradient;
    private final float[][] mean;
    private final float[][] square;
    private final float[] first;
    private final float[] second;
    private final float[] firstError;
    private final float[] secondError;
    private int steps;
    private float odds;
    private float points;

    /** One that knows nothing but the opinion of the linear value function, which it hands on. */
    Student(int firstSize, int secondSize, float[] scale, long seed) {
        this(Features.layers(firstSize, secondSize), scale);
        Dice dice = new Dice(seed);
        fill(weights[0], dice, Math.sqrt(1.0 / 150));
        fill(weights[2], dice, Math.sqrt(2.0 / firstSize));
        fill(weights[4], dice, 0.01 * Math.sqrt(1.0 / secondSize));
        handOn(Features.OPINION);
    }

    /** One that goes on from where a network is. */
    Student(Network start, float[] scale) {
        this(start.layers(), scale);
        for (int i = 0; i < weights.length; i++) {
            System.arraycopy(start.weights()[i], 0, weights[i], 0, weights[i].length);
        }
        for (int i = 0; i < scale.length; i++) {
            for (int j = 0; j < first.length; j++) {
                weights[0][i * first.length + j] /= scale[i];
            }
        }
    }

    private Student(Network.Layers layers, float[] scale) {
        this.layers = layers;
        this.scale = scale;
        int[] sizes = layers.tables();
        weights = new float[sizes.length][];
        gradient = new float[sizes.length][];
        mean = new float[sizes.length][];
        square = new float[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            weights[i] = new float[sizes[i]];
            gradient[i] = new float[sizes[i]];
            mean[i] = new float[sizes[i]];
            square[i] = new float[sizes[i]];
        }
        first = new float[layers.first()];
        second = new float[layers.second()];
        firstError = new float[layers.first()];
        secondError = new float[layers.second()];
    }

    private static void fill(float[] table, Dice dice, double spread) {
        for (int i = 0; i < table.length; i++) {
            // the sum of twelve even numbers is as good as normal
            double sum = -6;
            for (int k = 0; k < 12; k++) {
                sum += dice.fraction();
            }
            table[i] = (float) (spread * sum);
        }
    }

    /** Two units of each layer carry one input, what is above 0 and what is below, to the odds. */
    private void handOn(int input) {
        int width = first.length;
        int height = second.length;
        for (int i = 0; i < scale.length; i++) {
            weights[0][i * width] = 0;
            weights[0][i * width + 1] = 0;
        }
        weights[0][input * width] = 1 / scale[input];
        weights[0][input * width + 1] = -1 / scale[input];
        for (int j = 0; j < height; j++) {
            weights[2][j] = 0;
            weights[2][height + j] = 0;
        }
        for (int i = 0; i < width; i++) {
            weights[2][i * height] = 0;
            weights[2][i * height + 1] = 0;
        }
        weights[2][0] = 1;
        weights[2][height + 1] = 1;
        weights[4][0] = 1;
        weights[4][2] = -1;
    }

    /** The network as it is now, for use: it takes inputs as they are. */
    Network network() {
        float[][] copy = new float[weights.length][];
        for (int i = 0; i < weights.length; i++) {
            copy[i] = weights[i].clone();
        }
        int width = first.length;
        for (int i = 0; i < scale.length; i++) {
            for (int j = 0; j < width; j++) {
                copy[0][i * width + j] *= scale[i];
            }
        }
        return new Network(layers, copy);
    }

    float odds() {
        return odds;
    }

    float points() {
        return points;
    }

    void forward(Example example) {
        int width = first.length;
        System.arraycopy(weights[1], 0, first, 0, width);
        for (int k = 0; k < example.places.length; k++) {
            int input = example.places[k];
            float x = example.values[k] * scale[input];
            add(x, weights[0], input * width, first);
        }
        int height = second.length;
        System.arraycopy(weights[3], 0, second, 0, height);
        for (int i = 0; i < width; i++) {
            if (first[i] > 0) {
                add(first[i], weights[2], i * height, second);
            }
        }
        odds = weights[5][0];
        points = weights[5][1];
        for (int i = 0; i < height; i++) {
            if (second[i] > 0) {
                odds += second[i] * weights[4][2 * i];
                points += second[i] * weights[4][2 * i + 1];
            }
        }
    }

    private static void add(float x, float[] table, int row, float[] sum) {
        for (int j = 0; j < sum.length; j++) {
            sum[j] += x * table[row + j];
        }
    }

    /** Adds to the gradient what the errors of both outputs of the last run forward say. */
    void backward(Example example, float oddsError, float pointsError) {
        int width = first.length;
        int height = second.length;
        gradient[5][0] += oddsError;
        gradient[5][1] += pointsError;
        for (int i = 0; i < height; i++) {
            secondError[i] = 0;
            if (second[i] > 0) {
                gradient[4][2 * i] += oddsError * second[i];
                gradient[4][2 * i + 1] += pointsError * second[i];
                secondError[i] = oddsError * weights[4][2 * i] + pointsError * weights[4][2 * i + 1];
                gradient[3][i] += secondError[i];
            }
        }
        for (int i = 0; i < width; i++) {
            firstError[i] = 0;
            if (first[i] > 0) {
                float sum = 0;
                int row = i * height;
                for (int j = 0; j < height; j++) {
                    gradient[2][row + j] += first[i] * secondError[j];
                    sum += weights[2][row + j] * secondError[j];
                }
                firstError[i] = sum;
                gradient[1][i] += sum;
            }
        }
        for (int k = 0; k < example.places.length; k++) {
            int input = example.places[k];
            float x = example.values[k] * scale[input];
            int row = input * width;
            float[] table = gradient[0];
            for (int j = 0; j < width; j++) {
                table[row + j] += x * firstError[j];
            }
        }
    }

    /** A step along the mean gradient of a batch. */
    void step(int batch, float rate, float decay) {
        steps++;
        float meanPart = (float) (1 - Math.pow(KEEP_MEAN, steps));
        float squarePart = (float) (1 - Math.pow(KEEP_SQUARE, steps));
        for (int t = 0; t < weights.length; t++) {
            float shrink = t % 2 == 0 ? decay : 0;
            for (int i = 0; i < weights[t].length; i++) {
                float slope = gradient[t][i] / batch;
                gradient[t][i] = 0;
                mean[t][i] = KEEP_MEAN * mean[t][i] + (1 - KEEP_MEAN) * slope;
                square[t][i] = KEEP_SQUARE * square[t][i] + (1 - KEEP_SQUARE) * slope * slope;
                float way = mean[t][i] / meanPart / ((float) Math.sqrt(square[t][i] / squarePart) + TINY);
                weights[t][i] -= rate * (way + shrink * weights[t][i]);
            }
        }
    }
}
