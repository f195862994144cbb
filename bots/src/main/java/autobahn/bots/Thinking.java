package autobahn.bots;

/**
 * How much a bot thinks about a decision, as people write it: {@code 20ms} or {@code iterations:500}.
 *
 * @param millis time; 0 when iterations count
 * @param iterations iterations; 0: what suits the level
 */
public record Thinking(long millis, int iterations) {
    /** As the level is meant to play, with its own iterations. */
    public static final Thinking OWN = new Thinking(0, 0);

    private static final String ITERATIONS = "iterations:";
    private static final String MILLIS = "ms";

    public static Thinking parse(String text) {
        try {
            if (text.endsWith(MILLIS)) {
                long millis = Long.parseLong(text.substring(0, text.length() - MILLIS.length()));
                return new Thinking(Math.max(1, millis), 0);
            }
            if (text.startsWith(ITERATIONS)) {
                return new Thinking(0, Math.max(1, Integer.parseInt(text.substring(ITERATIONS.length()))));
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new IllegalArgumentException("a budget is a time such as 20ms or iterations:500, not " + text);
    }

    /** Whether the machine's speed decides how well the bot plays. */
    public boolean isTimed() {
        return millis > 0;
    }

    /** @param usual iterations where none are said */
    public Budget budget(int usual, Budget.Clock clock) {
        return isTimed() ? Budget.millis(millis, clock) : Budget.iterations(iterations > 0 ? iterations : usual);
    }

    /** As {@link #parse} reads it; nothing for a level's own. */
    @Override
    public String toString() {
        return isTimed() ? millis + MILLIS : iterations > 0 ? ITERATIONS + iterations : "";
    }
}
