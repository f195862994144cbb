package autobahn.cli.board;

import autobahn.bots.match.Standings;
import autobahn.edition.Drawing;
import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The road map with each section as dark as it is often built in a match, one picture an era. */
public final class HeatMap {
    private HeatMap() {}

    public static List<String> eras(Standings standings, Edition edition) {
        return IntStream.rangeClosed(1, edition.dashboard().eras().size())
                .mapToObj(era -> era(standings, edition, era))
                .toList();
    }

    private static String era(Standings standings, Edition edition, int era) {
        Layout layout = new Layout(edition);
        Svg svg = new Svg();
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + Layout.MAP_WIDTH + " " + Layout.HEIGHT,
                "role",
                "img",
                "aria-label",
                "How often each section is built in era " + era,
                "font-family",
                "sans-serif",
                "font-size",
                24);
        int number = 0;
        for (Edition.Link link : edition.board().links()) {
            for (MapPieces.Section section : MapPieces.sections(link)) {
                double share = standings.built(number++, era);
                String colour = String.format(Locale.ROOT, "hsl(%.0f,80%%,%.0f%%)", 220 - 220 * share, 85 - 45 * share);
                svg.open(
                        "path",
                        "d",
                        layout.section(section).path(),
                        "fill",
                        "none",
                        "stroke",
                        colour,
                        "stroke-width",
                        4 + 10 * share);
                svg.text("title", section.name() + ": " + Math.round(100 * share) + " %")
                        .close("path");
            }
        }
        edition.board().cities().forEach(city -> city(svg, layout.place(city.name()), city.name()));
        svg.label("era " + era, 16, 32, 26);
        return svg.close("svg").toString();
    }

    private static void city(Svg svg, Drawing.City place, String name) {
        svg.add("circle", "cx", place.x(), "cy", place.y(), "r", 6, "fill", "#333");
        svg.label(
                name,
                place.x() + place.sign().x() * 0.7,
                place.y() + place.sign().y() * 0.7 + 8,
                24,
                "text-anchor",
                place.sign().align(),
                "paint-order",
                "stroke",
                "stroke",
                "#fff",
                "stroke-width",
                6);
    }
}
