package autobahn.server.http;

import autobahn.engine.IllegalMoveException;
import autobahn.server.api.Problem;
import autobahn.server.bot.Planner;
import autobahn.server.people.Person;
import autobahn.server.table.PlanDesk;
import autobahn.server.table.SentPlan;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trying moves before they are made, and sending them to be played when it is one's turn. Nobody else hears of it. */
public final class PlanRoutes implements RouteGroup {
    static final String SENT = "/api/games/{game}/seats/{seat}/plan";

    record Plan(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable List<String> moves,
            @Nullable Boolean skip) {}

    record Send(
            @Nullable Integer version,
            @Nullable List<Branch> plans,
            @Nullable Boolean goesOn) {}

    record Branch(@Nullable List<String> moves, @Nullable List<Condition> conditions) {}

    record Condition(
            @Nullable String kind,
            @Nullable String what,
            @Nullable String tile,
            @Nullable Integer move,
            @Nullable Integer number) {}

    private static final int NAME = 60;

    private final Identity who;
    private final HeavyRequests heavy;
    private final Planner planner;
    private final PlanDesk sent;

    public PlanRoutes(Identity who, HeavyRequests heavy, Planner planner, PlanDesk sent) {
        this.who = who;
        this.heavy = heavy;
        this.planner = planner;
        this.sent = sent;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.post("/api/games/{game}/plan", this::plan);
        routes.get(SENT, this::show);
        routes.put(SENT, this::send, Rate.HINT);
        routes.delete(SENT, this::withdraw);
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

    private void show(Context request) {
        Person person = who.required(request);
        JsonBodies.answer(request, 200, sent.show(Params.game(request), person, Params.pathSeat(request)));
    }

    private void send(Context request) {
        Person person = who.required(request);
        int seat = Params.pathSeat(request);
        SentPlan plan = plan(JsonBodies.body(request, Send.class));
        try {
            JsonBodies.answer(request, 200, sent.send(Params.game(request), person, seat, plan));
        } catch (IllegalMoveException e) {
            throw new Problem(422, "no-move", String.valueOf(e.getMessage()));
        }
    }

    private void withdraw(Context request) {
        Person person = who.required(request);
        sent.withdraw(Params.game(request), person, Params.pathSeat(request));
        request.status(204);
    }

    private static SentPlan plan(Send body) {
        int version = Params.version(body.version());
        List<Branch> plans = body.plans() == null ? List.of() : body.plans();
        Params.range("how many plans there are", plans.size(), 1, SentPlan.MOST_PLANS);
        return new SentPlan(
                version, plans.stream().map(PlanRoutes::branch).toList(), Boolean.TRUE.equals(body.goesOn()));
    }

    private static SentPlan.Branch branch(@Nullable Branch branch) {
        if (branch == null) {
            throw Params.bad("a plan is missing");
        }
        List<String> moves = Params.moves(branch.moves(), SentPlan.MOST_MOVES);
        Params.range("how many moves a plan has", moves.size(), 1, SentPlan.MOST_MOVES);
        List<Condition> conditions = branch.conditions() == null ? List.of() : branch.conditions();
        Params.range("how many conditions a plan has", conditions.size(), 0, SentPlan.MOST_CONDITIONS);
        return new SentPlan.Branch(
                moves, conditions.stream().map(PlanRoutes::condition).toList());
    }

    private static SentPlan.Condition condition(@Nullable Condition condition) {
        if (condition == null) {
            throw Params.bad("a condition is missing");
        }
        return new SentPlan.Condition(
                Params.text("kind", condition.kind(), 1, NAME),
                condition.what() == null ? null : Params.text("what", condition.what(), 1, NAME),
                condition.tile() == null ? null : Params.text("tile", condition.tile(), 1, NAME),
                condition.move(),
                condition.number());
    }
}
