package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Tokens;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tokens, by which programs act for the people who made them. */
public final class TokenRoutes implements RouteGroup {
    private static final int LONGEST_LABEL = 40;

    private record NewToken(@Nullable String label) {}

    private final Identity who;
    private final Tokens tokens;

    public TokenRoutes(Identity who, Tokens tokens) {
        this.who = who;
        this.tokens = tokens;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get(
                "/api/tokens",
                request -> JsonBodies.answer(request, 200, Map.of("tokens", tokens.of(who.required(request)))));
        routes.post("/api/tokens", this::make);
        routes.delete("/api/tokens/{token}", this::revoke);
    }

    private void make(Context request) {
        Person person = who.required(request);
        if (Identity.byToken(request)) {
            throw new Problem(403, "token-by-token", "A token cannot make further tokens: use the browser.");
        }
        String label = Params.text("label", JsonBodies.body(request, NewToken.class).label, 1, LONGEST_LABEL);
        JsonBodies.answer(
                request,
                201,
                tokens.make(person, Identity.shown(request), label)
                        .orElseThrow(() -> new Problem(
                                403, "many-tokens", "You have as many tokens as there can be: revoke one.")));
    }

    private void revoke(Context request) {
        if (!tokens.revoke(who.required(request), request.pathParam("token"))) {
            throw new Problem(404, "no-such-token", "You have no such token.");
        }
        request.status(204);
    }
}
