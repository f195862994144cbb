package autobahn.json;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How files spell the constants of the data model: {@code two-coloured}, but {@code I1} and {@code DM}. */
public final class ConstantNames {
    private ConstantNames() {}

    public static String of(Enum<?> constant) {
        String name = constant.name();
        boolean asPrinted = name.equals("DM") || Character.isDigit(name.charAt(name.length() - 1));
        return asPrinted ? name : name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static <E extends Enum<E>> @Nullable E find(Class<E> type, String text) {
        for (E constant : type.getEnumConstants()) {
            if (of(constant).equals(text)) {
                return constant;
            }
        }
        return null;
    }

    /** All spellings of a type, for messages. */
    public static <E extends Enum<E>> String all(Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).map(ConstantNames::of).collect(Collectors.joining(", "));
    }
}
