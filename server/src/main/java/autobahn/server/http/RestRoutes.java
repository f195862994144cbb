package autobahn.server.http;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.QuietHours;
import autobahn.server.table.Resting;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** When deadlines of an account stand still. */
public final class RestRoutes implements RouteGroup {
    private static final int ZONE = 64;
    private static final int INSTANT = 40;
    private static final Pattern TIME = Pattern.compile("([01][0-9]|2[0-3]):([0-5][0-9])");

    private record Quiet(
            @Nullable String zone,
            @Nullable String begins,
            @Nullable String ends) {}

    private record Vacation(
            @Nullable String begins, @Nullable String ends) {}

    private final Identity who;
    private final Resting resting;

    public RestRoutes(Identity who, Resting resting) {
        this.who = who;
        this.resting = resting;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/me/rest", request -> JsonBodies.answer(request, 200, resting.show(account(request))));
        routes.put("/api/me/rest/quiet", this::quiet);
        routes.delete(
                "/api/me/rest/quiet",
                request -> JsonBodies.answer(request, 200, resting.quiet(account(request), null)));
        routes.post("/api/me/rest/vacations", this::leave);
        routes.delete(
                "/api/me/rest/vacations/{vacation}",
                request -> JsonBodies.answer(
                        request, 200, resting.comeBack(account(request), request.pathParam("vacation"))));
    }

    private Person account(Context request) {
        Person person = who.required(request);
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "Only an account has quiet hours and vacations.");
        }
        return person;
    }

    private void quiet(Context request) {
        Person person = account(request);
        Quiet body = JsonBodies.body(request, Quiet.class);
        QuietHours quiet = new QuietHours(
                zone(Params.text("zone", body.zone, 1, ZONE)),
                minute("begins", body.begins),
                minute("ends", body.ends));
        if (quiet.minutes() == 0 || quiet.minutes() > QuietHours.MOST_MINUTES) {
            throw Params.bad("quiet hours take twelve hours at most, and end at another time than they begin");
        }
        JsonBodies.answer(request, 200, resting.quiet(person, quiet));
    }

    private static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException e) {
            throw Params.bad("zone must be the name of a time zone, such as Europe/Berlin");
        }
    }

    private static int minute(String name, @Nullable String text) {
        Matcher time = TIME.matcher(Params.given(name, text));
        if (!time.matches()) {
            throw Params.bad(name + " must be a time of day such as 22:00");
        }
        return Integer.parseInt(time.group(1)) * 60 + Integer.parseInt(time.group(2));
    }

    private void leave(Context request) {
        Person person = account(request);
        Vacation body = JsonBodies.body(request, Vacation.class);
        long begins = body.begins == null ? 0 : instant("begins", body.begins);
        JsonBodies.answer(
                request, 201, resting.leave(person, begins, instant("ends", Params.given("ends", body.ends))));
    }

    private static long instant(String name, String text) {
        try {
            return Instant.parse(Params.text(name, text, 1, INSTANT)).toEpochMilli();
        } catch (DateTimeParseException | ArithmeticException e) {
            throw Params.bad(name + " must be a time such as 2026-08-01T00:00:00Z");
        }
    }
}
