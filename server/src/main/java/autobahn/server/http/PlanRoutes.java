package autobahn.server.http;

import autobahn.engine.IllegalMoveException;
import autobahn.server.api.Problem;
import autobahn.server.bot.Planner;
import autobahn.server.people.Person;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trying moves before they are made. Nothing changes at the table, and nobody else hears of it. */
public final class PlanRoutes implements RouteGroup {
    record Plan(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable List<String> moves,
            @Nullable Boolean skip) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final Planner planner;

    public PlanRoutes(Identity who, HeavyRequests heavy, Planner planner) {
        this.who = who;
        this.heavy = heavy;
        this.planner = planner;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.post("/api/games/{game}/plan", this::plan);
    }

    private void plan(Context request) {
        Plan body = JsonBodies.body(request, Plan.class);
        if (body.seat() == null || body.version() == null) {
            throw Params.bad("seat and version must be given");
        }
        int seat = Params.range("seat", body.seat(), 0, 3);
        int version = Params.range("version", body.version(), 0, Integer.MAX_VALUE);
        List<String> moves = Params.moves(body.moves(), Planner.MOST_MOVES);
        String game = Params.game(request);
        boolean skip = Boolean.TRUE.equals(body.skip());
        Person person = who.required(request);
        try {
            JsonBodies.answer(
                    request,
                    200,
                    heavy.run(request, person, () -> planner.plan(game, person, seat, version, moves, skip)));
        } catch (IllegalMoveException e) {
            throw new Problem(422, "no-move", String.valueOf(e.getMessage()));
        }
    }
}
