package autobahn.engine.internal.lexicon;

import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Network;
import autobahn.engine.internal.state.Tables;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** What the names in a position stand for; made once per edition. */
public final class Lexicon {
    /** One kind of thing: its word for messages and the numbers of its names. */
    public record Kind(String word, Map<String, Integer> numbers, IntFunction<String> names) {
        public String name(int number) {
            return names.apply(number);
        }

        public int find(String name) {
            return numbers.getOrDefault(name, Network.NONE);
        }
    }

    private static final String[] LOCKS = {"1", "2", "3a", "3b"};

    public final Tables tables;
    public final Kind section;
    public final Kind link;
    public final Kind depot;
    public final Kind card;
    public final Kind route;
    public final Kind country;
    public final Kind tile;
    public final Kind board;
    public final Kind lock;
    public final Kind wine;
    public final Kind task;

    public Lexicon(Tables t) {
        tables = t;
        Network n = t.network;
        section = kind("section", n.sections, i -> Names.section(t, i));
        link = kind("link", n.links, i -> Names.link(t, i));
        depot = kind("depot", n.depots, i -> Names.depot(t, i));
        card = kind("card", t.cards, i -> t.cardId[i]);
        route = kind("route", t.routeFrom.length, i -> Names.route(t, i));
        country = kind("country", t.countries, i -> Names.country(t, i));
        tile = kind("tile", t.tileBonus.length, i -> Names.bonus(t.tileBonus[i]));
        var boards = t.edition.trade().boards();
        board = kind("delivery board", boards.size(), i -> boards.get(i).name());
        lock = kind("lock", LOCKS.length, i -> LOCKS[i]);
        var wineCards = t.edition.modules().wineCards();
        wine = kind("wine card", wineCards.size(), i -> Names.wineCard(t, i));
        var tasks = t.edition.solo().tasks();
        task = kind("task", tasks.size(), i -> Integer.toString(tasks.get(i).value()));
        for (int i = 0; i < n.links; i++) {
            link.numbers.putIfAbsent(reversed(link.name(i)), i);
        }
        for (int i = 0; i < n.sections; i++) {
            section.numbers.putIfAbsent(reversed(section.name(i)), i);
        }
    }

    private static Kind kind(String word, int count, IntFunction<String> names) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < count; i++) {
            numbers.put(names.apply(i), i);
        }
        return new Kind(word, numbers, names);
    }

    private static String reversed(String ends) {
        int dash = ends.indexOf('-');
        return ends.substring(dash + 1) + "-" + ends.substring(0, dash);
    }
}
