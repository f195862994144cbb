package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.settings.Settings;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** What every request passes before a route sees it: it gets an id, is counted, and must come from a page of ours. */
final class Guard implements RouteGroup {
    private static final String REQUEST = "request";
    private static final String PERSON = "person";
    private static final String BODY = "body";

    private final Identity who;
    private final ClientAddress address;
    private final SameOrigin origin;
    private final Rates rates;
    private final BodyBudget bodies = new BodyBudget();

    Guard(Settings settings, Identity who, Rates rates) {
        this.who = who;
        this.address = new ClientAddress(settings.proxied());
        this.origin = new SameOrigin(settings.proxied());
        this.rates = rates;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.before(this::everything);
        routes.beforeMatched(this::routed);
    }

    /** The request's id; of one that never came this far it is empty. */
    static String id(Context request) {
        String id = request.attribute(REQUEST);
        return id == null ? "" : id;
    }

    /** The id of the person who sent the request. */
    static @Nullable String person(Context request) {
        return request.attribute(PERSON);
    }

    /** The bytes of the body, read within what is left for the sender's address. */
    static byte[] body(Context request, int most) {
        IntFunction<byte[]> body = request.attribute(BODY);
        return Objects.requireNonNull(body).apply(most);
    }

    private void everything(Context request) {
        String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        request.attribute(REQUEST, id);
        request.header("X-Request-Id", id);
        SecurityHeaders.add(request);
        String client = address.of(request);
        IntFunction<byte[]> body = most -> bodies.read(request, client, most);
        request.attribute(BODY, body);
        rates.take(request, Rate.ADDRESS, client);
        readable(request.req().getRequestURI());
        readable(request.queryString());
        origin.check(request);
    }

    /** Neither broken UTF-8 nor NUL: databases take neither. */
    private static void readable(@Nullable String encoded) {
        if (encoded == null || encoded.indexOf('%') < 0) {
            return;
        }
        try {
            String decoded = URLDecoder.decode(encoded, StandardCharsets.UTF_8);
            if (decoded.indexOf('\0') >= 0 || decoded.indexOf('\uFFFD') >= 0) {
                throw new Problem(400, "bad-address", "The address holds bytes that are no text.");
            }
        } catch (IllegalArgumentException e) {
            throw new Problem(400, "bad-address", "A % in the address is not followed by two hexadecimal digits.");
        }
    }

    private void routed(Context request) {
        Person person = who.known(request).orElse(null);
        String by = person == null ? address.of(request) : person.id();
        if (person != null) {
            request.attribute(PERSON, person.id());
            rates.take(request, Rate.PERSON, by);
        }
        request.routeRoles().forEach(role -> take(request, (Rate) role, by));
    }

    private void take(Context request, Rate rate, String by) {
        String client = address.of(request);
        switch (rate) {
            case LOG_IN -> {
                rates.take(request, rate, client);
                rates.take(request, Rate.LOG_IN_NETWORK, address.customer(request));
                rates.take(request, Rate.LOG_IN_OVERALL, "");
            }
            case REGISTER -> {
                rates.take(request, rate, client);
                rates.take(request, Rate.REGISTER_OVERALL, "");
            }
            default -> {
                rates.take(request, rate, by);
                rates.takeOfMany(request, rate, client);
            }
        }
    }
}
