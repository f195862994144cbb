package autobahn.cli.board;

import autobahn.engine.edition.Goods;

/** Small drawings, each around the point where it is put. */
final class Icons {
    private Icons() {}

    /** The blue shield with the number of an autobahn. */
    static void shield(Svg svg, Point at, String sign) {
        double width = 10 + 6.2 * sign.length();
        svg.at(at.x(), at.y());
        svg.rect(-width / 2, -8, width, 16, 4.5, "fill", Palette.SIGN_BLUE, "stroke", "#fff", "stroke-width", 1.4);
        svg.label(sign, 0, 3.6, 10, "text-anchor", "middle", "font-weight", 700, "fill", "#fff");
        svg.end();
    }

    static void goods(Svg svg, Point at, Goods goods, String ink) {
        svg.at(at.x(), at.y());
        String[] stroke = {"fill", "none", "stroke", ink, "stroke-width", "1.4", "stroke-linejoin", "round"};
        switch (goods) {
            case CHEMICALS ->
                path(svg, "M-1.6 -5.5 V-1.5 L-5 5 H5 L1.6 -1.5 V-5.5 M-2.6 -5.5 H2.6 M-3.2 2 H3.2", stroke);
            case AUTOMOTIVE -> {
                path(svg, "M-6 2.5 V0 L-3.8 -0.6 L-2.2 -3.8 H2.4 L4.2 -0.6 L6 0 V2.5 Z", stroke);
                svg.add("circle", "cx", -3.2, "cy", 3, "r", 1.6, "fill", ink);
                svg.add("circle", "cx", 3.2, "cy", 3, "r", 1.6, "fill", ink);
            }
            case APPLIANCES -> {
                path(svg, "M-4.5 -5.5 H4.5 V5.5 H-4.5 Z M-4.5 -3 H4.5", stroke);
                svg.add("circle", "cx", 0, "cy", 1.4, "r", 2.6, "fill", "none", "stroke", ink, "stroke-width", 1.4);
            }
            case PHARMACEUTICALS ->
                path(svg, "M-1.8 -5 H1.8 V-1.8 H5 V1.8 H1.8 V5 H-1.8 V1.8 H-5 V-1.8 H-1.8 Z", stroke);
            case WINE ->
                path(
                        svg,
                        "M-3.2 -5.5 H3.2 C3.2 -1 1.8 0.4 0 0.4 C-1.8 0.4 -3.2 -1 -3.2 -5.5 M0 0.4 V5 M-2.8 5.3 H2.8",
                        stroke);
        }
        svg.end();
    }

    private static void path(Svg svg, String shape, String[] stroke) {
        Object[] attributes = new Object[stroke.length + 2];
        attributes[0] = "d";
        attributes[1] = shape;
        System.arraycopy(stroke, 0, attributes, 2, stroke.length);
        svg.add("path", attributes);
    }

    /** A lorry with its owner's number and its goods. */
    static void truck(Svg svg, Point at, MapPieces.Truck truck) {
        String colour = Palette.player(truck.seat());
        svg.at(at.x(), at.y());
        svg.rect(-18, -10, 26, 17, 2, "fill", "#fff", "stroke", colour, "stroke-width", 2);
        svg.add("path", "d", "M8 -5 H14 L18 0 V7 H8 Z", "fill", colour, "stroke", colour, "stroke-width", 2);
        svg.add("circle", "cx", -11, "cy", 8.5, "r", 3, "fill", Palette.INK, "stroke", "#fff");
        svg.add("circle", "cx", 12, "cy", 8.5, "r", 3, "fill", Palette.INK, "stroke", "#fff");
        svg.label("" + (truck.seat() + 1), 12, 5, 9, "text-anchor", "middle", "font-weight", 700, "fill", "#fff");
        svg.end();
        goods(svg, at.plus(-5, -1.5), truck.goods(), Palette.INK);
    }

