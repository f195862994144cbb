package autobahn.server.api;

import autobahn.format.Compact;
import com.fasterxml.jackson.annotation.JsonFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleSerializers;

/** What the engine hands out, such as views, events and results, is written as in records and positions. */
final class GameValues extends SimpleSerializers {
    private static final long serialVersionUID = 1;

    private static final ValueSerializer<Object> COMPACT = new ValueSerializer<>() {
        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            out.writeRawValue(Compact.write(value));
        }
    };

    @Override
    public @Nullable ValueSerializer<?> findSerializer(
            SerializationConfig config,
            JavaType type,
            BeanDescription.Supplier description,
            JsonFormat.@Nullable Value format) {
        return isOne(type.getRawClass()) ? COMPACT : null;
    }

    static boolean isOne(Class<?> type) {
        String name = type.getPackageName();
        return name.equals("autobahn.engine") || name.equals("autobahn.format");
    }
}
