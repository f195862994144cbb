package autobahn.rules.game;

import autobahn.engine.Game;
import autobahn.engine.TestGames;
import autobahn.engine.internal.state.State;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything that a state says, found by reflection, so that a field added later cannot be forgotten. An array {@code x}
 * beside a number {@code xSize} counts up to that size.
 */
final class Fingerprint {
    /** What a state shares with others, or works out again when it is asked. */
    private static final Set<String> NOT_STATE = Set.of(
            "figures",
            "map",
            "rules",
            "bonuses",
            "solo",
            "modules",
            "trial",
            "options",
            "board",
            "listener",
            "cityScratch",
            "sectionScratch",
            "wayScratch",
            "foresight",
            "settled");

    private static final Map<Class<?>, List<Field>> FIELDS = new HashMap<>();

    private Fingerprint() {}

    /** The fingerprint in one number. */
    static long of(Game game) {
        return of(TestGames.state(game));
    }

    static long of(State state) {
        long[] hash = {0};
        visit(state, (name, value) -> hash[0] = (hash[0] ^ value) * 0x9E3779B97F4A7C15L + (hash[0] >>> 29));
        return hash[0];
    }

    /** The fingerprint as lines that a failed test can show. */
    static String describe(Game game) {
        StringBuilder text = new StringBuilder();
        visit(
                TestGames.state(game),
                (name, value) -> text.append(name).append(' ').append(value).append('\n'));
        return text.toString();
    }

    private interface Visitor {
        void on(String name, long value);
    }

    private static void visit(Object holder, Visitor visitor) {
        try {
            for (Field field : fields(holder.getClass())) {
                visitValue(field.getName(), field.get(holder), sizeOf(holder, field), visitor);
            }
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static synchronized List<Field> fields(Class<?> type) {
        return FIELDS.computeIfAbsent(type, t -> {
            List<Field> fields = new ArrayList<>(Arrays.asList(t.getDeclaredFields()));
            fields.removeIf(field -> Modifier.isStatic(field.getModifiers()) || NOT_STATE.contains(field.getName()));
            fields.forEach(field -> field.setAccessible(true));
            return fields;
        });
    }

    private static int sizeOf(Object holder, Field array) throws IllegalAccessException {
        if (array.getType().isArray()) {
            for (Field field : fields(holder.getClass())) {
                if (field.getName().equals(array.getName() + "Size")) {
                    return field.getInt(holder);
                }
            }
        }
        return Integer.MAX_VALUE;
    }

    private static void visitValue(String name, Object value, int size, Visitor visitor) {
        switch (value) {
            case Boolean flag -> visitor.on(name, flag ? 1 : 0);
            case Number number -> visitor.on(name, number.longValue());
            case long[] numbers -> {
                for (int i = 0; i < Math.min(size, numbers.length); i++) {
                    visitor.on(name, numbers[i]);
                }
            }
            case int[] numbers -> {
                for (int i = 0; i < Math.min(size, numbers.length); i++) {
                    visitor.on(name, numbers[i]);
                }
            }
            case byte[] numbers -> {
                for (int i = 0; i < Math.min(size, numbers.length); i++) {
                    visitor.on(name, numbers[i]);
                }
            }
            case null -> {
                if (!name.equals("autobot") && !name.equals("handDeal")) {
                    throw new AssertionError("null in " + name);
                }
            }
            default -> {
                if (value.getClass().isArray()) {
                    for (int i = 0; i < Math.min(size, Array.getLength(value)); i++) {
                        visitValue(name + i, Array.get(value, i), Integer.MAX_VALUE, visitor);
                    }
                } else if (value.getClass().getPackageName().startsWith(State.class.getPackageName())) {
                    visit(value, visitor);
                } else {
                    throw new AssertionError("how to read the field " + name + " of " + value.getClass() + "?");
                }
            }
        }
    }
}
