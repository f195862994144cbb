package autobahn.engine.internal.state;

/**
 * An entry of the agenda, coded in a {@code long}: the kind in the lowest byte, the seat in the next one, then up to six
 * arguments of a byte each, whose meaning the handler's {@link Handler#fields} name.
 */
public final class Step {
    private static final int KIND = 0;
    private static final int SEAT = 1;
    private static final int FIRST_ARGUMENT = 2;

    private Step() {}

    public static long of(StepKind kind, int seat, int... arguments) {
        long step = of(kind, seat);
        for (int i = 0; i < arguments.length; i++) {
            step |= Bits.byteAt(FIRST_ARGUMENT + i, arguments[i]);
        }
        return step;
    }

    public static long of(StepKind kind, int seat) {
        return Bits.byteAt(KIND, kind.ordinal()) | Bits.byteAt(SEAT, seat);
    }

    public static long of(StepKind kind, int seat, int a) {
        return of(kind, seat) | Bits.byteAt(FIRST_ARGUMENT, a);
    }

    public static long of(StepKind kind, int seat, int a, int b) {
        return of(kind, seat, a) | Bits.byteAt(FIRST_ARGUMENT + 1, b);
    }

    public static long of(StepKind kind, int seat, int a, int b, int c) {
        return of(kind, seat, a, b) | Bits.byteAt(FIRST_ARGUMENT + 2, c);
    }

    public static long of(StepKind kind, int seat, int a, int b, int c, int d) {
        return of(kind, seat, a, b, c) | Bits.byteAt(FIRST_ARGUMENT + 3, d);
    }

    public static long of(StepKind kind, int seat, int a, int b, int c, int d, int e) {
        return of(kind, seat, a, b, c, d) | Bits.byteAt(FIRST_ARGUMENT + 4, e);
    }

    /** The number of the kind of a step. */
    public static int kind(long step) {
        return (int) step & 255;
    }

    public static int seat(long step) {
        return Bits.byteOf(step, SEAT);
    }

    /** The argument at an index. */
    public static int arg(long step, int index) {
        return Bits.byteOf(step, FIRST_ARGUMENT + index);
    }
}
