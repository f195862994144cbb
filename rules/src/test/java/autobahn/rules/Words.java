package autobahn.rules;

import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import java.util.Locale;
import java.util.function.IntFunction;

/** Finds things of an edition by the names that tests and notation use. */
record Words(Figures figures) {
    /** "Köln-Dortmund": the section of that link next to the first city. */
    int section(String name) {
        int link = link(name);
        int near = city(name.substring(0, name.indexOf('-')));
        return figures.map.sectionNextTo(near, link);
    }

    int link(String name) {
        int dash = name.indexOf('-');
        int link = figures.map.link(city(name.substring(0, dash)), city(name.substring(dash + 1)));
        if (link == RoadMap.NONE) {
            throw new IllegalArgumentException("no link " + name);
        }
        return link;
    }

    int city(String name) {
        return find(name, figures.map.cities, city -> figures.map.cityName[city]);
    }

    int card(String id) {
        return find(id, figures.cards, card -> figures.cardId[card]);
    }

    int tile(String name) {
        return find(name, figures.tileBonus.length, tile -> Names.bonus(figures.tileBonus[tile]));
    }

    int country(String name) {
        return find(name, figures.countries, country -> Names.country(figures, country));
    }

    int depot(String name) {
        return find(name, figures.map.depots, depot -> Names.depot(figures, depot));
    }

    int route(String name) {
        return find(name, figures.routeFrom.length, route -> Names.route(figures, route));
    }

    int wineCard(String country) {
        var cards = figures.edition.modules().wineCards();
        return find(country, cards.size(), card -> cards.get(card).country());
    }

    static <E extends Enum<E>> E constant(Class<E> type, String name) {
        return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    }

    private static int find(String name, int count, IntFunction<String> names) {
        for (int i = 0; i < count; i++) {
            if (names.apply(i).replace(" ", "").equals(name.replace(" ", ""))) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no " + name);
    }
}
