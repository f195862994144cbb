package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the reader takes to be optional is what the records call nullable. */
class ShapeTest {
    private final Set<String> nullable = new TreeSet<>();
    private final Set<Class<?>> visited = new HashSet<>();

    @Test
    void optionalMembersAreTheNullableComponents() {
        visit(GameRecord.class);
        visit(Positions.PositionFile.class);
        assertThat(TreeReader.OPTIONAL).containsExactlyInAnyOrderElementsOf(nullable);
    }

    private void visit(Type type) {
        if (type instanceof ParameterizedType generic) {
            for (Type argument : generic.getActualTypeArguments()) {
                visit(argument);
            }
        } else if (type instanceof Class<?> record && record.isRecord() && visited.add(record)) {
            for (RecordComponent component : record.getRecordComponents()) {
                if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                    nullable.add(record.getSimpleName() + "." + component.getName());
                }
                visit(component.getGenericType());
            }
        }
    }
}
