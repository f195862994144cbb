package autobahn.server.http;

import autobahn.server.people.Circle;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Reports;
import autobahn.server.people.Whom;
import autobahn.server.store.Aversions;
import autobahn.server.store.ReportRows.Report;
import autobahn.server.table.Neighbours;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Friends, people whom one does not want to hear or to meet, and reports about people. */
public final class CircleRoutes implements RouteGroup {
    private static final int LONGEST_REPORT = 1000;
    private static final Set<String> REASONS = Set.of("talk", "play", "name", "other");

    /** Somebody by the name of an account, or by a seat of a table. */
    record Avoid(
            @Nullable String name,
            @Nullable String game,
            @Nullable Integer seat,
            @Nullable String kind) {}

    record NewReport(
            @Nullable String name,
            @Nullable String game,
            @Nullable Integer seat,
            @Nullable String reason,
            @Nullable String text) {}

    private final Identity who;
    private final Circle circle;
    private final Reports reports;
    private final Neighbours neighbours;

    public CircleRoutes(Identity who, Circle circle, Reports reports, Neighbours neighbours) {
        this.who = who;
        this.circle = circle;
        this.reports = reports;
        this.neighbours = neighbours;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/me/circle", request -> JsonBodies.answer(request, 200, circle.of(who.required(request))));
        routes.put("/api/me/friends/{name}", this::befriend, Rate.ASK);
        routes.delete("/api/me/friends/{name}", this::unfriend);
        routes.post("/api/me/avoided", this::avoid, Rate.ASK);
        routes.delete("/api/me/avoided/{id}", this::forgive);
        routes.post("/api/reports", this::report, Rate.ASK);
    }

    private void befriend(Context request) {
        JsonBodies.answer(request, 200, circle.befriend(who.required(request), name(request)));
    }

    private void unfriend(Context request) {
        JsonBodies.answer(request, 200, circle.unfriend(who.required(request), name(request)));
    }

    private static String name(Context request) {
        return Params.text("name", request.pathParam("name"), 1, PersonNames.LONGEST);
    }

    private void avoid(Context request) {
        Person person = who.required(request);
        Avoid body = JsonBodies.body(request, Avoid.class);
        Aversions.Kind kind = switch (body.kind()) {
            case "mute" -> Aversions.Kind.MUTE;
            case "block" -> Aversions.Kind.BLOCK;
            case null, default -> throw Params.bad("kind must be mute or block");
        };
        JsonBodies.answer(
                request, 200, circle.avoid(person, whom(person, body.name(), body.game(), body.seat()), kind));
    }

    private void forgive(Context request) {
        JsonBodies.answer(request, 200, circle.forgive(who.required(request), request.pathParam("id")));
    }

    private void report(Context request) {
        Person person = who.required(request);
        NewReport body = JsonBodies.body(request, NewReport.class);
        if (body.reason() == null || !REASONS.contains(body.reason())) {
            throw Params.bad("reason must be talk, play, name or other");
        }
        String text = Params.lines("text", body.text(), LONGEST_REPORT);
        Whom whom = whom(person, body.name(), body.game(), body.seat());
        reports.file(person, new Report(whom.person(), whom.name(), body.game(), body.seat(), body.reason(), text));
        request.status(204);
    }

    /** Either the account of a name, or whoever sits at a table that the asker may see. */
    private Whom whom(Person asker, @Nullable String name, @Nullable String game, @Nullable Integer seat) {
        if ((name == null) == (game == null) || (game == null) != (seat == null)) {
            throw Params.bad("say who is meant: a name, or a game with a seat");
        }
        return name != null
                ? circle.named(Params.text("name", name, 1, PersonNames.LONGEST))
                : neighbours.at(String.valueOf(game), asker, Params.bodySeat(seat));
    }
}
