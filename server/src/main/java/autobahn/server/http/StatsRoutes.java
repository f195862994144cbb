package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.table.Statistics;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Set;

/** How people play. */
public final class StatsRoutes implements RouteGroup {
    private static final Set<String> POOLS = Set.of("solo", "two", "several");

    private final Identity who;
    private final HeavyRequests heavy;
    private final Statistics statistics;

    public StatsRoutes(Identity who, HeavyRequests heavy, Statistics statistics) {
        this.who = who;
        this.heavy = heavy;
        this.statistics = statistics;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/stats", this::ofGame);
        routes.get("/api/accounts/{name}/stats", this::ofPerson);
    }

    private void ofGame(Context request) {
        Person person = who.known(request).orElse(null);
        JsonBodies.answer(request, 200, Map.of("seats", statistics.of(Params.game(request), person)));
    }

    private void ofPerson(Context request) {
        String name = Params.text("name", request.pathParam("name"), 1, PersonNames.LONGEST);
        String pool = request.queryParam("pool");
        if (pool == null || !POOLS.contains(pool)) {
            throw Params.bad("pool must be solo, two or several");
        }
        Person person = who.known(request).orElse(null);
        JsonBodies.answer(request, 200, heavy.look(request, person, () -> statistics.of(name, pool, person)));
    }
}
