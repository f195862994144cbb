package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.AccountSecurity;
import autobahn.server.people.AccountStandings;
import autobahn.server.people.Accounts;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Secrets;
import autobahn.server.people.Stewards;
import autobahn.server.rating.RatingPool;
import autobahn.server.table.Farewell;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who people are: accounts, logging in and out, and how they have played. */
public final class PeopleRoutes implements RouteGroup {
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 200;

    private record Credentials(
            @Nullable String name, @Nullable String password) {}

    private record NewPassword(
            @Nullable String current, @Nullable String password) {}

    @JsonInclude(JsonInclude.Include.ALWAYS)
    private record Me(String person, @Nullable String name, boolean account, boolean admin) {}

    private record Password(@Nullable String password) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final Rates rates;
    private final Accounts accounts;
    private final AccountSecurity securing;
    private final AccountStandings standings;
    private final Stewards stewards;
    private final Farewell farewell;

    public PeopleRoutes(
            Identity who,
            HeavyRequests heavy,
            Rates rates,
            Accounts accounts,
            AccountSecurity securing,
            AccountStandings standings,
            Stewards stewards,
            Farewell farewell) {
        this.who = who;
        this.heavy = heavy;
        this.rates = rates;
        this.accounts = accounts;
        this.securing = securing;
        this.standings = standings;
        this.stewards = stewards;
        this.farewell = farewell;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/me", request -> JsonBodies.answer(request, 200, me(who.required(request))));
        routes.post("/api/accounts", this::register, Rate.REGISTER);
        routes.post("/api/session", this::logIn, Rate.LOG_IN);
        routes.delete("/api/session", this::logOut);
        routes.delete("/api/session/others", this::logOutOthers);
        routes.put("/api/me/password", this::changePassword, Rate.LOG_IN);
        routes.post("/api/me/deletion", this::delete, Rate.LOG_IN);
        routes.get("/api/accounts/{name}", this::profile);
        routes.get("/api/accounts/{name}/against/{other}", this::headToHead);
        routes.get("/api/accounts/{name}/ratings/{pool}", this::history);
        routes.get("/api/ranking", this::ranking);
    }

    private Me me(Person person) {
        return new Me(person.id(), person.name(), person.isAccount(), stewards.isOne(person));
    }

    private void register(Context request) {
        Credentials credentials = JsonBodies.body(request, Credentials.class);
        String name = Params.given("name", credentials.name);
        String password = Params.given("password", credentials.password);
        String fault = PersonNames.fault(PersonNames.tidy(name));
        if (fault != null) {
            throw new Problem(400, "bad-name", fault);
        }
        checkLength(password);
        String secret = Secrets.random();
        Person person = accounts.register(name, password, request.cookie(Identity.COOKIE), secret)
                .orElseThrow(() ->
                        new Problem(409, "name-taken", "Somebody has this name already, or one that looks like it."));
        who.setCookie(request, secret);
        JsonBodies.answer(request, 201, me(person));
    }

    /** What is longer than any password is nobody's, and dear to find out. */
    static String shortened(String password) {
        return password.length() > LONGEST_PASSWORD ? "" : password;
    }

    static void checkLength(String password) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new Problem(
                    400,
                    "bad-password",
                    "A password has " + SHORTEST_PASSWORD + " to " + LONGEST_PASSWORD + " characters.");
        }
    }

    private void logIn(Context request) {
        Credentials credentials = JsonBodies.body(request, Credentials.class);
        String name = Params.given("name", credentials.name);
        String password = Params.given("password", credentials.password);
        if (name.length() > LONGEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw wrong(); // nobody's, and dear to find out
        }
        rates.take(request, Rate.LOG_IN_ACCOUNT, PersonNames.fold(name));
        String secret = Secrets.random();
        Person person = accounts.logIn(name, password, request.cookie(Identity.COOKIE), secret)
                .orElseThrow(PeopleRoutes::wrong);
        who.setCookie(request, secret);
        JsonBodies.answer(request, 200, me(person));
    }

    private static Problem wrong() {
        return new Problem(401, "wrong-password", "There is no account with this name and password.");
    }

    private void logOut(Context request) {
        who.required(request);
        String secret = Identity.secret(request);
        if (secret != null) {
            accounts.logOut(secret);
        }
        if (!Identity.byToken(request)) {
            who.clearCookie(request);
        }
        request.status(204);
    }

    private void logOutOthers(Context request) {
        Person person = who.inBrowser(request);
        String secret = Secrets.random();
        securing.logOutOthers(person, Identity.shown(request), secret);
        who.setCookie(request, secret);
        request.status(204);
    }

    private void changePassword(Context request) {
        Person person = who.inBrowser(request);
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account has a password.");
        }
        NewPassword wanted = JsonBodies.body(request, NewPassword.class);
        String current = Params.given("current", wanted.current);
        String next = Params.given("password", wanted.password);
        checkLength(next);
        rates.take(request, Rate.LOG_IN_ACCOUNT, PersonNames.fold(String.valueOf(person.name())));
        String secret = Secrets.random();
        if (current.length() > LONGEST_PASSWORD || !securing.changePassword(person, current, next, secret)) {
            throw new Problem(403, "wrong-password", "The current password is another one.");
        }
        who.setCookie(request, secret);
        request.status(204);
    }

    private void delete(Context request) {
        Person person = who.inBrowser(request);
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account can be deleted.");
        }
        String password = Params.given("password", JsonBodies.body(request, Password.class).password);
        rates.take(request, Rate.LOG_IN_ACCOUNT, PersonNames.fold(String.valueOf(person.name())));
        if (password.length() > LONGEST_PASSWORD || !farewell.delete(person, password)) {
            throw new Problem(403, "wrong-password", "The password is another one.");
        }
        who.clearCookie(request);
        request.status(204);
    }

    private void profile(Context request) {
        Person person = asking(request);
        String name = request.pathParam("name");
        JsonBodies.answer(
                request,
                200,
                heavy.look(request, person, () -> standings.profile(name, person))
                        .orElseThrow(PeopleRoutes::nobody));
    }

    private void headToHead(Context request) {
        Person person = asking(request);
        String name = request.pathParam("name");
        String other = request.pathParam("other");
        JsonBodies.answer(
                request,
                200,
                heavy.look(request, person, () -> standings.headToHead(name, other, person))
                        .orElseThrow(PeopleRoutes::nobody));
    }

    private void history(Context request) {
        RatingPool pool = pool(request.pathParam("pool"));
        JsonBodies.answer(
                request,
                200,
                Map.of(
                        "points",
                        standings.history(request.pathParam("name"), pool).orElseThrow(PeopleRoutes::nobody)));
    }

    private void ranking(Context request) {
        String pool = request.queryParam("pool");
        JsonBodies.answer(
                request, 200, Map.of("ranked", standings.ranking(pool == null ? RatingPool.TWO : pool(pool))));
    }

    private static RatingPool pool(String given) {
        return RatingPool.named(given).orElseThrow(() -> Params.bad("pool must be two, several, solo or ladder"));
    }

    private @Nullable Person asking(Context request) {
        return who.known(request).orElse(null);
    }

    private static Problem nobody() {
        return new Problem(404, "no-such-account", "There is no account of this name.");
    }
}
