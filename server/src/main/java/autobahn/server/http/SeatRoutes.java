package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.store.SeatColour;
import autobahn.server.table.Seating;
import autobahn.server.table.TableJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** Who sits where. */
public final class SeatRoutes implements RouteGroup {
    private static final int SECRET = 64;

    record Join(@Nullable String name, @Nullable String invitation) {}

    record Substitute(@Nullable String level) {}

    record Colour(@Nullable String colour) {}

    record Recover(@Nullable String secret) {}

    private final Identity who;
    private final Seating seating;

    public SeatRoutes(Identity who, Seating seating) {
        this.who = who;
        this.seating = seating;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.put("/api/games/{game}/seats/{seat}", this::join);
        routes.delete("/api/games/{game}/seats/{seat}", this::leave);
        routes.put("/api/games/{game}/seats/{seat}/colour", this::colour);
        routes.put("/api/games/{game}/seats/{seat}/bot", this::substitute);
        routes.delete("/api/games/{game}/seats/{seat}/bot", this::giveBack);
        routes.post("/api/games/{game}/seats/{seat}/recovery", this::recovery);
        routes.post("/api/recover", this::recover, Rate.LOG_IN);
    }

    private void join(Context request) {
        int seat = Params.pathSeat(request);
        Join body = JsonBodies.body(request, Join.class);
        String name = Params.seatName(body.name());
        String invitation = body.invitation() == null ? null : Params.text("invitation", body.invitation(), 0, SECRET);
        Visitor visitor = who.visitor(request);
        TableJson table = seating.join(Params.game(request), visitor, seat, name, invitation);
        who.welcome(request, visitor);
        JsonBodies.answer(request, 200, table);
    }

    private void leave(Context request) {
        int seat = Params.pathSeat(request);
        JsonBodies.answer(request, 200, seating.leave(Params.game(request), who.required(request), seat));
    }

    private void colour(Context request) {
        Person person = who.required(request);
        int seat = Params.pathSeat(request);
        SeatColour colour = Params.colour(JsonBodies.body(request, Colour.class).colour());
        JsonBodies.answer(request, 200, seating.colour(Params.game(request), person, seat, colour));
    }

    private void substitute(Context request) {
        Person person = who.required(request);
        int seat = Params.pathSeat(request);
        String level = Params.level(JsonBodies.body(request, Substitute.class).level());
        JsonBodies.answer(request, 200, seating.substitute(Params.game(request), person, seat, level));
    }

    private void giveBack(Context request) {
        int seat = Params.pathSeat(request);
        JsonBodies.answer(request, 200, seating.giveBack(Params.game(request), who.required(request), seat));
    }

    private void recovery(Context request) {
        int seat = Params.pathSeat(request);
        Person person = who.required(request);
        if (Identity.byToken(request)) {
            throw new Problem(403, "not-by-token", "A program cannot make recovery links: use the browser.");
        }
        JsonBodies.answer(request, 200, seating.recovery(Params.game(request), person, Identity.shown(request), seat));
    }

    private void recover(Context request) {
        String secret =
                Params.text("secret", JsonBodies.body(request, Recover.class).secret(), 1, SECRET);
        Visitor visitor = who.visitor(request);
        Seating.Recovered recovered = seating.recover(visitor, secret);
        who.welcome(request, visitor);
        JsonBodies.answer(request, 200, recovered);
    }
}
