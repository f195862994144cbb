package autobahn.engine;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.card.ActionTiles;
import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.chapter.era.RouteWay;
import autobahn.engine.internal.chapter.era.Routes;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Works out for a view what follows from the open table by the rules. */
final class Reckoner {
    private Reckoner() {}

    static View.Reckoning of(State s) {
        return new View.Reckoning(
                cityValues(s),
                routes(s),
                new View.Prices(
                        List.of(Building.listPrice(s, 1), Building.listPrice(s, 2)),
                        List.of(Upgrading.listPrice(s, 1), Upgrading.listPrice(s, 2))),
                officeSeats(s),
                limits(s),
                budgets(s));
    }

    private static Map<String, Integer> cityValues(State s) {
        Map<String, Integer> values = new LinkedHashMap<>();
        for (int city = 0; city < s.map.cities; city++) {
            int value = CityValues.of(s, city);
            if (value > 0) {
                values.put(Names.city(s.figures, city), value);
            }
        }
        return values;
    }

    /** Of the cards that players have, and of those that can be taken. */
    private static List<View.Route> routes(State s) {
        List<View.Route> routes = new ArrayList<>();
        for (int seat = 0; seat < s.seatCount; seat++) {
            if (s.seats[seat].route != RoadMap.NONE) {
                routes.add(route(s, s.seats[seat].route));
            }
        }
        for (int open = s.openRoutes; open != 0; open = Bits.rest(open)) {
            routes.add(route(s, Bits.first(open)));
        }
        return List.copyOf(routes);
    }

    private static View.Route route(State s, int route) {
        RouteWay way = RouteWay.of(s, route);
        return new View.Route(
                Names.route(s.figures, route),
                way.status() == RoadMap.NONE ? null : way.status(),
                way.missing(),
                IntStream.range(0, s.figures.routeRewards.length)
                        .filter(reward -> Routes.brings(s, way.status(), reward))
                        .boxed()
                        .toList(),
                way.links().stream().map(link -> Names.link(s.figures, link)).toList());
    }

    private static Map<Colour, Integer> officeSeats(State s) {
        Map<Colour, Integer> seats = new EnumMap<>(Colour.class);
        for (Colour colour : Colour.values()) {
            seats.put(colour, s.officeSeats[colour.ordinal()]);
        }
        return seats;
    }

    private static Map<Colour, View.Budget> budgets(State s) {
        Map<Colour, View.Budget> budgets = new EnumMap<>(Colour.class);
        for (Colour colour : Colour.values()) {
            int values = Eras.budget(s, colour.ordinal());
            int employees = Employees.count(s.offices[colour.ordinal()]);
            budgets.put(colour, new View.Budget(values, employees == 0 ? 0 : values / employees));
        }
        return budgets;
    }

    /** Autobot lays no cards. */
    private static List<Map<ActionSpace, Integer>> limits(State s) {
        List<Map<ActionSpace, Integer>> limits = new ArrayList<>();
        for (int seat = 0; seat < s.seatCount; seat++) {
            Map<ActionSpace, Integer> own = new EnumMap<>(ActionSpace.class);
            for (ActionSpace space : ActionSpace.values()) {
                if (!s.isAutobot(seat)) {
                    own.put(space, ActionTiles.limit(s, s.seats[seat], space.ordinal()));
                }
            }
            limits.add(own);
        }
        return List.copyOf(limits);
    }
}
