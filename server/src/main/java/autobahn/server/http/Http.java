package autobahn.server.http;

import autobahn.server.Services;
import autobahn.server.Settings;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;

/** The web server with all routes. */
public final class Http {
    private static final long LARGEST_BODY = 1 << 20;

    private Http() {}

    public static Javalin start(Settings settings, Who who, Services services) {
        return Javalin.create(config -> configure(config, who, services)).start(settings.host(), settings.port());
    }

    private static void configure(JavalinConfig config, Who who, Services services) {
        config.startup.showJavalinBanner = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = LARGEST_BODY;
        config.routes.exception(Problem.class, (problem, request) -> Json.answer(request, problem));
        config.routes.get("/api/me", request -> {
            var person = who.required(request);
            Json.answer(request, 200, person);
        });
        new GameRoutes(who, services.lobby()).add(config.routes);
        new SeatRoutes(who, services.seating()).add(config.routes);
        new PlayRoutes(who, services.looking(), services.play(), services.lobby()).add(config.routes);
        new StreamRoutes(who, services.following()).add(config.routes);
    }
}
