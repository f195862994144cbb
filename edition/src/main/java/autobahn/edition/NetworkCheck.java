package autobahn.edition;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition.Board;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Link;
import autobahn.json.Faults;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Cities and links: named once, known, and all one network. Sets of sections and links are masks of 64 bits. */
final class NetworkCheck {
    private static final int SECTION_TILES = 52;
    private static final int MOST_LINKS = 64;
    private static final int MOST_CITIES = 32;
    private static final int LONGEST_NAME = 30;

    private final Board board;
    private final Faults faults;

    NetworkCheck(Board board, Faults faults) {
        this.board = board;
        this.faults = faults;
    }

    void run() {
        checkCities();
        checkLinks();
        checkTotals();
        checkConnected();
    }

    private void checkCities() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < board.cities().size(); i++) {
            City city = board.cities().get(i);
            String path = "$.board.cities[" + i + "].city";
            faults.check(names.add(city.name()), path, EditionFault.CITY_TWICE.of(city.name()));
            faults.check(city.name().length() <= LONGEST_NAME, path, EditionFault.LONG_CITY.of(LONGEST_NAME));
            faults.check(Spelling.isCity(city.name()), path, EditionFault.CITY_LETTERS.of());
            faults.check(!Colours.at(board, city.name()).isEmpty(), path, EditionFault.LONELY_CITY.of(city.name()));
        }
    }

    private void checkLinks() {
        Cities cities = new Cities(board, faults);
        Set<Set<String>> pairs = new HashSet<>();
        for (int i = 0; i < board.links().size(); i++) {
            Link link = board.links().get(i);
            String path = "$.board.links[" + i + "]";
            cities.city(link.from(), path + ".link");
            cities.city(link.to(), path + ".link");
            if (link.from().equals(link.to())) {
                faults.add(path + ".link", EditionFault.LINK_ENDS.of());
            } else if (!pairs.add(Set.of(link.from(), link.to()))) {
                faults.add(path + ".link", EditionFault.LINK_TWICE.of(link.from(), link.to()));
            }
            faults.check(link.sections() <= 2, path + ".sections", EditionFault.LINK_SECTIONS.of(link.sections()));
        }
    }

    private void checkTotals() {
        int sections = board.links().stream().mapToInt(Link::sections).sum();
        faults.check(sections == SECTION_TILES, "$.board.links", EditionFault.ALL_SECTIONS.of(SECTION_TILES, sections));
        faults.check(board.links().size() <= MOST_LINKS, "$.board.links", EditionFault.MANY_LINKS.of(MOST_LINKS));
        faults.check(board.cities().size() <= MOST_CITIES, "$.board.cities", EditionFault.MANY_CITIES.of(MOST_CITIES));
        Set<Colour> missing = EnumSet.allOf(Colour.class);
        board.links().forEach(link -> missing.remove(link.colour()));
        faults.check(missing.isEmpty(), "$.board.links", EditionFault.NO_LINK_OF.of(Colours.names(missing)));
    }

    private void checkConnected() {
        Set<String> reached = Reach.from(
                board.links().isEmpty() ? "" : board.links().getFirst().from(), board.links());
        List<String> apart = board.cities().stream()
                .map(City::name)
                .filter(name ->
                        !reached.contains(name) && !Colours.at(board, name).isEmpty())
                .toList();
        faults.check(apart.isEmpty(), "$.board.links", EditionFault.NO_WAY.of(String.join(", ", apart)));
    }
}
