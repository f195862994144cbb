package autobahn.bots.learn;

import java.util.Arrays;
import java.util.List;

/**
 * A network of two hidden layers and two outputs, run in plain Java: no library, no vector types, the same sums in the same
 * order on every machine. The first layer is summed up part by part: a part whose inputs are those of the last run is not
 * summed again, which for neighbouring positions is most of them, and changes no result. Not for several threads at once.
 */
public final class Network {
    private final Layers layers;
    private final float[][] weights;
    private final int[] parts;
    private final float[] seen;
    private final float[][] sums;
    private final float[] first;
    private final float[] second;
    private boolean fresh = true;
    private float odds;
    private float points;

    /**
     * How large a network is.
     *
     * @param version of its inputs
     * @param parts where parts of the inputs begin, and their end
     */
    public record Layers(int version, List<Integer> parts, int first, int second) {
        public Layers {
            parts = List.copyOf(parts);
        }

        /** How many inputs there are. */
        public int inputs() {
            return parts.getLast();
        }

        /** The sizes of its tables: weights and biases of each layer. */
        public int[] tables() {
            return new int[] {inputs() * first, first, first * second, second, second * 2, 2};
        }
    }

    /** @param weights table by table, as {@link Layers#tables} says; those of one input or unit lie together */
    public Network(Layers layers, float[][] weights) {
        int[] sizes = layers.tables();
        for (int i = 0; i < sizes.length; i++) {
            if (weights.length != sizes.length || weights[i].length != sizes[i]) {
                throw new IllegalArgumentException("the weights do not fit a network of this shape");
            }
        }
        this.layers = layers;
        this.weights = weights;
        seen = new float[layers.inputs()];
        parts = layers.parts().stream().mapToInt(Integer::intValue).toArray();
        sums = new float[parts.length - 1][layers.first()];
        first = new float[layers.first()];
        second = new float[layers.second()];
    }

    public Layers layers() {
        return layers;
    }

    /** The tables, not copies. */
    public float[][] weights() {
        return weights;
    }

    /** One with the same weights and scratch space of its own. */
    public Network forOneThread() {
        return new Network(layers, weights);
    }

    /** The logarithm of the odds to win, after a run. */
    public float odds() {
        return odds;
    }

    /** The lead in the end, in units of 40 points, after a run. */
    public float points() {
        return points;
    }

    public void run(float[] inputs) {
        System.arraycopy(weights[1], 0, first, 0, first.length);
        for (int part = 0; part < sums.length; part++) {
            float[] sum = part(inputs, part);
            for (int i = 0; i < first.length; i++) {
                first[i] += sum[i];
            }
        }
        fresh = false;
        rest();
    }

    private float[] part(float[] inputs, int part) {
        int from = parts[part];
        int to = parts[part + 1];
        float[] sum = sums[part];
        if (!fresh && same(inputs, from, to)) {
            return sum;
        }
        System.arraycopy(inputs, from, seen, from, to - from);
        Arrays.fill(sum, 0);
        float[] w = weights[0];
        int width = sum.length;
        for (int i = from; i < to; i++) {
            float x = inputs[i];
            if (x != 0) {
                int row = i * width;
                for (int j = 0; j < width; j++) {
                    sum[j] += x * w[row + j];
                }
            }
        }
        return sum;
    }

    private boolean same(float[] inputs, int from, int to) {
        for (int i = from; i < to; i++) {
            if (inputs[i] != seen[i]) {
                return false;
            }
        }
        return true;
    }

    private void rest() {
        float[] in = first;
        float[] out = second;
        float[] w = weights[2];
        int width = out.length;
        System.arraycopy(weights[3], 0, out, 0, width);
        for (int i = 0; i < in.length; i++) {
            float x = in[i];
            if (x > 0) {
                int row = i * width;
                for (int j = 0; j < width; j++) {
                    out[j] += x * w[row + j];
                }
            }
        }
        float[] last = weights[4];
        float a = weights[5][0];
        float b = weights[5][1];
        for (int i = 0; i < width; i++) {
            if (out[i] > 0) {
                a += out[i] * last[2 * i];
                b += out[i] * last[2 * i + 1];
            }
        }
        odds = a;
        points = b;
    }
}
