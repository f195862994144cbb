package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.table.Lobby;
import autobahn.server.table.TableJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tables: making, finding, starting them. */
public final class GameRoutes implements RouteGroup {
    private static final int INVITATION = 64;

    record Enter(@Nullable String invitation) {}

    record Abandon(@Nullable Integer version) {}

    private final Identity who;
    private final Lobby lobby;
    private final Set<String> programs;

    /** @param programs that can be seated */
    public GameRoutes(Identity who, Lobby lobby, Set<String> programs) {
        this.who = who;
        this.lobby = lobby;
        this.programs = programs;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.post("/api/games", this::create, Rate.CREATE);
        routes.get("/api/games/{game}", this::show);
        routes.delete("/api/games/{game}", this::cancel);
        routes.post("/api/games/{game}/enter", this::enter);
        routes.post("/api/games/{game}/start", this::start);
        routes.post("/api/games/{game}/abandon", this::abandon);
    }

    private void create(Context request) {
        var wanted = TableBodies.table(JsonBodies.body(request, TableBodies.Table.class), programs);
        Visitor host = who.visitor(request);
        TableJson table = lobby.create(host, wanted);
        who.welcome(request, host);
        JsonBodies.answer(request, 201, table);
    }

    private void show(Context request) {
        JsonBodies.answer(
                request,
                200,
                lobby.show(Params.game(request), who.known(request).orElse(null)));
    }

    private void cancel(Context request) {
        lobby.cancel(Params.game(request), who.required(request));
        request.status(204);
    }

    private void enter(Context request) {
        String invitation =
                Params.text("invitation", JsonBodies.body(request, Enter.class).invitation(), 1, INVITATION);
        Visitor guest = who.visitor(request);
        TableJson table = lobby.enter(Params.game(request), guest, invitation);
        who.welcome(request, guest);
        JsonBodies.answer(request, 200, table);
    }

    private void start(Context request) {
        String fill = request.queryParam("fill");
        JsonBodies.answer(
                request,
                200,
                lobby.start(Params.game(request), who.required(request), fill == null ? null : Params.level(fill)));
    }

    private void abandon(Context request) {
        Person person = who.required(request);
        int version = Params.version(JsonBodies.body(request, Abandon.class).version());
        lobby.abandon(Params.game(request), person, version);
        request.status(204);
    }
}
