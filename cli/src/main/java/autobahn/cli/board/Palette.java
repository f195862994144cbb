package autobahn.cli.board;

import autobahn.engine.edition.Colour;

/** Colours and patterns. Every autobahn has a colour and a pattern of its own, so that either is enough. */
final class Palette {
    static final String SIGN_BLUE = "#0b4da2";
    static final String INK = "#1d2530";
    static final String FAINT = "#6b7684";
    static final String PAPER = "#f6f4ee";
    static final String CARD = "#ffffff";
    static final String RULE = "#d5d2c8";

    private static final String[] PLAYERS = {"#1f5fa8", "#1d7a46", "#a3421b", "#5b3f8c"};

    private Palette() {}

    static String road(Colour colour) {
        return switch (colour) {
            case RED -> "#d3222a";
            case CYAN -> "#15a5c9";
            case ORANGE -> "#f08a1d";
            case PURPLE -> "#8a3ea8";
            case WHITE -> "#ffffff";
            case BLACK -> "#20242a";
            case YELLOW -> "#f5cf1b";
        };
    }

    /** What the pattern is drawn in, on top of the road's colour. */
    static String mark(Colour colour) {
        return switch (colour) {
            case RED, CYAN, PURPLE, BLACK -> "#ffffff";
            case ORANGE, WHITE, YELLOW -> "#20242a";
        };
    }

    /** The dashes of an autobahn: red plain, the others each in their own rhythm. */
    static String dashes(Colour colour) {
        return switch (colour) {
            case RED -> "0 1000";
            case CYAN -> "10 6";
            case ORANGE -> "1.5 7";
            case PURPLE -> "9 4 1.5 4";
            case WHITE -> "2 4";
            case BLACK -> "1000 0";
            case YELLOW -> "4 4";
        };
    }

    /** The same rhythm for a road that is not built yet. */
    static String faintDashes(Colour colour) {
        return switch (colour) {
            case RED -> "1000 0";
            case CYAN -> "10 5";
            case ORANGE -> "1 5";
            case PURPLE -> "9 4 1.5 4";
            case WHITE -> "2.5 3.5";
            case BLACK -> "16 3";
            case YELLOW -> "5 5";
        };
    }

    /** The line of a road that is not built yet; light ones would not show. */
    static String faint(Colour colour) {
        return switch (colour) {
            case WHITE -> "#7d858e";
            case YELLOW -> "#b08f00";
            default -> road(colour);
        };
    }

    static String player(int seat) {
        return PLAYERS[seat % PLAYERS.length];
    }
}
