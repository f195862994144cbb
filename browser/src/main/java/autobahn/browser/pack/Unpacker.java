package autobahn.browser.pack;

import java.util.function.IntUnaryOperator;

/** Unpacks what {@link Packer} has packed, byte by byte, as far as it is asked for. */
public final class Unpacker {
    private final IntUnaryOperator packed;
    private final Expectation expectation;
    private int left;
    private int at;
    private long low;
    private long high = 0xFFFFFFFFL;
    private long code;

    /**
     * @param known what the packer was told, too
     * @param packed its bytes by their number, and anything after the last
     */
    public Unpacker(byte[] known, IntUnaryOperator packed) {
        this.packed = packed;
        left = (int) word();
        code = word();
        expectation = new Expectation(known.length + left);
        expectation.read(known);
    }

    private long word() {
        long word = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            word = word << 8 | packed.applyAsInt(at++) & 255;
        }
        return word;
    }

    /** The next byte; -1 after the last. */
    public int next() {
        if (left == 0) {
            return -1;
        }
        left--;
        int letter = 0;
        for (int i = 0; i < Byte.SIZE; i++) {
            letter = letter << 1 | bit(expectation.next());
        }
        return letter;
    }

    private int bit(int expected) {
        long middle = low + (high - low) / Expectation.CERTAIN * expected;
        int bit = code <= middle ? 1 : 0;
        if (bit == 1) {
            high = middle;
        } else {
            low = middle + 1;
        }
        while ((low ^ high) >>> 24 == 0) {
            low = low << 8 & 0xFFFFFFFFL;
            high = high << 8 & 0xFFFFFFFFL | 255;
            code = code << 8 & 0xFFFFFFFFL | packed.applyAsInt(at++) & 255;
        }
        expectation.learn(bit);
        return bit;
    }
}
