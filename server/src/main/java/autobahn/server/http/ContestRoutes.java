package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Stewards;
import autobahn.server.store.ContestRow;
import autobahn.server.store.Listing;
import autobahn.server.table.ContestDesk;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Contests: making them, taking part, looking. */
public final class ContestRoutes implements RouteGroup {
    private static final int MOST = 100;
    private static final int USUAL = 50;
    private static final int REASON = 200;
    private static final int MOST_ROUNDS = 100;

    private final Identity who;
    private final Stewards stewards;
    private final ContestDesk contests;

    public ContestRoutes(Identity who, Stewards stewards, ContestDesk contests) {
        this.who = who;
        this.stewards = stewards;
        this.contests = contests;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/contests", this::list);
        routes.post("/api/contests", this::create, Rate.CREATE);
        routes.get("/api/contests/{contest}", this::show);
        routes.delete("/api/contests/{contest}", this::cancel);
        routes.get("/api/contests/{contest}/rounds/{round}", this::round);
        routes.get("/api/contests/{contest}/export", this::export);
        routes.get("/api/contests/{contest}/standings", this::standings);
        routes.post("/api/contests/{contest}/join", this::join);
        routes.post("/api/contests/{contest}/withdraw", this::withdraw);
        routes.post("/api/contests/{contest}/disqualify", this::disqualify);
        routes.post("/api/contests/{contest}/start", this::start);
        routes.post("/api/contests/{contest}/next", this::next, Rate.CREATE);
        routes.get("/api/me/contests", this::mine);
    }

    private static String contest(Context request) {
        return request.pathParam("contest");
    }

    private @Nullable Person asking(Context request) {
        return who.known(request).orElse(null);
    }

    private void list(Context request) {
        Integer asked = Params.whole(request, "limit", 1, MOST);
        int limit = asked == null ? USUAL : asked;
        Listing.Cursor after = HistoryRoutes.cursor(request.queryParam("after"));
        List<String> statuses = switch (request.queryParam("show")) {
            case "open" -> List.of(ContestRow.SIGNUP);
            case "running" -> List.of(ContestRow.RUNNING);
            case "over" -> List.of(ContestRow.ENDED, ContestRow.CANCELLED);
            case null, default -> throw Params.bad("show must be open, running or over");
        };
        JsonBodies.answer(request, 200, contests.list(statuses, after, limit));
    }

    private void create(Context request) {
        Person person = who.required(request);
        var wanted = ContestBodies.contest(JsonBodies.body(request, ContestBodies.Contest.class));
        JsonBodies.answer(request, 201, contests.create(person, stewards.isOne(person), wanted));
    }

    private void show(Context request) {
        JsonBodies.answer(request, 200, contests.show(contest(request), asking(request)));
    }

    private void cancel(Context request) {
        Person person = who.required(request);
        contests.cancel(contest(request), person, stewards.isOne(person));
        request.status(204);
    }

    private void round(Context request) {
        int round = Params.whole("round", request.pathParam("round"), 1, MOST_ROUNDS);
        JsonBodies.answer(request, 200, contests.round(contest(request), round, asking(request)));
    }

    private void export(Context request) {
        JsonBodies.answer(request, 200, contests.export(contest(request), asking(request)));
    }

    private void standings(Context request) {
        request.contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=standings.csv")
                .result(contests.csv(contest(request)));
    }

    private void join(Context request) {
        JsonBodies.answer(request, 200, contests.join(contest(request), who.required(request)));
    }

    private void withdraw(Context request) {
        JsonBodies.answer(request, 200, contests.withdraw(contest(request), who.required(request)));
    }

    private void disqualify(Context request) {
        Person person = who.required(request);
        var body = JsonBodies.body(request, ContestBodies.Disqualified.class);
        String name = Params.text("name", body.name(), 1, PersonNames.LONGEST);
        String reason = Params.text("reason", body.reason(), 1, REASON);
        JsonBodies.answer(request, 200, contests.disqualify(contest(request), person, name, reason));
    }

    private void start(Context request) {
        JsonBodies.answer(request, 200, contests.start(contest(request), who.required(request)));
    }

    private void next(Context request) {
        Person person = who.required(request);
        long closes = ContestBodies.closes(
                JsonBodies.body(request, ContestBodies.Season.class).closes());
        JsonBodies.answer(request, 201, contests.next(contest(request), person, stewards.isOne(person), closes));
    }

    private void mine(Context request) {
        JsonBodies.answer(request, 200, Map.of("contests", contests.mine(who.required(request))));
    }
}
