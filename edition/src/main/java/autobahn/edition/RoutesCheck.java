package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.RouteCard;
import autobahn.json.Faults;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Seven different routes between two known cities. */
final class RoutesCheck {
    private static final int ROUTES = 7;

    private RoutesCheck() {}

    static void run(Edition edition, Faults faults) {
        List<RouteCard> routes = edition.cards().routes();
        Cities cities = new Cities(edition.board(), faults);
        faults.check(routes.size() == ROUTES, "$.cards.routes", EditionFault.ROUTES.of(routes.size()));
        Set<Set<String>> pairs = new HashSet<>();
        for (int i = 0; i < routes.size(); i++) {
            RouteCard route = routes.get(i);
            String path = "$.cards.routes[" + i + "].route";
            cities.city(route.from(), path);
            cities.city(route.to(), path);
            if (route.from().equals(route.to())) {
                faults.add(path, EditionFault.ROUTE_ENDS.of());
            } else if (!pairs.add(Set.of(route.from(), route.to()))) {
                faults.add(path, EditionFault.ROUTE_TWICE.of());
            }
        }
    }
}
