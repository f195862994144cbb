package autobahn.engine;

import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.RoadMap;

/** The part of {@link Facts} that never changes: the map, and the route cards on it. */
public final class MapFacts {
    private final Figures figures;
    private final RoadMap map;

    MapFacts(Figures figures) {
        this.figures = figures;
        map = figures.map;
    }

    public int sections() {
        return map.sections;
    }

    public int links() {
        return map.links;
    }

    public long sectionAdjacent(int section) {
        return map.sectionAdjacent[section];
    }

    public int sectionColour(int section) {
        return map.sectionColour[section];
    }

    public int sectionLink(int section) {
        return map.sectionLink[section];
    }

    /** Country one step beyond a section, or NONE. */
    public int sectionCountry(int section) {
        return map.sectionCountry[section];
    }

    public long citySections(int city) {
        return map.citySections[city];
    }

    public long linkSections(int link) {
        return map.linkSections[link];
    }

    public int linkColour(int link) {
        return map.linkColour[link];
    }

    public int linkFrom(int link) {
        return map.linkFrom[link];
    }

    public int linkTo(int link) {
        return map.linkTo[link];
    }

    public int depotCity(int depot) {
        return map.depotCity[depot];
    }

    public int routeFrom(int route) {
        return figures.routeFrom[route];
    }

    public int routeTo(int route) {
        return figures.routeTo[route];
    }
}
