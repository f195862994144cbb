package autobahn.cli.text;

import autobahn.engine.edition.Colour;

/** ANSI colours where they may be used; else the text as it is. */
public record Paint(boolean on) {
    private static final String RESET = "\033[0m";
    private static final String[] PLAYERS = {"1;94", "1;92", "1;91", "1;95"};

    private String with(String code, String text) {
        return on ? "\033[" + code + "m" + text + RESET : text;
    }

    public String bold(String text) {
        return with("1", text);
    }

    public String dim(String text) {
        return with("2", text);
    }

    public String player(int seat, String text) {
        return with(PLAYERS[seat % PLAYERS.length], text);
    }

    public String road(Colour colour, boolean built, String text) {
        String code = switch (colour) {
            case RED -> "38;5;196";
            case CYAN -> "38;5;44";
            case ORANGE -> "38;5;208";
            case PURPLE -> "38;5;134";
            case WHITE -> "38;5;255";
            case BLACK -> "38;5;244";
            case YELLOW -> "38;5;226";
        };
        return with((built ? "1;" : "2;") + code, text);
    }
}
