package autobahn.edition;

import autobahn.engine.edition.Edition.Board;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Depot;
import autobahn.engine.edition.Edition.Link;
import autobahn.engine.edition.Edition.Section;
import autobahn.engine.edition.Goods;
import autobahn.json.ConstantNames;
import autobahn.json.Faults;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What lies on the network: start sections, roadblocks, spaces with a bonus, depots. */
final class SpacesCheck {
    private final Board board;
    private final Faults faults;
    private final Cities cities;

    SpacesCheck(Board board, Faults faults) {
        this.board = board;
        this.faults = faults;
        this.cities = new Cities(board, faults);
    }

    void run() {
        Set<Section> start = checkSections("startSections", board.startSections(), Set.of());
        checkStart(start);
        checkSections("roadblocks", board.roadblocks(), start);
        checkSections("bonusSpaces", board.bonusSpaces(), start);
        checkSections("developSpaces", board.developSpaces(), start);
        checkDepots();
    }

    /** Each is a section, named once, and none is built at the start. */
    private Set<Section> checkSections(String list, List<Section> sections, Set<Section> start) {
        Set<Section> seen = new HashSet<>();
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            String path = "$.board." + list + "[" + i + "].section";
            Link link = cities.link(section, path);
            if (link != null) {
                Section canonical = Cities.canonical(section, link);
                String name = section.near() + "-" + section.far();
                faults.check(seen.add(canonical), path, EditionFault.SECTION_TWICE.of(name));
                faults.check(!start.contains(canonical), path, EditionFault.SECTION_BUILT.of(name));
            }
        }
        return seen;
    }

    /** The start network is one: each of its sections meets the rest in a city or in the middle of a link. */
    private void checkStart(Set<Section> start) {
        if (start.isEmpty()) {
            faults.add("$.board.startSections", EditionFault.NO_START.of());
            return;
        }
        Set<Section> reached = new HashSet<>(Set.of(start.iterator().next()));
        while (reached.addAll(start.stream()
                .filter(section -> reached.stream().anyMatch(other -> touch(section, other)))
                .toList())) {
            // Grows until nothing is added.
        }
        Set<Section> apart = new HashSet<>(start);
        apart.removeAll(reached);
        faults.check(apart.isEmpty(), "$.board.startSections", EditionFault.START_APART.of());
    }

    private boolean touch(Section one, Section other) {
        boolean sameLink = one.near().equals(other.far()) && one.far().equals(other.near());
        return sameLink || ends(one).stream().anyMatch(ends(other)::contains);
    }

    /** Cities that a section touches: both of a one-section link, else the near one. */
    private Set<String> ends(Section section) {
        Link link = cities.link(section, "$.board.startSections");
        return link != null && link.sections() == 1 ? Set.of(section.near(), section.far()) : Set.of(section.near());
    }

    private void checkDepots() {
        Set<String> seen = new HashSet<>();
        Map<String, Goods> goods = new HashMap<>();
        for (int i = 0; i < board.depots().size(); i++) {
            Depot depot = board.depots().get(i);
            String path = "$.board.depots[" + i + "]";
            City city = cities.city(depot.city(), path + ".city");
            String colour = ConstantNames.of(depot.colour());
            if (city != null) {
                faults.check(
                        Colours.at(board, depot.city()).contains(depot.colour()),
                        path + ".colour",
                        EditionFault.DEPOT_COLOUR.of(depot.city(), colour));
                faults.check(city.country() == null, path + ".city", EditionFault.DEPOT_ABROAD.of());
            }
            faults.check(seen.add(depot.city() + colour), path, EditionFault.DEPOT_TWICE.of(depot.city(), colour));
            faults.check(depot.goods() != Goods.WINE, path + ".goods", EditionFault.DEPOT_WINE.of());
            Goods before = goods.putIfAbsent(depot.city(), depot.goods());
            faults.check(before == null || before == depot.goods(), path + ".goods", EditionFault.DEPOT_GOODS.of());
        }
        faults.check(!board.depots().isEmpty(), "$.board.depots", EditionFault.NO_DEPOT.of());
    }
}
