package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Stewards;
import autobahn.server.table.Lobby;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What accounts that look after the server may do, in the browser. */
public final class StewardRoutes implements RouteGroup {
    private static final int LONGEST_SEARCH = 60;
    private static final int LONGEST_REASON = 200;
    private static final int MOST_DAYS = 3650;
    private static final Set<String> STATUSES = Set.of("open", "running", "finished", "abandoned");

    record Ban(@Nullable Integer days, @Nullable String reason) {}

    private final Identity who;
    private final Stewards stewards;
    private final Lobby lobby;

    public StewardRoutes(Identity who, Stewards stewards, Lobby lobby) {
        this.who = who;
        this.stewards = stewards;
        this.lobby = lobby;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/admin", request -> allowed(request, this::figures));
        routes.get("/api/admin/games", request -> allowed(request, this::games));
        routes.delete("/api/admin/games/{game}", request -> allowed(request, this::stop));
        routes.get("/api/admin/people", request -> allowed(request, this::people));
        routes.put("/api/admin/people/{name}/ban", request -> allowed(request, this::ban));
        routes.delete("/api/admin/people/{name}/ban", request -> allowed(request, this::unban));
        routes.get("/api/admin/reports", request -> allowed(request, this::reports));
        routes.put("/api/admin/reports/{id}", request -> allowed(request, this::handled));
    }

    private void allowed(Context request, Consumer<Context> what) {
        Person person = who.inBrowser(request);
        if (!stewards.isOne(person)) {
            throw new Problem(403, "not-admin", "Only accounts that look after the server may do that.");
        }
        what.accept(request);
    }

    private void figures(Context request) {
        JsonBodies.answer(request, 200, stewards.figures());
    }

    private void games(Context request) {
        String status = request.queryParam("status");
        if (status == null || !STATUSES.contains(status)) {
            throw Params.bad("status must be open, running, finished or abandoned");
        }
        JsonBodies.answer(request, 200, Map.of("games", stewards.tables(status, search(request, "search"))));
    }

    private static String search(Context request, String name) {
        String text = request.queryParam(name);
        return text == null ? "" : Params.text(name, text, 0, LONGEST_SEARCH);
    }

    private void stop(Context request) {
        lobby.stop(Params.game(request));
        request.status(204);
    }

    private void people(Context request) {
        JsonBodies.answer(
                request, 200, Map.of("people", stewards.accounts(search(request, "search"), search(request, "after"))));
    }

    private void ban(Context request) {
        Ban body = JsonBodies.body(request, Ban.class);
        Integer days = body.days() == null ? null : Params.range("days", body.days(), 1, MOST_DAYS);
        String reason = body.reason() == null ? "" : Params.text("reason", body.reason(), 0, LONGEST_REASON);
        stewards.ban(name(request), days, reason);
        request.status(204);
    }

    private void unban(Context request) {
        stewards.unban(name(request));
        request.status(204);
    }

    private static String name(Context request) {
        return Params.text("name", request.pathParam("name"), 1, PersonNames.LONGEST);
    }

    private void reports(Context request) {
        JsonBodies.answer(request, 200, Map.of("reports", stewards.reports()));
    }

    private void handled(Context request) {
        stewards.handled(request.pathParam("id"));
        request.status(204);
    }
}
