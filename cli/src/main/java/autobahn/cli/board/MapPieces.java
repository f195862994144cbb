package autobahn.cli.board;

import autobahn.cli.text.Words;
import autobahn.edition.Drawing;
import autobahn.engine.Game;
import autobahn.engine.Position;
import autobahn.engine.View;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What lies on the map at one moment, by the names of the notation; all that a drawing needs.
 *
 * @param built built sections
 * @param upgraded links of dual carriageway
 * @param roadblocks sections under a roadblock
 * @param stations owner's seat by link
 * @param bonusTiles tile by section
 * @param deliveryTiles tiles left by country
 * @param traffic sections with a traffic token
 * @param improved links whose station has an improvement
 * @param cityValues value by city, of those that are worth something
 */
public record MapPieces(
        Edition edition,
        Set<String> built,
        Set<String> upgraded,
        Set<String> roadblocks,
        Map<String, Integer> stations,
        Map<String, String> bonusTiles,
        Map<String, List<String>> deliveryTiles,
        Set<String> traffic,
        Set<String> improved,
        Map<String, Integer> cityValues,
        List<Truck> trucks) {

    /**
     * A loaded truck on the board.
     *
     * @param number 1 or 2
     * @param section where it stands, or null when it is in a depot
     * @param depot the depot, such as {@code black Hamburg}, or null
     */
    public record Truck(
            int seat,
            int number,
            @Nullable String section,
            @Nullable String depot,
            Goods goods) {}

    /** The map of a game as it is now. */
    public static MapPieces of(Game game) {
        View view = game.publicView();
        Position.Table table = view.table();
        Map<String, Integer> stations = new HashMap<>();
        List<Truck> trucks = new ArrayList<>();
        List<Position.Player> players = view.players();
        for (int seat = 0; seat < players.size(); seat++) {
            for (String link : players.get(seat).stations()) {
                stations.put(link, seat);
            }
            List<Position.Truck> own = players.get(seat).trucks();
            for (int i = 0; i < own.size(); i++) {
                Position.Truck truck = own.get(i);
                String at = truck.at();
                if (at != null && truck.goods() != null) {
                    boolean depot = at.contains(" ");
                    trucks.add(new Truck(seat, i + 1, depot ? null : at, depot ? at : null, truck.goods()));
                }
            }
        }
        return new MapPieces(
                game.box().edition(),
                new HashSet<>(table.roads().built()),
                new HashSet<>(table.roads().upgraded()),
                new HashSet<>(table.roads().roadblocks()),
                stations,
                table.constructionTiles(),
                table.deliveryTiles(),
                table.traffic() == null ? Set.of() : Set.copyOf(table.traffic()),
                table.services() == null
                        ? Set.of()
                        : Set.copyOf(table.services().improved()),
                view.reckoning().cityValues(),
                trucks);
    }

    /** One stretch of road to draw: sections count from 0 at the link's first city. */
    public record Section(Edition.Link link, int index, String name) {}

    public static String oneWord(String name) {
        return name.replace(" ", "");
    }

    public static String link(Edition.Link link) {
        return oneWord(link.from()) + "-" + oneWord(link.to());
    }

    public static List<Section> sections(Edition.Link link) {
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(link, 0, link(link)));
        if (link.sections() == 2) {
            sections.add(new Section(link, 1, oneWord(link.to()) + "-" + oneWord(link.from())));
        }
        return sections;
    }

    /** The name of an edition's section: that of the link for a one-section link, else the near city first. */
    public String name(Edition.Section section) {
        for (Edition.Link link : edition.board().links()) {
            for (Section drawn : sections(link)) {
                boolean forward =
                        link.from().equals(section.near()) && link.to().equals(section.far());
                boolean backward =
                        link.to().equals(section.near()) && link.from().equals(section.far());
                if (forward && drawn.index() == 0 || backward && drawn.index() == link.sections() - 1) {
                    return drawn.name();
                }
            }
        }
        throw new IllegalArgumentException("no link " + section.near() + "–" + section.far());
    }

    public int value(String city) {
        return cityValues.getOrDefault(oneWord(city), 0);
    }

    public List<Truck> trucksOn(String section) {
        return trucks.stream().filter(truck -> section.equals(truck.section())).toList();
    }

    public List<Truck> trucksIn(Edition.Depot depot) {
        String name = Words.word(depot.colour()) + " " + oneWord(depot.city());
        return trucks.stream().filter(truck -> name.equals(truck.depot())).toList();
    }

    public static boolean foreign(Edition.City city) {
        return city.country() != null;
    }

    /** The sign of an autobahn at a link: some lines of the game run over several autobahns. */
    public static String sign(Edition.Link link) {
        Drawing.Road road = Drawing.board().roads().get(link(link));
        return road == null ? Words.autobahn(link.colour()) : road.sign();
    }
}
