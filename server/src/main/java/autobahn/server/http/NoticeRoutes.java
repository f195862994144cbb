package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.notice.MailPause;
import autobahn.server.notice.NoticeDesk;
import autobahn.server.people.Person;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.NoticeWay;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an account wants to be told while nobody looks, and where. */
public final class NoticeRoutes implements RouteGroup {
    private static final int ADDRESS = 1_000;
    private static final int KEY = 200;

    private record Wishes(
            @Nullable String language,
            @Nullable Map<String, List<String>> wishes,
            @Nullable String every) {}

    private record Subscription(
            @Nullable String endpoint,
            @Nullable String receiver,
            @Nullable String auth) {}

    private record Hook(@Nullable String style, @Nullable String address) {}

    private final Identity who;
    private final NoticeDesk desk;

    public NoticeRoutes(Identity who, NoticeDesk desk) {
        this.who = who;
        this.desk = desk;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/me/notices", request -> JsonBodies.answer(request, 200, desk.show(account(request))));
        routes.put("/api/me/notices", this::wish);
        routes.post("/api/me/notices/webhooks", this::addWebhook);
        routes.delete("/api/me/notices/webhooks/{webhook}", this::removeWebhook);
        routes.post("/api/me/notices/browsers", this::addBrowser);
        routes.delete("/api/me/notices/browsers/{browser}", this::removeBrowser);
    }

    private Person account(Context request) {
        Person person = who.required(request);
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account is told anything.");
        }
        return person;
    }

    private void wish(Context request) {
        Person person = account(request);
        Wishes body = JsonBodies.body(request, Wishes.class);
        Map<NoticeKind, Set<NoticeWay>> wishes = new EnumMap<>(NoticeKind.class);
        (body.wishes == null ? Map.<String, List<String>>of() : body.wishes)
                .forEach((kind, ways) -> wishes.put(
                        NoticeKind.of(kind).orElseThrow(() -> Params.bad("there is no notice of this kind")),
                        ways(ways)));
        JsonBodies.answer(request, 200, desk.wish(person, wishes, body.language, pause(body.every)));
    }

    private static @Nullable MailPause pause(@Nullable String every) {
        return every == null
                ? null
                : MailPause.named(every).orElseThrow(() -> Params.bad("every must be each, hour or day"));
    }

    private static Set<NoticeWay> ways(@Nullable List<String> given) {
        Set<NoticeWay> ways = EnumSet.noneOf(NoticeWay.class);
        if (given == null) {
            throw Params.bad("the ways of a kind are a list");
        }
        for (String way : given) {
            ways.add(
                    NoticeWay.of(String.valueOf(way)).orElseThrow(() -> Params.bad("there is no such way to be told")));
        }
        return ways;
    }

    private void addWebhook(Context request) {
        Person person = account(request);
        Hook body = JsonBodies.body(request, Hook.class);
        String address = Params.text("address", body.address, 1, ADDRESS);
        JsonBodies.answer(request, 201, desk.addWebhook(person, body.style, address));
    }

    private void removeWebhook(Context request) {
        desk.removeWebhook(account(request), request.pathParam("webhook"));
        request.status(204);
    }

    private void addBrowser(Context request) {
        Person person = account(request);
        Subscription body = JsonBodies.body(request, Subscription.class);
        JsonBodies.answer(
                request,
                201,
                desk.addBrowser(
                        person,
                        Params.text("endpoint", body.endpoint, 1, ADDRESS),
                        Params.text("receiver", body.receiver, 1, KEY),
                        Params.text("auth", body.auth, 1, KEY)));
    }

    private void removeBrowser(Context request) {
        desk.removeBrowser(account(request), request.pathParam("browser"));
        request.status(204);
    }
}
