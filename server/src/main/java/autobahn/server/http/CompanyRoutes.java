package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.table.ByName;
import autobahn.server.table.Neighbours;
import autobahn.server.table.Notebook;
import autobahn.server.table.Rematch;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** People around a table: invited by name, once more, not heard; and what one notes for oneself. */
public final class CompanyRoutes implements RouteGroup {
    private static final int LONGEST_NOTE = 4000;

    record Invite(@Nullable String name) {}

    record NewNote(@Nullable String text) {}

    private final Identity who;
    private final ByName byName;
    private final Rematch rematch;
    private final Notebook notebook;
    private final Neighbours neighbours;

    public CompanyRoutes(Identity who, ByName byName, Rematch rematch, Notebook notebook, Neighbours neighbours) {
        this.who = who;
        this.byName = byName;
        this.rematch = rematch;
        this.notebook = notebook;
        this.neighbours = neighbours;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/me/invitations", this::mine);
        routes.delete("/api/me/invitations/{game}", this::decline);
        routes.get("/api/games/{game}/invitations", this::invited);
        routes.post("/api/games/{game}/invitations", this::invite, Rate.ASK);
        routes.post("/api/games/{game}/rematch", this::again, Rate.CREATE);
        routes.get("/api/games/{game}/note", this::note);
        routes.put("/api/games/{game}/note", this::write);
        routes.get("/api/games/{game}/muted", this::muted);
    }

    private void mine(Context request) {
        JsonBodies.answer(request, 200, Map.of("invitations", byName.of(who.required(request))));
    }

    private void decline(Context request) {
        byName.decline(Params.game(request), who.required(request));
        request.status(204);
    }

    private void invited(Context request) {
        Person person = who.required(request);
        JsonBodies.answer(request, 200, Map.of("invited", byName.invited(Params.game(request), person)));
    }

    private void invite(Context request) {
        Person person = who.required(request);
        String name = Params.text("name", JsonBodies.body(request, Invite.class).name(), 1, PersonNames.LONGEST);
        JsonBodies.answer(request, 200, Map.of("invited", byName.invite(Params.game(request), person, name)));
    }

    private void again(Context request) {
        JsonBodies.answer(request, 200, rematch.again(Params.game(request), who.required(request)));
    }

    private void note(Context request) {
        JsonBodies.answer(request, 200, notebook.read(Params.game(request), who.required(request)));
    }

    private void write(Context request) {
        Person person = who.required(request);
        String text =
                Params.lines("text", JsonBodies.body(request, NewNote.class).text(), LONGEST_NOTE);
        JsonBodies.answer(request, 200, notebook.write(Params.game(request), person, text));
    }

    private void muted(Context request) {
        Person person = who.required(request);
        JsonBodies.answer(request, 200, Map.of("muted", neighbours.muted(Params.game(request), person)));
    }
}
