package autobahn.server.http;

import io.javalin.config.RoutesConfig;

/** Some of the operations of the API: those of one tag of its description. */
public interface RouteGroup {
    void add(RoutesConfig routes);
}
