package autobahn.bots.match;

import autobahn.bots.Level;
import autobahn.bots.Thinking;

/**
 * One who takes part in a match: a level, and how much it thinks if not like the others. Written {@code master}, {@code
 * master@250ms} or {@code master@iterations:600}.
 */
public record Entrant(Level level, Thinking own) {
    private static final char AT = '@';

    public static Entrant parse(String text) {
        int at = text.indexOf(AT);
        return at < 0
                ? new Entrant(Level.of(text), Thinking.OWN)
                : new Entrant(Level.of(text.substring(0, at)), Thinking.parse(text.substring(at + 1)));
    }

    /** The one way to write it. */
    public String id() {
        return own.equals(Thinking.OWN) ? level.id() : level.id() + AT + own;
    }

    Thinking or(Thinking usual) {
        return own.equals(Thinking.OWN) ? usual : own;
    }
}
