package autobahn.engine.internal.state;

/**
 * An entry of the agenda, coded in a {@code long}: the kind in the lowest byte, the seat in the next one, then up to six
 * arguments of a byte each, whose meaning the handler's {@link Handler#fields} name.
 */
public final class Step {
    private Step() {}

    public static long of(StepKind kind, int seat, int... arguments) {
        long step = kind.ordinal() | (long) seat << 8;
        for (int i = 0; i < arguments.length; i++) {
            step |= (arguments[i] & 255L) << 16 + 8 * i;
        }
        return step;
    }

    public static long of(StepKind kind, int seat) {
        return kind.ordinal() | (long) seat << 8;
    }

    public static long of(StepKind kind, int seat, int a) {
        return of(kind, seat) | (a & 255L) << 16;
    }

    public static long of(StepKind kind, int seat, int a, int b) {
        return of(kind, seat, a) | (b & 255L) << 24;
    }

    public static long of(StepKind kind, int seat, int a, int b, int c) {
        return of(kind, seat, a, b) | (c & 255L) << 32;
    }

    public static long of(StepKind kind, int seat, int a, int b, int c, int d) {
        return of(kind, seat, a, b, c) | (d & 255L) << 40;
    }

    public static long of(StepKind kind, int seat, int a, int b, int c, int d, int e) {
        return of(kind, seat, a, b, c, d) | (e & 255L) << 48;
    }

    public static int seat(long step) {
        return (int) (step >>> 8) & 255;
    }

    /** The argument at an index. */
    public static int arg(long step, int index) {
        return (int) (step >>> 16 + 8 * index) & 255;
    }
}
