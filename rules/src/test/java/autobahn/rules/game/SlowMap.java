package autobahn.rules.game;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The road map as plain objects, and the rules about it as slow and obvious as their text. */
final class SlowMap {
    record Road(String name, Colour colour, String from, String to, List<Piece> pieces) {}

    /** One section: the cities it touches are its ends that are cities. */
    record Piece(String name, String link, Colour colour, Set<String> cities, int of) {}

    final Edition edition;
    final Map<String, Road> roads = new LinkedHashMap<>();
    final Map<String, Piece> pieces = new LinkedHashMap<>();

    SlowMap(Edition edition) {
        this.edition = edition;
        for (Edition.Link link : edition.board().links()) {
            String name = name(link.from(), link.to());
            List<Piece> parts = new ArrayList<>();
            if (link.sections() == 1) {
                parts.add(new Piece(name, name, link.colour(), Set.of(link.from(), link.to()), 1));
            } else {
                parts.add(new Piece(name, name, link.colour(), Set.of(link.from()), 2));
                parts.add(new Piece(name(link.to(), link.from()), name, link.colour(), Set.of(link.to()), 2));
            }
            parts.forEach(piece -> pieces.put(piece.name(), piece));
            roads.put(name, new Road(name, link.colour(), link.from(), link.to(), parts));
        }
    }

    static String name(String near, String far) {
        return near.replace(" ", "") + "-" + far.replace(" ", "");
    }

    /** The name under which a section goes: that of a one-section link reads either way round. */
    String piece(Edition.Section section) {
        String name = name(section.near(), section.far());
        return pieces.containsKey(name) ? name : name(section.far(), section.near());
    }

    boolean complete(Ledger ledger, Road road) {
        return road.pieces().stream().allMatch(piece -> ledger.built.contains(piece.name()));
    }

    /** CITY-1. */
    int cityValue(Ledger ledger, Edition.City city) {
        if (city.country() != null) {
            return city.value();
        }
        Set<Colour> linked = EnumSet.noneOf(Colour.class);
        Set<Colour> upgraded = EnumSet.noneOf(Colour.class);
        for (Road road : roads.values()) {
            if (road.from().equals(city.name()) || road.to().equals(city.name())) {
                if (complete(ledger, road)) {
                    linked.add(road.colour());
                }
                if (ledger.upgraded.contains(road.name())) {
                    upgraded.add(road.colour());
                }
            }
        }
        return 2 * linked.size() + 2 * upgraded.size();
    }

    /** ROUTE-1, by trying every way that meets no city twice; -1 without one. */
    int routeStatus(Ledger ledger, String from, String to) {
        return bestFrom(ledger, from, to, new HashSet<>(Set.of(from)), 0);
    }

    private int bestFrom(Ledger ledger, String at, String to, Set<String> seen, int status) {
        if (at.equals(to)) {
            return status;
        }
        int best = -1;
        for (Road road : roads.values()) {
            String next = road.from().equals(at) ? road.to() : road.to().equals(at) ? road.from() : at;
            if (complete(ledger, road) && seen.add(next)) {
                int step = road.pieces().size()
                        - (ledger.upgraded.contains(road.name()) ? 1 : 0)
                        - (ledger.stationOwner(road.name()) >= 0 ? 1 : 0);
                int found = bestFrom(ledger, next, to, seen, status + step);
                best = found >= 0 && (best < 0 || found < best) ? found : best;
                seen.remove(next);
            }
        }
        return best;
    }

    /** BUILD-1, BUILD-2 and BUILD-6: names of the sections of a colour that somebody with so much DM may build. */
    Set<String> buildable(Ledger ledger, Colour colour, int money, int era) {
        Set<String> found = new HashSet<>();
        Edition.Era figures = edition.dashboard().eras().get(era);
        int supply = edition.dashboard().spareSections();
        for (Edition.Era each : edition.dashboard().eras()) {
            supply += each.sections();
        }
        for (Piece piece : pieces.values()) {
            boolean inTheWay = ledger.roadblocks
                    && edition.board().roadblocks().stream()
                            .anyMatch(block -> piece(block).equals(piece.name()));
            int cost = piece.of() == 1 ? figures.buildSingle() : figures.buildDouble();
            if (piece.colour() == colour
                    && ledger.sections < supply
                    && !ledger.built.contains(piece.name())
                    && !inTheWay
                    && touchesNetwork(ledger, piece)
                    && cost <= money) {
                found.add(piece.name());
            }
        }
        return found;
    }

    private boolean touchesNetwork(Ledger ledger, Piece piece) {
        for (Piece other : pieces.values()) {
            if (ledger.built.contains(other.name())) {
                if (other.link().equals(piece.link())) {
                    return true;
                }
                for (String city : piece.cities()) {
                    if (other.cities().contains(city)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** UPG-1 and UPG-2. */
    Set<String> upgradable(Ledger ledger, Colour colour, int money, int perSection) {
        Set<String> found = new HashSet<>();
        for (Road road : roads.values()) {
            if (road.colour() == colour
                    && complete(ledger, road)
                    && !ledger.upgraded.contains(road.name())
                    && perSection * road.pieces().size() <= money) {
                found.add(road.name());
            }
        }
        return found;
    }

    /** STN-1. */
    Set<String> stationSites(Ledger ledger, Colour colour, int seat) {
        Set<String> found = new HashSet<>();
        for (Road road : roads.values()) {
            if (road.colour() == colour
                    && road.pieces().size() == 2
                    && road.pieces().stream().anyMatch(piece -> ledger.built.contains(piece.name()))
                    && ledger.stationOwner(road.name()) < 0
                    && ledger.accounts.get(seat).stations.size() < 8) {
                found.add(road.name());
            }
        }
        return found;
    }

    /** LOAD-1: colours with a depot in a city that a built section touches. */
    Set<Colour> loadable(Ledger ledger) {
        Set<Colour> found = EnumSet.noneOf(Colour.class);
        for (Edition.Depot depot : edition.board().depots()) {
            if (pieces.values().stream()
                    .anyMatch(piece -> ledger.built.contains(piece.name())
                            && piece.cities().contains(depot.city()))) {
                found.add(depot.colour());
            }
        }
        return found;
    }

    /** BUDGET-1: what an office has to divide. */
    int budget(Ledger ledger, Colour colour) {
        int sum = 0;
        for (Edition.City city : edition.board().cities()) {
            boolean onAutobahn = roads.values().stream()
                    .anyMatch(road -> road.colour() == colour
                            && (road.from().equals(city.name()) || road.to().equals(city.name())));
            boolean touched = pieces.values().stream()
                    .anyMatch(piece -> ledger.built.contains(piece.name())
                            && piece.cities().contains(city.name()));
            sum += onAutobahn && touched ? cityValue(ledger, city) : 0;
        }
        return sum;
    }
}
