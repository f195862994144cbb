package autobahn.engine.internal.lexicon;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Bit masks as lists, and back with every fault named. */
public final class Masks {
    private static final int SHOWN = 60;

    private Masks() {}

    public static <T> List<T> list(long mask, IntFunction<T> name) {
        List<T> list = new ArrayList<>();
        for (long bits = mask; bits != 0; bits = Bits.rest(bits)) {
            list.add(name.apply(Bits.first(bits)));
        }
        return List.copyOf(list);
    }

    public static <E extends Enum<E>> List<E> constants(int mask, E[] values) {
        return list(mask, i -> values[i]);
    }

    /** Counts of four bits each as a list with repetitions. */
    public static List<String> counts(long counts, Lexicon.Kind kind) {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < Bits.NIBBLES; i++) {
            for (int n = Bits.nibble(counts, i); n > 0; n--) {
                list.add(kind.name(i));
            }
        }
        return List.copyOf(list);
    }

    /** The number of a name; 0 stands in for an unknown one. */
    public static int number(String name, Lexicon.Kind kind, String place, PositionFaults faults) {
        int number = kind.find(name);
        faults.check(number >= 0, place, kind.unknown(), shown(name));
        return Math.max(0, number);
    }

    public static List<Integer> numbers(List<String> names, Lexicon.Kind kind, String place, PositionFaults faults) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int number = kind.find(names.get(i));
            if (number >= 0) {
                numbers.add(number);
            } else {
                number(names.get(i), kind, place + "[" + i + "]", faults);
            }
        }
        return numbers;
    }

    public static long mask(List<String> names, Lexicon.Kind kind, String place, PositionFaults faults) {
        long mask = 0;
        for (int number : numbers(names, kind, place, faults)) {
            faults.check(!Bits.has(mask, number), place, PositionFault.TWICE, kind.name(number));
            mask |= Bits.one(number);
        }
        return mask;
    }

    public static int enums(List<? extends Enum<?>> constants, String place, PositionFaults faults) {
        int mask = 0;
        for (Enum<?> constant : constants) {
            faults.check(!Bits.has(mask, constant.ordinal()), place, PositionFault.TWICE, constant);
            mask |= Bits.small(constant.ordinal());
        }
        return mask;
    }

    /** Numbers from 1 as bits from 0. */
    public static int ordinals(List<Integer> numbers, int most, String place, PositionFaults faults) {
        int mask = 0;
        for (int number : numbers) {
            int bit = Bits.small(faults.range(number, 1, most, place) - 1);
            faults.check((mask & bit) == 0, place, PositionFault.TWICE, number);
            mask |= bit;
        }
        return mask;
    }

    public static long packed(List<String> names, Lexicon.Kind kind, String place, PositionFaults faults) {
        long counts = 0;
        for (int number : numbers(names, kind, place, faults)) {
            if (Bits.nibble(counts, number) == Bits.MOST_IN_NIBBLE) {
                faults.add(place, PositionFault.MANY_TILES, Bits.MOST_IN_NIBBLE, kind.name(number));
            } else {
                counts += Bits.nibbleAt(number, 1);
            }
        }
        return counts;
    }

    /** The lists of some constants, those without an entry left out. */
    public static <E extends Enum<E>, T> Map<E, List<T>> byConstant(Class<E> type, IntFunction<List<T>> lists) {
        Map<E, List<T>> map = new EnumMap<>(type);
        for (E constant : type.getEnumConstants()) {
            List<T> list = lists.apply(constant.ordinal());
            if (!list.isEmpty()) {
                map.put(constant, list);
            }
        }
        return map;
    }

    public static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
