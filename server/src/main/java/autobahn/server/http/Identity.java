package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who sends a request, by cookie or bearer token. */
public final class Identity {
    static final String COOKIE = "autobahn";
    private static final int YEARS = 2 * 365 * 24 * 3600;
    private static final String SENDER = "sender";
    private static final String BEARER = "Bearer ";

    private final People people;
    private final boolean secure;

    public Identity(People people, boolean secure) {
        this.people = people;
        this.secure = secure;
    }

    /** The sender, if known; looked up once for a request. */
    public Optional<Person> known(Context request) {
        Optional<Person> person = request.attribute(SENDER);
        if (person == null) {
            person = Optional.ofNullable(secret(request)).flatMap(people::find);
            request.attribute(SENDER, person);
        }
        return person;
    }

    /** The sender; somebody unknown is refused. */
    public Person required(Context request) {
        return known(request)
                .orElseThrow(() -> new Problem(
                        401, "unknown", "You are not known here: the cookie or token is missing or no longer good."));
    }

    /** The sender; somebody unknown becomes a new person and gets a cookie. */
    public Person orNew(Context request) {
        if (byToken(request)) {
            return required(request);
        }
        return known(request).orElseGet(() -> {
            String secret = Secrets.random();
            Person person = people.create(secret);
            setCookie(request, secret);
            return person;
        });
    }

    void setCookie(Context request, String secret) {
        request.cookie(new Cookie(COOKIE, secret, "/", YEARS, secure, true, null, SameSite.LAX));
    }

    void clearCookie(Context request) {
        request.cookie(new Cookie(COOKIE, "", "/", 0, secure, true, null, SameSite.LAX));
    }

    static boolean byToken(Context request) {
        return request.header("Authorization") != null;
    }

    /** Ends something that is open for the sender, such as a stream, once the sender's key is void. */
    Runnable hold(Context request, Runnable end) {
        return known(request).isEmpty() ? () -> {} : people.hold(shown(request), end);
    }

    /** What a sender shows who is known by it. */
    static String shown(Context request) {
        return Objects.requireNonNull(secret(request));
    }

    /** What the sender shows to be known, good or not. */
    static @Nullable String secret(Context request) {
        String authorization = request.header("Authorization");
        if (authorization != null) {
            return authorization.startsWith(BEARER) ? authorization.substring(BEARER.length()) : null;
        }
        return request.cookie(COOKIE);
    }
}
