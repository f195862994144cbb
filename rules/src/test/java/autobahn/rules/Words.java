package autobahn.rules;

import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Network;
import autobahn.engine.internal.state.Tables;
import java.util.Locale;
import java.util.function.IntFunction;

/** Finds things of an edition by the names that tests and notation use. */
record Words(Tables tables) {
    /** "Köln-Dortmund": the section of that link next to the first city. */
    int section(String name) {
        int link = link(name);
        int near = city(name.substring(0, name.indexOf('-')));
        return tables.network.sectionNextTo(near, link);
    }

    int link(String name) {
        int dash = name.indexOf('-');
        int link = tables.network.link(city(name.substring(0, dash)), city(name.substring(dash + 1)));
        if (link == Network.NONE) {
            throw new IllegalArgumentException("no link " + name);
        }
        return link;
    }

    int city(String name) {
        return find(name, tables.network.cities, city -> tables.network.cityName[city]);
    }

    int card(String id) {
        return find(id, tables.cards, card -> tables.cardId[card]);
    }

    int tile(String name) {
        return find(name, tables.tileBonus.length, tile -> Names.bonus(tables.tileBonus[tile]));
    }

    int country(String name) {
        return find(name, tables.countries, country -> Names.country(tables, country));
    }

    int depot(String name) {
        return find(name, tables.network.depots, depot -> Names.depot(tables, depot));
    }

    int route(String name) {
        return find(name, tables.routeFrom.length, route -> Names.route(tables, route));
    }

    int wineCard(String country) {
        var cards = tables.edition.modules().wineCards();
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
