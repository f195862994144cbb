package autobahn.engine.internal.state;

import autobahn.engine.Decision;
import java.util.List;
import java.util.stream.Stream;

/**
 * An entry of the agenda, coded in a {@code long}: the kind in the lowest byte, the seat in the next one, then up to six
 * arguments of a byte each, whose meaning the handler's {@link Handler#fields} name. Kinds are numbered, decisions first.
 */
public final class Step {
    private static final int KIND = 0;
    private static final int SEAT = 1;
    private static final int FIRST_ARGUMENT = 2;

    private static final Decision[] DECISIONS = Decision.values();
    private static final List<Enum<?>> KINDS = Stream.<Enum<?>>concat(Stream.of(DECISIONS), Stream.of(Effect.values()))
            .toList();

    private Step() {}

    /** All kinds in the order of their numbers: a {@link Decision} or an {@link Effect} each. */
    public static List<Enum<?>> kinds() {
        return KINDS;
    }

    public static long of(Decision decision, int seat) {
        return of(number(decision), seat);
    }

    public static long of(Effect effect, int seat) {
        return of(number(effect), seat);
    }

    /** A step of the kind with a number. */
    public static long of(int kind, int seat) {
        return Bits.byteAt(KIND, kind) | Bits.byteAt(SEAT, seat);
    }

    public static int number(Decision decision) {
        return decision.ordinal();
    }

    public static int number(Effect effect) {
        return DECISIONS.length + effect.ordinal();
    }

    /** The arguments of a step, to be added to its kind and seat. */
    public static long args(int... arguments) {
        long step = 0;
        for (int i = 0; i < arguments.length; i++) {
            step |= Bits.byteAt(FIRST_ARGUMENT + i, arguments[i]);
        }
        return step;
    }

    public static long args(int a) {
        return Bits.byteAt(FIRST_ARGUMENT, a);
    }

    public static long args(int a, int b) {
        return args(a) | Bits.byteAt(FIRST_ARGUMENT + 1, b);
    }

    public static long args(int a, int b, int c) {
        return args(a, b) | Bits.byteAt(FIRST_ARGUMENT + 2, c);
    }

    public static long args(int a, int b, int c, int d, int e) {
        return args(a, b, c) | Bits.byteAt(FIRST_ARGUMENT + 3, d) | Bits.byteAt(FIRST_ARGUMENT + 4, e);
    }

    /** The number of the kind of a step. */
    public static int number(long step) {
        return (int) step & 255;
    }

    /** The kind of a step: a {@link Decision} or an {@link Effect}. */
    public static Enum<?> kind(long step) {
        return KINDS.get(number(step));
    }

    /** What a step asks; it must not be an effect. */
    public static Decision decision(long step) {
        return DECISIONS[number(step)];
    }

    public static boolean is(Decision decision, long step) {
        return number(step) == number(decision);
    }

    public static boolean is(Effect effect, long step) {
        return number(step) == number(effect);
    }

    public static int seat(long step) {
        return Bits.byteOf(step, SEAT);
    }

    /** The argument at an index. */
    public static int arg(long step, int index) {
        return Bits.byteOf(step, FIRST_ARGUMENT + index);
    }
}
