package autobahn.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** What comes and goes as JSON, read strictly. */
public final class Json {
    public static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();

    private Json() {}

    /** The body of a request. */
    static <T> T body(Context request, Class<T> type) {
        String contentType = request.contentType();
        if (contentType == null || !contentType.startsWith("application/json")) {
            throw new Problem(
                    415, "not-json", "The body must be JSON, with the header Content-Type: application/json.");
        }
        try {
            T value = MAPPER.readValue(request.bodyAsBytes(), type);
            if (value == null) {
                throw new Problem(400, "bad-body", "The body is null where an object is expected.");
            }
            return value;
        } catch (JacksonException e) {
            throw new Problem(400, "bad-body", "The body cannot be read: " + e.getOriginalMessage());
        }
    }

    static void answer(Context request, int status, Object value) {
        request.status(status).contentType("application/json").result(MAPPER.writeValueAsBytes(value));
    }

    static void answer(Context request, Problem problem) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("type", "about:blank");
        body.put("title", problem.code());
        body.put("status", problem.status());
        body.put("detail", String.valueOf(problem.getMessage()));
        body.put("code", problem.code());
        body.putAll(problem.members());
        request.status(problem.status()).contentType("application/problem+json").result(MAPPER.writeValueAsBytes(body));
    }
}
