package autobahn.server.http;

import io.javalin.http.Context;

/** What every answer tells the browser to be strict about. */
final class SecurityHeaders {
    /**
     * Styles on single elements are how the board places its pieces; scripts come from our files only, and so does the
     * engine, which the browser compiles.
     */
    private static final String CONTENT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
            + " img-src 'self' data:; style-src-attr 'unsafe-inline';"
            + " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private SecurityHeaders() {}

    static void add(Context request) {
        request.header("Content-Security-Policy", CONTENT)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        if (request.path().startsWith("/api/")) {
            request.header("Cache-Control", "no-store");
        }
    }
}
