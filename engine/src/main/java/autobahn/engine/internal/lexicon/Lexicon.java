package autobahn.engine.internal.lexicon;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** What the names in a position stand for; made once per edition. */
public final class Lexicon {
    /** One kind of thing: what to say of a name that means none of them, and the numbers of its names. */
    public record Kind(PositionFault unknown, Map<String, Integer> numbers, IntFunction<String> names) {
        public String name(int number) {
            return names.apply(number);
        }

        /** A face-down pile of some size, the top one first. */
        public List<String> pile(byte[] pile, int size) {
            List<String> cards = new ArrayList<>();
            for (int i = size - 1; i >= 0; i--) {
                cards.add(name(pile[i]));
            }
            return cards;
        }

        public int find(String name) {
            return numbers.getOrDefault(name, RoadMap.NONE);
        }
    }

    private static final String[] LOCKS = {"1", "2", "3a", "3b"};

    public final Figures figures;
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
    public final Kind outcome;

    public Lexicon(Figures figures) {
        this.figures = figures;
        RoadMap map = figures.map;
        section = kind(PositionFault.NO_SECTION, map.sections, i -> Names.section(figures, i));
        link = kind(PositionFault.NO_LINK, map.links, i -> Names.link(figures, i));
        depot = kind(PositionFault.NO_DEPOT, map.depots, i -> Names.depot(figures, i));
        card = kind(PositionFault.NO_CARD, figures.cards, i -> figures.cardId[i]);
        route = kind(PositionFault.NO_ROUTE, figures.routeFrom.length, i -> Names.route(figures, i));
        country = kind(PositionFault.NO_COUNTRY, figures.countries, i -> Names.country(figures, i));
        tile = kind(PositionFault.NO_TILE, figures.tileBonus.length, i -> Names.bonus(figures.tileBonus[i]));
        var boards = figures.edition.trade().boards();
        board = kind(PositionFault.NO_BOARD, boards.size(), i -> boards.get(i).name());
        lock = kind(PositionFault.NO_LOCK, LOCKS.length, i -> LOCKS[i]);
        var wineCards = figures.edition.modules().wineCards();
        wine = kind(PositionFault.NO_WINE, wineCards.size(), i -> Names.wineCard(figures, i));
        var tasks = figures.edition.solo().tasks();
        task = kind(
                PositionFault.NO_TASK,
                tasks.size(),
                i -> Integer.toString(tasks.get(i).value()));
        outcome = kind(PositionFault.NO_OUTCOME, figures.outcomes.count(), i -> Names.outcome(figures, i));
        for (int i = 0; i < map.links; i++) {
            link.numbers.putIfAbsent(reversed(link.name(i)), i);
        }
        for (int i = 0; i < map.sections; i++) {
            section.numbers.putIfAbsent(reversed(section.name(i)), i);
        }
    }

    private static Kind kind(PositionFault unknown, int count, IntFunction<String> names) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < count; i++) {
            numbers.put(names.apply(i), i);
        }
        return new Kind(unknown, numbers, names);
    }

    private static String reversed(String ends) {
        int dash = ends.indexOf('-');
        return ends.substring(dash + 1) + "-" + ends.substring(0, dash);
    }
}
