package autobahn.bots.match;

import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.bots.Thinking;
import org.jspecify.annotations.Nullable;

/**
 * One who takes part in a match: a level or a program, and how much it thinks if not like the others. Written {@code
 * master}, {@code master@250ms}, {@code master@iterations:600} or {@code program:NAME}.
 *
 * @param name of the level or of the program
 * @param level null for a program
 */
public record Entrant(String name, @Nullable Level level, Thinking own) {
    /** What the name of a program is written with. */
    public static final String PROGRAM = "program:";

    private static final char AT = '@';

    public static Entrant parse(String text) {
        int at = text.indexOf(AT);
        String who = at < 0 ? text : text.substring(0, at);
        Thinking own = at < 0 ? Thinking.OWN : Thinking.parse(text.substring(at + 1));
        if (who.startsWith(PROGRAM)) {
            return new Entrant(who.substring(PROGRAM.length()), null, own);
        }
        Level level = Level.of(who);
        return new Entrant(level.id(), level, own);
    }

    /** The one way to write it. */
    public String id() {
        String who = level == null ? PROGRAM + name : name;
        return own.equals(Thinking.OWN) ? who : who + AT + own;
    }

    Thinking or(Thinking usual) {
        return own.equals(Thinking.OWN) ? usual : own;
    }

    /** How long it may think about a decision. A program without a budget thinks as long as it likes: 0 iterations. */
    public Budget budget(Thinking usual, Budget.Clock clock) {
        return or(usual).budget(level == null ? 0 : level.iterations(), clock);
    }
}
