package autobahn.edition;

import autobahn.engine.edition.Edition.Board;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Link;
import autobahn.engine.edition.Edition.Section;
import autobahn.json.Faults;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Cities and links of a board by name. */
final class Cities {
    private final Map<String, City> cities = new HashMap<>();
    private final Map<Section, Link> links = new HashMap<>();
    private final Faults faults;

    Cities(Board board, Faults faults) {
        this.faults = faults;
        board.cities().forEach(city -> cities.put(city.name(), city));
        for (Link link : board.links()) {
            links.put(new Section(link.from(), link.to()), link);
            links.put(new Section(link.to(), link.from()), link);
        }
    }

    /** The city, or null and a fault. */
    @Nullable
    City city(String name, String path) {
        City city = cities.get(name);
        faults.check(city != null, path, EditionFault.NO_CITY.of(name));
        return city;
    }

    /** The link between two cities, or null and a fault. */
    @Nullable
    Link link(Section section, String path) {
        Link link = links.get(section);
        if (link == null && city(section.near(), path) != null && city(section.far(), path) != null) {
            faults.add(path, EditionFault.NO_LINK.of(section.near(), section.far()));
        }
        return link;
    }

    /** One name for each section, although that of a one-section link has two. */
    static Section canonical(Section section, Link link) {
        return link.sections() == 1 ? new Section(link.from(), link.to()) : section;
    }
}
