package autobahn.server.http;

import autobahn.format.Refused;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import io.javalin.http.Context;
import java.util.Locale;
import tools.jackson.core.JacksonException;

/** Bodies of requests and answers. */
final class JsonBodies {
    /** Of a record to be imported; all other bodies are short. */
    static final int LARGEST_IMPORT = 1 << 20;

    private static final int LARGEST_EDITION = 128 * 1024;
    private static final int LARGEST_BODY = 16 * 1024;
    static final String PROBLEM = "application/problem+json";
    private static final String JSON = "application/json";

    private JsonBodies() {}

    static boolean isJson(Context request) {
        String type = request.contentType();
        return type != null
                && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(JSON);
    }

    /** The body of a request. */
    static <T> T body(Context request, Class<T> type) {
        return body(request, type, LARGEST_BODY);
    }

    /** The body of a request that brings an edition along. */
    static <T> T editionBody(Context request, Class<T> type) {
        return body(request, type, LARGEST_EDITION);
    }

    /** The body of a request that brings a record along. */
    static <T> T longBody(Context request, Class<T> type) {
        return body(request, type, LARGEST_IMPORT);
    }

    private static <T> T body(Context request, Class<T> type, int most) {
        if (!isJson(request)) {
            throw new Problem(
                    415, "not-json", "The body must be JSON, with the header Content-Type: application/json.");
        }
        try {
            T value = StrictJson.read(Guard.body(request, most), type);
            if (value == null) {
                throw new Problem(400, "bad-body", "The body is null where an object is expected.");
            }
            return value;
        } catch (JacksonException e) {
            throw BadBody.of(e);
        }
    }

    static void answer(Context request, int status, Object value) {
        request.status(status).contentType(JSON).result(StrictJson.bytes(value));
    }

    static void answer(Context request, Refused problem) {
        if (problem.status() == 401) {
            request.header("WWW-Authenticate", "Bearer");
        }
        request.status(problem.status()).contentType(PROBLEM).result(bytes(problem));
    }

    static byte[] bytes(Refused problem) {
        return StrictJson.bytes(problem.document());
    }
}
