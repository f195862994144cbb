package autobahn.bots.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A network as bytes: a name, the version of its inputs, its layers, and for each table a scale and its weights as whole
 * numbers of 16 bits. So the shipped one is half as large as with floats, and what is read is the same everywhere.
 */
public final class NetworkFile {
    private static final int NAME = 0x41424e31; // ABN1
    private static final int MOST_PARTS = 16;
    private static final int MOST_UNITS = 4096;

    private byte[] bytes;
    private int at;

    private NetworkFile(byte[] bytes) {
        this.bytes = bytes;
    }

    public static byte[] write(Network network) {
        NetworkFile file = new NetworkFile(new byte[64]);
        Network.Layers layers = network.layers();
        file.put(NAME, 4);
        file.put(layers.version(), 2);
        file.put(layers.parts().size(), 2);
        for (int part : layers.parts()) {
            file.put(part, 2);
        }
        file.put(layers.first(), 2);
        file.put(layers.second(), 2);
        for (float[] table : network.weights()) {
            file.table(table);
        }
        return Arrays.copyOf(file.bytes, file.at);
    }

    private void table(float[] table) {
        float most = 1e-9f;
        for (float weight : table) {
            most = Math.max(most, Math.abs(weight));
        }
        float scale = most / Short.MAX_VALUE;
        put(Float.floatToIntBits(scale), 4);
        for (float weight : table) {
            put(Math.round(weight / scale), 2);
        }
    }

    private void put(int value, int size) {
        if (at + size > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        for (int i = size - 1; i >= 0; i--) {
            bytes[at++] = (byte) (value >>> 8 * i);
        }
    }

    /**
     * @param version that its inputs must have, and how many there must be
     * @throws IllegalArgumentException if it is no such network
     */
    public static Network read(byte[] bytes, int version, int inputs) {
        NetworkFile file = new NetworkFile(bytes);
        if (bytes.length < 12 || file.take(4) != NAME) {
            throw new IllegalArgumentException("this is no network");
        }
        int made = file.take(2);
        if (made != version) {
            throw new IllegalArgumentException("a network for inputs of version " + made + ", not " + version);
        }
        List<Integer> parts = new ArrayList<>();
        for (int left = Math.min(MOST_PARTS, file.take(2)); left > 0; left--) {
            parts.add(file.take(2));
        }
        if (!parts.equals(parts.stream().sorted().toList())) {
            throw new IllegalArgumentException("the parts of this network are out of order");
        }
        if (parts.size() < 2 || parts.getFirst() != 0 || parts.getLast() != inputs) {
            throw new IllegalArgumentException("this network does not have " + inputs + " inputs");
        }
        Network.Layers layers = new Network.Layers(
                version, parts, Math.min(MOST_UNITS, file.take(2)), Math.min(MOST_UNITS, file.take(2)));
        int[] sizes = layers.tables();
        if (bytes.length
                != file.at + 4 * sizes.length + 2 * Arrays.stream(sizes).sum()) {
            throw new IllegalArgumentException("this network is cut off or too long");
        }
        float[][] weights = new float[sizes.length][];
        for (int i = 0; i < sizes.length; i++) {
            weights[i] = new float[sizes[i]];
            float scale = Float.intBitsToFloat(file.take(4));
            for (int j = 0; j < sizes[i]; j++) {
                weights[i][j] = (short) file.take(2) * scale;
            }
        }
        return new Network(layers, weights);
    }

    private int take(int size) {
        int value = 0;
        for (int i = 0; i < size; i++) {
            value = at < bytes.length ? value << 8 | bytes[at++] & 255 : 0;
        }
        return value;
    }
}
