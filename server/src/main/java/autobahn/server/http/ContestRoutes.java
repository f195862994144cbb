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
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Contests: making them, taking part, looking. */
public final class ContestRoutes implements RouteGroup {
    private static final int MOST = 100;
    private static final int USUAL = 50;
    private static final int REASON = 200;
    private static final int MOST_ROUNDS = 100;

    private final Identity who;
    private final HeavyRequests heavy;
    private final Stewards stewards;
    private final ContestDesk contests;

    public ContestRoutes(Identity who, HeavyRequests heavy, Stewards stewards, ContestDesk contests) {
        this.who = who;
        this.heavy = heavy;
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

    /** Standings follow from all results of a contest each time that they are told. */
    private void answer(Context request, int status, @Nullable Person person, Callable<?> question) {
        JsonBodies.answer(request, status, heavy.look(request, person, question));
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
        answer(request, 201, person, () -> contests.create(person, stewards.isOne(person), wanted));
    }

    private void show(Context request) {
        Person person = asking(request);
        answer(request, 200, person, () -> contests.show(contest(request), person));
    }

    private void cancel(Context request) {
        Person person = who.required(request);
        contests.cancel(contest(request), person, stewards.isOne(person));
        request.status(204);
    }

    private void round(Context request) {
        int round = Params.whole("round", request.pathParam("round"), 1, MOST_ROUNDS);
        Person person = asking(request);
        answer(request, 200, person, () -> contests.round(contest(request), round, person));
    }

    private void export(Context request) {
        Person person = asking(request);
        answer(request, 200, person, () -> contests.export(contest(request), person));
    }

    private void standings(Context request) {
        request.contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=standings.csv")
                .result(heavy.look(request, asking(request), () -> contests.csv(contest(request))));
    }

    private void join(Context request) {
        Person person = who.required(request);
        answer(request, 200, person, () -> contests.join(contest(request), person));
    }

    private void withdraw(Context request) {
        Person person = who.required(request);
        answer(request, 200, person, () -> contests.withdraw(contest(request), person));
    }

    private void disqualify(Context request) {
        Person person = who.required(request);
        var body = JsonBodies.body(request, ContestBodies.Disqualified.class);
        String name = Params.text("name", body.name(), 1, PersonNames.LONGEST);
        String reason = Params.text("reason", body.reason(), 1, REASON);
        answer(request, 200, person, () -> contests.disqualify(contest(request), person, name, reason));
    }

    private void start(Context request) {
        Person person = who.required(request);
        answer(request, 200, person, () -> contests.start(contest(request), person));
    }

    private void next(Context request) {
        Person person = who.required(request);
        long closes = ContestBodies.closes(
                JsonBodies.body(request, ContestBodies.Season.class).closes());
        answer(request, 201, person, () -> contests.next(contest(request), person, stewards.isOne(person), closes));
    }

    private void mine(Context request) {
        JsonBodies.answer(request, 200, Map.of("contests", contests.mine(who.required(request))));
    }
}
