package autobahn.cli.console;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * What a command reads from and writes to; tests bring their own.
 *
 * @param inTerminal whether a person types at a terminal
 * @param outTerminal whether the output goes to a terminal
 * @param errTerminal whether messages go to a terminal
 * @param colour whether the output may hold ANSI colours
 * @param width columns of the terminal
 */
public record Console(
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        boolean inTerminal,
        boolean outTerminal,
        boolean errTerminal,
        boolean colour,
        int width) {
    /** The width that output is made for when nobody tells. */
    public static final int USUAL_WIDTH = 100;

    private static final int LEAST_WIDTH = 80;

    /** No terminal: plain text of the usual width. */
    public static Console plain(InputStream in, PrintWriter out, PrintWriter err) {
        return new Console(in, out, err, false, false, false, false, USUAL_WIDTH);
    }

    /** The launcher tells in {@code autobahn.terminal} which of the standard streams are terminals, and how wide. */
    public static Console system() {
        String terminal = System.getProperty("autobahn.terminal", "");
        boolean out = terminal.contains("out");
        String plain = System.getenv("NO_COLOR");
        boolean colour = out && (plain == null || plain.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
        return new Console(
                System.in,
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                terminal.contains("in"),
                out,
                terminal.contains("err"),
                colour,
                width(System.getProperty("autobahn.width", "")));
    }

    private static int width(String text) {
        try {
            return text.isBlank() ? USUAL_WIDTH : Math.max(LEAST_WIDTH, Integer.parseInt(text.trim()));
        } catch (NumberFormatException e) {
            return USUAL_WIDTH;
        }
    }
}
