package autobahn.server.api;

import autobahn.format.Compact;
import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** The one reader and writer of JSON. It reads strictly: nothing unknown, nothing twice, nothing guessed. */
public final class StrictJson {
    private static final int DEEPEST = 100;
    /** A record has 20,000 moves at most. What consists of more is dear: two bytes of an empty object become a hundred. */
    private static final int MOST_TOKENS = 100_000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxTokenCount(MOST_TOKENS)
                            .build())
                    .build())
            .addModule(
                    new SimpleModule().setSerializers(new GameValues()).addDeserializer(String.class, new PlainText()))
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();

    private StrictJson() {}

    public static <T> T read(byte[] json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    public static JsonNode tree(String json) {
        return MAPPER.readTree(json);
    }

    /** On one line. */
    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** What the engine hands out, and what is made of it, is written without a detour. */
    public static byte[] bytes(Object value) {
        if (GameValues.isOne(value.getClass())) {
            Utf8Out out = new Utf8Out();
            Compact.write(value, out);
            return out.bytes();
        }
        return MAPPER.writeValueAsBytes(value);
    }
}
