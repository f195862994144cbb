package autobahn.bots.match;

import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Locale;

/** The road map with each section as dark as it is often built, one picture an era. */
final class HeatMap {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 470;

    private HeatMap() {}

    static String era(Standings standings, Edition edition, int era) {
        List<Edition.City> cities = edition.board().cities();
        double west = cities.stream().mapToDouble(Edition.City::longitude).min().orElse(0);
        double east = cities.stream().mapToDouble(Edition.City::longitude).max().orElse(1);
        double south = cities.stream().mapToDouble(Edition.City::latitude).min().orElse(0);
        double north = cities.stream().mapToDouble(Edition.City::latitude).max().orElse(1);
        Svg svg = new Svg(WIDTH, HEIGHT);
        int section = 0;
        for (Edition.Link link : edition.board().links()) {
            Edition.City from = city(cities, link.from());
            Edition.City to = city(cities, link.to());
            double x1 = 30 + (from.longitude() - west) / (east - west) * (WIDTH - 60);
            double y1 = 20 + (north - from.latitude()) / (north - south) * (HEIGHT - 60);
            double x2 = 30 + (to.longitude() - west) / (east - west) * (WIDTH - 60);
            double y2 = 20 + (north - to.latitude()) / (north - south) * (HEIGHT - 60);
            for (int half = 0; half < link.sections(); half++, section++) {
                double a = (double) half / link.sections();
                double b = (half + 1.0) / link.sections();
                double share = standings.built(section, era);
                svg.line(
                        x1 + a * (x2 - x1),
                        y1 + a * (y2 - y1),
                        x1 + b * (x2 - x1),
                        y1 + b * (y2 - y1),
                        String.format(
                                Locale.ROOT,
                                "stroke:hsl(%.0f,80%%,%.0f%%);stroke-width:%.1f",
                                220 - 220 * share,
                                85 - 45 * share,
                                2 + 5 * share));
            }
        }
        for (Edition.City place : cities) {
            double x = 30 + (place.longitude() - west) / (east - west) * (WIDTH - 60);
            double y = 20 + (north - place.latitude()) / (north - south) * (HEIGHT - 60);
            svg.circle(x, y, 3, "#333", place.name());
            svg.text(x + 4, y - 4, "start", place.name());
        }
        svg.text(WIDTH / 2.0, HEIGHT - 8, "middle", "era " + era);
        return svg.picture("How often each section is built in era " + era);
    }

    private static Edition.City city(List<Edition.City> cities, String name) {
        return cities.stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
    }
}
