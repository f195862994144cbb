package autobahn.browser.pack;

import java.io.ByteArrayOutputStream;

/** Packs bytes: each bit takes as much room as it was unexpected. */
public final class Packer {
    private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
    private long low;
    private long high = 0xFFFFFFFFL;

    private Packer() {}

    /** @param known what the unpacker knows beforehand */
    public static byte[] pack(byte[] known, byte[] bytes) {
        Packer packer = new Packer();
        for (int i = 24; i >= 0; i -= 8) {
            packer.packed.write(bytes.length >>> i);
        }
        Expectation expectation = new Expectation(known.length + bytes.length);
        expectation.read(known);
        for (byte each : bytes) {
            for (int i = 7; i >= 0; i--) {
                int bit = each >> i & 1;
                packer.add(bit, expectation.next());
                expectation.learn(bit);
            }
        }
        return packer.finish();
    }

    private void add(int bit, int expected) {
        long middle = low + (high - low) / Expectation.CERTAIN * expected;
        if (bit == 1) {
            high = middle;
        } else {
            low = middle + 1;
        }
        while ((low ^ high) >>> 24 == 0) {
            packed.write((int) (high >>> 24));
            low = low << 8 & 0xFFFFFFFFL;
            high = high << 8 & 0xFFFFFFFFL | 255;
        }
    }

    private byte[] finish() {
        for (int i = 24; i >= 0; i -= 8) {
            packed.write((int) (high >>> i));
        }
        return packed.toByteArray();
    }
}
