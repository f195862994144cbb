package autobahn.protocol;

import java.util.List;
import java.util.Locale;

/** The words of the protocol, in one place for both sides. */
public final class LineWords {
    /** Version of the protocol: another number means that one side may not understand the other. */
    public static final int VERSION = 1;

    public static final String HELLO = "hello";
    public static final String NAME = "name";
    public static final String OPTION = "option";
    public static final String WANTS = "wants";
    public static final String READY = "ready";
    public static final String GAME = "game";
    public static final String POSITION = "position";
    public static final String LEGAL = "legal";
    public static final String SEE = "see";
    public static final String GO = "go";
    public static final String STOP = "stop";
    public static final String INFO = "info";
    public static final String BEST = "best";
    public static final String ERROR = "error";
    public static final String QUIT = "quit";

    private LineWords() {}

    /** Moves on one line. */
    public static String moves(List<String> moves) {
        return String.join(", ", moves);
    }

    /** A value or a line after a move, such as {@code ; value 0.613}. */
    public static String value(double chance) {
        return String.format(Locale.ROOT, "value %.4f", chance);
    }

    /** The first word of a line. */
    public static String first(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? line : line.substring(0, blank);
    }

    /** What follows the first word. */
    public static String rest(String line) {
        int blank = line.indexOf(' ');
        return blank < 0 ? "" : line.substring(blank + 1).strip();
    }
}
