package autobahn.bots.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import autobahn.bots.Dice;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class NetworkTest {
    private static final Network.Layers LAYERS = new Network.Layers(7, List.of(0, 3, 8), 5, 4);

    private static Network network(long seed) {
        Dice dice = new Dice(seed);
        int[] sizes = LAYERS.tables();
        float[][] weights = new float[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            weights[i] = new float[sizes[i]];
            for (int j = 0; j < sizes[i]; j++) {
                weights[i][j] = (float) (2 * dice.fraction() - 1);
            }
        }
        return new Network(LAYERS, weights);
    }

    private static float[] inputs(Dice dice) {
        float[] inputs = new float[8];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = dice.below(2) * (float) dice.fraction();
        }
        return inputs;
    }

    /** The layers written out, without parts, order or shortcuts. */
    private static double plainly(Network network, float[] inputs, int output) {
        float[][] w = network.weights();
        double[] first = new double[5];
        double[] second = new double[4];
        for (int j = 0; j < 5; j++) {
            first[j] = w[1][j];
            for (int i = 0; i < 8; i++) {
                first[j] += inputs[i] * w[0][i * 5 + j];
            }
        }
        double out = w[5][output];
        for (int k = 0; k < 4; k++) {
            second[k] = w[3][k];
            for (int j = 0; j < 5; j++) {
                second[k] += Math.max(0, first[j]) * w[2][j * 4 + k];
            }
            out += Math.max(0, second[k]) * w[4][2 * k + output];
        }
        return out;
    }

    @Test
    void itIsTwoLayersAndTwoOutputs() {
        Network network = network(1);
        Dice dice = new Dice(2);
        for (int i = 0; i < 50; i++) {
            float[] inputs = inputs(dice);
            network.run(inputs);
            assertThat((double) network.odds()).isCloseTo(plainly(network, inputs, 0), within(1e-5));
            assertThat((double) network.points()).isCloseTo(plainly(network, inputs, 1), within(1e-5));
        }
    }

    /** To the last bit: what a bot chooses must not depend on what it looked at before. */
    @Test
    void whatWasLookedAtBeforeChangesNothing() {
        Network used = network(1);
        Dice dice = new Dice(3);
        float[] inputs = inputs(dice);
        for (int i = 0; i < 100; i++) {
            inputs[dice.below(8)] = dice.below(3) == 0 ? 0 : (float) dice.fraction();
            used.run(inputs);
            Network fresh = used.forOneThread();
            fresh.run(inputs);
            assertThat(used.odds()).isEqualTo(fresh.odds());
            assertThat(used.points()).isEqualTo(fresh.points());
        }
    }

    @Test
    void itIsReadAsItWasWritten() {
        Network network = network(4);
        byte[] bytes = NetworkFile.write(network);
        Network read = NetworkFile.read(bytes, 7, 8);
        float[] inputs = inputs(new Dice(5));
        network.run(inputs);
        read.run(inputs);
        assertThat(read.odds()).isCloseTo(network.odds(), within(1e-3f));
        assertThat(NetworkFile.write(read)).hasSameSizeAs(bytes);
    }

    @Test
    void whatIsNoNetworkSaysWhy() {
        byte[] bytes = NetworkFile.write(network(4));
        refused(new byte[3], 7, 8, "no network");
        refused("something else entirely".getBytes(java.nio.charset.StandardCharsets.UTF_8), 7, 8, "no network");
        refused(bytes, 8, 8, "version 7, not 8");
        refused(bytes, 7, 9, "does not have 9 inputs");
        refused(Arrays.copyOf(bytes, bytes.length - 1), 7, 8, "cut off");
        refused(Arrays.copyOf(bytes, bytes.length + 1), 7, 8, "too long");
        // every byte of the head, but for the border between two parts, which may lie elsewhere
        for (int i : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17}) {
            byte[] broken = bytes.clone();
            broken[i] ^= 0x55;
            assertThatIllegalArgumentException().isThrownBy(() -> NetworkFile.read(broken, 7, 8));
        }
    }

    private static void refused(byte[] bytes, int version, int inputs, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NetworkFile.read(bytes, version, inputs))
                .withMessageContaining(said);
    }
}