    /** A place for a service station, or the station of a player. */
    static void station(Svg svg, Point at, int seat) {
        svg.at(at.x(), at.y());
        if (seat < 0) {
            svg.add(
                    "path",
                    "d",
                    "M0 -7 L7 0 L0 7 L-7 0 Z",
                    "fill",
                    Palette.PAPER,
                    "stroke",
                    Palette.FAINT,
                    "stroke-width",
                    1.2,
                    "stroke-dasharray",
                    "2 1.6");
        } else {
            svg.add(
                    "path",
                    "d",
                    "M0 -12 L12 0 L0 12 L-12 0 Z",
                    "fill",
                    Palette.player(seat),
                    "stroke",
                    "#fff",
                    "stroke-width",
                    1.6);
            svg.label("" + (seat + 1), 0, 4, 11.5, "text-anchor", "middle", "font-weight", 700, "fill", "#fff");
        }
        svg.end();
    }

    static void roadblock(Svg svg, Point at) {
        svg.at(at.x(), at.y());
        svg.rect(-12, -5, 24, 10, 2, "fill", "#fff", "stroke", "#b3141b", "stroke-width", 1.4);
        svg.add("path", "d", "M-9 4.5 L-4 -4.5 H0 L-5 4.5 Z M1 4.5 L6 -4.5 H10 L5 4.5 Z", "fill", "#d3222a");
        svg.end();
    }

    /** The warning sign of a traffic jam. */
    static void traffic(Svg svg, Point at) {
        svg.at(at.x(), at.y());
        svg.text("title", "traffic");
        svg.add("path", "d", "M0 -8 L8 6 H-8 Z", "fill", "#fff", "stroke", "#b3141b", "stroke-width", 2.2);
        svg.label("!", 0, 4.6, 9.5, "text-anchor", "middle", "font-weight", 700, "fill", Palette.INK);
        svg.end();
    }

    /** A mark beside an improved station. */
    static void improvement(Svg svg, Point at) {
        svg.at(at.x(), at.y());
        svg.text("title", "improved station");
        svg.add("circle", "r", 5.5, "fill", "#fff3c4", "stroke", "#5b4705", "stroke-width", 1.2);
        svg.add("path", "d", "M-3 0 H3 M0 -3 V3", "stroke", "#5b4705", "stroke-width", 1.6);
        svg.end();
    }

    /** A bonus tile with a short text. */
    static void tile(Svg svg, Point at, String text, double width) {
        svg.rect(
                at.x() - width / 2,
                at.y() - 7,
                width,
                14,
                3,
                "fill",
                "#fff3c4",
                "stroke",
                "#b08a12",
                "stroke-width",
                1);
        svg.label(text, at.x(), at.y() + 3, 8.5, "text-anchor", "middle", "fill", "#5b4705");
    }

    /** A tile in a word or two, for small places. */
    static String brief(String tile) {
        return switch (tile) {
            case "flip" -> "flip tile";
            case "remove" -> "lift tile";
            case "colour" -> "recolour";
            default -> tile.replace("dm-", "DM ").replace('-', ' ');
        };
    }

    /** The arrow of a space that develops its builder. */
    static void develop(Svg svg, Point at) {
        svg.at(at.x(), at.y());
        svg.add("circle", "r", 7, "fill", "#e4f3e4", "stroke", "#2f7d32", "stroke-width", 1.2);
        svg.add(
                "path",
                "d",
                "M0 4 V-3.5 M-3 -0.5 L0 -3.8 L3 -0.5",
                "fill",
                "none",
                "stroke",
                "#2f7d32",
                "stroke-width",
                1.6);
        svg.end();
    }

    static void player(Svg svg, Point at, int seat, double radius) {
        svg.add("circle", "cx", at.x(), "cy", at.y(), "r", radius, "fill", Palette.player(seat));
        svg.label(
                "" + (seat + 1),
                at.x(),
                at.y() + radius * 0.37,
                radius * 1.15,
                "text-anchor",
                "middle",
                "font-weight",
                700,
                "fill",
                "#fff");
    }
}
