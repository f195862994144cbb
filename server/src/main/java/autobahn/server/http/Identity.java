package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.people.Visitor;
import autobahn.server.settings.Settings;
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
    private final ClientAddress address;
    private final Rates rates;

    public Identity(People people, Settings settings, Rates rates) {
        this.people = people;
        this.secure = settings.proxied();
        this.address = new ClientAddress(settings.proxied());
        this.rates = rates;
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

    /** The sender; a program does not decide over the sessions of people, or over the server. */
    Person inBrowser(Context request) {
        Person person = required(request);
        if (byToken(request)) {
            throw new Problem(403, "not-by-token", "A program cannot do this: use the browser.");
        }
        return person;
    }

    /** The sender; somebody unknown becomes a new person if what he wants succeeds. */
    public Visitor visitor(Context request) {
        if (byToken(request)) {
            return new Visitor(required(request), null);
        }
        Person person = known(request).orElse(null);
        if (person != null) {
            return new Visitor(person, null);
        }
        rates.take(request, Rate.NEWCOMER, address.of(request));
        return people.newcomer(Secrets.random());
    }

    /** What a visitor wanted is done: a newcomer is a person now and gets a cookie. */
    void welcome(Context request, Visitor visitor) {
        if (visitor.secret() != null) {
            setCookie(request, visitor.secret());
        }
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
