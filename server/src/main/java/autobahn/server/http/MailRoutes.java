package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.mail.PostOffice;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.settings.Settings;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** Addresses of accounts, and what the links in mails lead to. */
public final class MailRoutes implements RouteGroup {
    /** Mail services post to it what is no JSON of a page of ours: the link itself is the permission. */
    static final String UNSUBSCRIBE = "/api/mail/unsubscribe/";

    private static final int ADDRESS = 254;
    private static final int TOKEN = 200;

    private record Given(
            @Nullable String address,
            @Nullable String password,
            @Nullable String language) {}

    private record Link(@Nullable String token) {}

    private record Forgotten(@Nullable String account) {}

    private record NewPassword(
            @Nullable String token, @Nullable String password) {}

    private final Identity who;
    private final Rates rates;
    private final ClientAddress client;
    private final PostOffice office;

    public MailRoutes(Settings settings, Identity who, Rates rates, PostOffice office) {
        this.who = who;
        this.rates = rates;
        this.client = new ClientAddress(settings.proxied());
        this.office = office;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.put("/api/me/mail", this::give, Rate.LOG_IN);
        routes.delete("/api/me/mail", this::remove);
        routes.post("/api/mail/confirm", this::confirm, Rate.LOG_IN);
        routes.get(UNSUBSCRIBE + "{token}", MailRoutes::unsubscribePage);
        routes.post(UNSUBSCRIBE + "{token}", this::unsubscribe);
        routes.post("/api/mail/forgotten", this::forgotten, Rate.LOG_IN);
        routes.put("/api/mail/password", this::recover, Rate.LOG_IN);
    }

    private Person account(Context request) {
        Person person = who.inBrowser(request);
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account gets mail.");
        }
        return person;
    }

    private void give(Context request) {
        Person person = account(request);
        Given body = JsonBodies.body(request, Given.class);
        String address = Params.text("address", body.address, 1, ADDRESS);
        String password = Params.given("password", body.password);
        rates.take(request, Rate.LOG_IN_ACCOUNT, PersonNames.fold(String.valueOf(person.name())));
        office.give(person, PeopleRoutes.shortened(password), address, body.language, client.customer(request));
        request.status(204);
    }

    private void remove(Context request) {
        office.remove(account(request));
        request.status(204);
    }

    private void confirm(Context request) {
        office.confirm(token(JsonBodies.body(request, Link.class).token));
        request.status(204);
    }

    /** Whoever fetches links before anybody opens them has ended nothing by that. */
    private static void unsubscribePage(Context request) {
        String token = request.pathParam("token");
        if (!token.matches("[A-Za-z0-9_.-]{1," + TOKEN + "}")) {
            throw new Problem(404, "link-void", "This link is not one of ours.");
        }
        request.status(303).header("Location", "/unsubscribe#" + token);
    }

    private void unsubscribe(Context request) {
        office.unsubscribe(request.pathParam("token"));
        request.status(204);
    }

    private void forgotten(Context request) {
        String account = Params.text("account", JsonBodies.body(request, Forgotten.class).account, 1, ADDRESS);
        office.forgotten(account, client.customer(request));
        request.status(204);
    }

    private void recover(Context request) {
        NewPassword body = JsonBodies.body(request, NewPassword.class);
        String password = Params.given("password", body.password);
        PeopleRoutes.checkLength(password);
        office.recover(token(body.token), password);
        request.status(204);
    }

    private static String token(@Nullable String token) {
        return Params.text("token", token, 1, TOKEN);
    }
}
