package autobahn.bots.match;

import autobahn.bots.BotRecipe;
import autobahn.bots.Budget;
import autobahn.bots.Thinking;
import org.jspecify.annotations.Nullable;

/**
 * One who takes part in a match: a level, a yardstick or a program, the network that it judges positions by, and how much it
 * thinks if not like the others. Written {@code master}, {@code master-1}, {@code master@250ms}, {@code
 * master+mine@iterations:600} or {@code program:NAME}.
 *
 * @param name of the level, yardstick or program
 * @param recipe null for a program
 * @param network its name; null for a bot's own judgement
 */
public record Entrant(
        String name, @Nullable BotRecipe recipe, @Nullable String network, Thinking own) {
    /** What the name of a program is written with. */
    public static final String PROGRAM = "program:";

    private static final char AT = '@';
    private static final char PLUS = '+';

    public static Entrant parse(String text) {
        int at = text.indexOf(AT);
        String who = at < 0 ? text : text.substring(0, at);
        Thinking own = at < 0 ? Thinking.OWN : Thinking.parse(text.substring(at + 1));
        if (who.startsWith(PROGRAM)) {
            return new Entrant(who.substring(PROGRAM.length()), null, null, own);
        }
        int plus = who.indexOf(PLUS);
        BotRecipe recipe = BotRecipe.of(plus < 0 ? who : who.substring(0, plus));
        return new Entrant(recipe.id(), recipe, plus < 0 ? null : who.substring(plus + 1), own);
    }

    /** The one way to write it. */
    public String id() {
        String who = recipe == null ? PROGRAM + name : network == null ? name : name + PLUS + network;
        return own.equals(Thinking.OWN) ? who : who + AT + own;
    }

    /**
     * The recipe of one without a network, null for a program.
     *
     * @throws IllegalArgumentException if it has one: whoever knows no networks cannot seat it
     */
    public @Nullable BotRecipe plain() {
        if (network != null) {
            throw new IllegalArgumentException("no network is called " + network + " here");
        }
        return recipe;
    }

    Thinking or(Thinking usual) {
        return own.equals(Thinking.OWN) ? usual : own;
    }

    /** How long it may think about a decision. A program without a budget thinks as long as it likes: 0 iterations. */
    public Budget budget(Thinking usual, Budget.Clock clock) {
        return or(usual).budget(recipe == null ? 0 : recipe.iterations(), clock);
    }
}
