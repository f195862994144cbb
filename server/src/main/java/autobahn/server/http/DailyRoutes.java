package autobahn.server.http;

import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Visitor;
import autobahn.server.table.Daily;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The daily deal. */
public final class DailyRoutes implements RouteGroup {
    record Sent(@Nullable JsonNode record) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final Daily daily;

    public DailyRoutes(Identity who, HeavyRequests heavy, Daily daily) {
        this.who = who;
        this.heavy = heavy;
        this.daily = daily;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/daily", request -> JsonBodies.answer(request, 200, daily.deal()));
        routes.get(
                "/api/daily/{day}",
                request -> JsonBodies.answer(request, 200, daily.board(day(request), asking(request))));
        routes.post("/api/daily/{day}", this::send, Rate.CREATE);
        routes.get("/api/daily/{day}/records/{name}", this::record);
        routes.get("/api/daily/months/{month}", this::month);
        routes.get("/api/me/streak", request -> JsonBodies.answer(request, 200, daily.streak(who.required(request))));
    }

    private static String day(Context request) {
        return request.pathParam("day");
    }

    private @Nullable Person asking(Context request) {
        return who.known(request).orElse(null);
    }

    private void send(Context request) {
        JsonNode sent = JsonBodies.longBody(request, Sent.class).record();
        if (sent == null) {
            throw Params.bad("record is missing");
        }
        GameRecord record;
        try {
            record = Records.read(sent.toString());
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
        }
        Visitor visitor = who.visitor(request);
        Daily.Mine mine = heavy.run(request, visitor.person(), () -> daily.send(visitor, day(request), record));
        who.welcome(request, visitor);
        JsonBodies.answer(request, 200, mine);
    }

    private void record(Context request) {
        String name = Params.text("name", request.pathParam("name"), 1, PersonNames.LONGEST);
        request.contentType("application/json").result(daily.record(day(request), asking(request), name));
    }

    private void month(Context request) {
        Person person = asking(request);
        String month = request.pathParam("month");
        JsonBodies.answer(request, 200, Map.of("best", heavy.look(request, person, () -> daily.month(month, person))));
    }
}
