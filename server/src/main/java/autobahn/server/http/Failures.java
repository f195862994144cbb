package autobahn.server.http;

import autobahn.format.Refused;
import autobahn.server.api.Problem;
import autobahn.server.store.Outage;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever goes wrong is answered as problem details; what is our own fault is told to the log, not to the client. */
final class Failures implements RouteGroup {
    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    @Override
    public void add(RoutesConfig routes) {
        routes.exception(Refused.class, (problem, request) -> JsonBodies.answer(request, problem));
        routes.exception(HttpResponseException.class, Failures::refused);
        routes.exception(Exception.class, (fault, request) -> failed(fault, request));
        routes.error(500, request -> {
            if (request.resultInputStream() == null) {
                JsonBodies.answer(request, ours(request));
            }
        });
    }

    /** What Javalin refuses by itself. */
    private static void refused(HttpResponseException refusal, Context request) {
        String methods = refusal.getDetails().get("availableMethods");
        if (methods != null) {
            request.header("Allow", methods);
        }
        JsonBodies.answer(request, of(refusal.getStatus()));
    }

    static Problem of(int status) {
        return switch (status) {
            case 400 -> new Problem(400, "bad-request", "The request cannot be read.");
            case 404 -> new Problem(404, "no-such-route", "There is nothing at this address.");
            case 405 -> new Problem(405, "wrong-method", "This address does not know this method.");
            case 413 -> tooLarge(JsonBodies.LARGEST_IMPORT);
            case 414 -> new Problem(414, "long-address", "The address is too long.");
            case 431 -> new Problem(431, "long-headers", "The headers are too long.");
            case 503 -> new Problem(503, "busy", "The server is busy or about to stop. Try again.");
            default -> new Problem(status, status < 500 ? "refused" : "fault", "The request cannot be served.");
        };
    }

    static Problem tooLarge(int most) {
        return new Problem(413, "too-large", "The body is larger than " + most + " bytes.");
    }

    private static void failed(Exception fault, Context request) {
        if (Outage.isBehind(fault)) {
            LOG.atWarn()
                    .addKeyValue("request", Guard.id(request))
                    .addKeyValue("reason", Outage.reason(fault))
                    .log("the database does not answer");
            request.header("Retry-After", "1");
            JsonBodies.answer(
                    request,
                    new Problem(
                            503, "no-database", "The database does not answer. Try again with the same command id."));
            return;
        }
        LOG.atError()
                .setCause(fault)
                .addKeyValue("request", Guard.id(request))
                .addKeyValue("route", RequestLog.route(request))
                .log("fault");
        JsonBodies.answer(request, ours(request));
    }

    private static Problem ours(Context request) {
        return new Problem(
                500, "fault", "A fault of the server. It is in its log as request " + Guard.id(request) + ".");
    }
}
