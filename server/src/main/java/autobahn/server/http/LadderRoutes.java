package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.table.LadderDesk;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The ladder of programs: accounts that are programs, and entering and leaving. */
public final class LadderRoutes implements RouteGroup {
    private final Identity who;
    private final LadderDesk ladder;

    public LadderRoutes(Identity who, LadderDesk ladder) {
        this.who = who;
        this.ladder = ladder;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get(
                "/api/ladder",
                request -> JsonBodies.answer(
                        request, 200, ladder.show(who.known(request).orElse(null))));
        routes.put("/api/me/program", this::become);
        routes.put("/api/me/ladder", this::enter);
        routes.delete("/api/me/ladder", this::leave);
    }

    private static Person account(Person person) {
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account can be a program.");
        }
        return person;
    }

    /** Not by token: whoever holds one shall not close an account's rated games for good. */
    private void become(Context request) {
        ladder.become(account(who.inBrowser(request)));
        request.status(204);
    }

    private void enter(Context request) {
        ladder.enter(account(who.required(request)));
        request.status(204);
    }

    private void leave(Context request) {
        ladder.leave(account(who.required(request)));
        request.status(204);
    }
}
