package autobahn.server.http;

import autobahn.server.api.Problem;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps other sites from acting in our people's name. A browser sends our cookie along with what any page asks for, so
 * what changes something must come from a page of ours: browsers say so in headers that pages cannot set, and a type of
 * content that forms cannot send needs a consent that we never give. Programs with a token are not meant: nobody else's
 * page knows it. Nor is a link that mail services post to: it says by itself what it may.
 */
final class SameOrigin {
    private static final Set<String> CHANGES_NOTHING = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OURS = Set.of("same-origin", "none");

    private final boolean proxied;

    SameOrigin(boolean proxied) {
        this.proxied = proxied;
    }

    void check(Context request) {
        if (CHANGES_NOTHING.contains(request.req().getMethod())
                || request.header("Authorization") != null
                || request.path().startsWith(MailRoutes.UNSUBSCRIBE)) {
            return;
        }
        if (!isOurs(request)) {
            throw new Problem(
                    403,
                    "other-origin",
                    "The request comes from a page of another site, which may not act for you here.");
        }
        if (!JsonBodies.isJson(request)) {
            throw new Problem(415, "not-json", "The header Content-Type: application/json is missing.");
        }
    }

    private boolean isOurs(Context request) {
        String site = request.header("Sec-Fetch-Site");
        if (site != null) {
            return OURS.contains(site);
        }
        String origin = request.header("Origin");
        return origin == null || hostOf(origin).equalsIgnoreCase(String.valueOf(host(request)));
    }

    private static String hostOf(String origin) {
        try {
            String host = URI.create(origin).getRawAuthority();
            return host == null ? "" : host;
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private @Nullable String host(Context request) {
        String forwarded = proxied ? request.header("X-Forwarded-Host") : null;
        return forwarded == null ? request.header("Host") : forwarded;
    }
}
