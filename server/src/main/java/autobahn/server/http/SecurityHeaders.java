package autobahn.server.http;

import io.javalin.http.Context;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;

/** What every answer tells the browser to be strict about. Every answer has all of it, so it is kept as it is sent. */
final class SecurityHeaders {
    /**
     * Styles on single elements are how the board places its pieces; scripts come from our files only, and so does the
     * engine, which the browser compiles.
     */
    private static final String CONTENT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
            + " img-src 'self' data:; style-src-attr 'unsafe-inline';"
            + " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private static final List<HttpField> ALL = List.of(
            new PreEncodedHttpField("Content-Security-Policy", CONTENT),
            new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
            new PreEncodedHttpField("X-Frame-Options", "DENY"),
            new PreEncodedHttpField("Referrer-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
            new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
            new PreEncodedHttpField("Permissions-Policy", "camera=(), microphone=(), geolocation=()"));
    private static final HttpField NOT_KEPT = new PreEncodedHttpField("Cache-Control", "no-store");

    private SecurityHeaders() {}

    static void add(Context request) {
        HttpFields.Mutable headers = ServletContextRequest.getServletContextRequest(request.req())
                .getServletContextResponse()
                .getHeaders();
        ALL.forEach(headers::add);
        if (request.path().startsWith("/api/")) {
            headers.add(NOT_KEPT);
        }
    }
}
