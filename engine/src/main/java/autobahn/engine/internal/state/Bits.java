package autobahn.engine.internal.state;

/**
 * The words for sets and small numbers inside a {@code long} or an {@code int}: the one place that shifts. Sets of sections,
 * links, cities, cards and the like are masks, one bit a member; {@code for (long rest = set; rest != 0; rest = rest(rest))}
 * goes through one with {@link #first}. All of it is inlined.
 */
public final class Bits {
    /** Nibbles, numbers of four bits, in a row. */
    public static final int NIBBLES = 16;

    public static final int MOST_IN_NIBBLE = 15;
    private static final int NIBBLE = 4;
    private static final int BYTE = 8;

    /** The lowest bit of each nibble. */
    private static final int LOW_BITS = 0x11111111;

    private Bits() {}

    // --- Sets
    // ---------------------------------------------------------------------------------------------------------

    /** The set of one member, among up to 64. */
    public static long one(int member) {
        return 1L << member;
    }

    /** The set of one member, among up to 32. */
    public static int small(int member) {
        return 1 << member;
    }

    /** The set of the first members. */
    public static int firstOnes(int count) {
        return (1 << count) - 1;
    }

    public static boolean has(long set, int member) {
        return (set >>> member & 1) != 0;
    }

    public static boolean has(int set, int member) {
        return (set >>> member & 1) != 0;
    }

    /** 1 if the member belongs to the set, else 0. */
    public static int count(long set, int member) {
        return (int) (set >>> member & 1);
    }

    /** The lowest member of a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    /** The highest member of a set that is not empty. */
    public static int last(int set) {
        return 31 - Integer.numberOfLeadingZeros(set);
    }

    /** All but the lowest member. */
    public static long rest(long set) {
        return set & set - 1;
    }

    public static int rest(int set) {
        return set & set - 1;
    }

    /** Every member moved up by some places. */
    public static int up(int set, int places) {
        return set << places;
    }

    /** Every member moved down by some places; those below fall away. */
    public static int down(int set, int places) {
        return set >>> places;
    }

    // --- Small numbers in a row
    // ---------------------------------------------------------------------------------------

    /** The number from 0 to 15 at an index. */
    public static int nibble(long row, int index) {
        return (int) (row >>> NIBBLE * index) & MOST_IN_NIBBLE;
    }

    /** A row with a number from 0 to 15 at an index and 0 elsewhere: to be added, or put into a row that has 0 there. */
    public static long nibbleAt(int index, int value) {
        return (long) value << NIBBLE * index;
    }

    /** All but the first number of a row. */
    public static int dropNibble(int row) {
        return row >>> NIBBLE;
    }

    /** How many entries of a row of nibbles are a value that is not 0. */
    public static int nibblesOf(int row, int value) {
        int differ = row ^ value * LOW_BITS;
        differ |= differ >>> 2;
        differ |= differ >>> 1;
        return Integer.BYTES * 2 - Integer.bitCount(differ & LOW_BITS);
    }

    /** How many numbers a row has up to the last one that is not 0. */
    public static int nibbles(int row) {
        return 35 - Integer.numberOfLeadingZeros(row) >> 2;
    }

    /** The index of the first number that is not 0. */
    public static int firstNibble(long row) {
        return Long.numberOfTrailingZeros(row) / NIBBLE;
    }

    /** A row with 0 at an index. */
    public static long withoutNibble(long row, int index) {
        return row & ~((long) MOST_IN_NIBBLE << NIBBLE * index);
    }

    /** The number from 0 to 255 at an index. */
    public static int byteOf(long row, int index) {
        return (int) (row >>> BYTE * index) & 255;
    }

    public static int byteOf(int row, int index) {
        return row >>> BYTE * index & 255;
    }

    /** A row of four numbers from 0 to 255, the last one first in the argument list. */
    public static int fourBytes(int d, int c, int b, int a) {
        return d << 3 * BYTE | c << 2 * BYTE | b << BYTE | a;
    }

    /** A row with a number from 0 to 255 at an index and 0 elsewhere. */
    public static long byteAt(int index, int value) {
        return (value & 255L) << BYTE * index;
    }

    /** A row of eight times the same number. */
    public static long inEachByte(int value) {
        return value * 0x0101_0101_0101_0101L;
    }

    /** The index of the first number that is not 0. */
    public static int firstByte(long row) {
        return Long.numberOfTrailingZeros(row) / BYTE;
    }

    /** A row with 0 at an index. */
    public static long withoutByte(long row, int index) {
        return row & ~(255L << BYTE * index);
    }

    /** A row with a number put in front; the eighth one falls out. */
    public static long pushByte(long row, int value) {
        return row << BYTE | value;
    }

    /** All but the first number. */
    public static long dropByte(long row) {
        return row >>> BYTE;
    }
}
