package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Levels as they once were, for comparisons: whatever becomes of the levels, these play on as they did, move by move. They
 * are for matches, not offered at tables. The number says which weights and habits they play by.
 */
public enum Yardstick implements BotRecipe {
    BEGINNER_1(0),
    CASUAL_1(0),
    GREEDY_1(0),
    CLUB_1(0),
    EXPERT_1(240),
    MASTER_1(2400);

    private static final double CASUAL_CONTENTMENT = 1.0;
    private static final double CLUB_CONTENTMENT = 0.25;
    private static final SearchBot.Recipe EXPERT_RECIPE = new SearchBot.Recipe(12, 4, 20, 0);
    private static final SearchBot.Recipe MASTER_RECIPE = new SearchBot.Recipe(16, 4, 20, 1);

    private final int iterations;

    Yardstick(int iterations) {
        this.iterations = iterations;
    }

    static @Nullable Yardstick find(String name) {
        for (Yardstick one : values()) {
            if (one.id().equals(name.trim().toLowerCase(Locale.ROOT))) {
                return one;
            }
        }
        return null;
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public int iterations() {
        return iterations;
    }

    @Override
    public Bot bot(Box box, Options options, long seed) {
        return this == BEGINNER_1
                ? new HabitBot(box, Habits.of(1, options), seed)
                : bot(box, options, seed, new Value(box, Weights.of(1, options)));
    }

    @Override
    public Bot bot(Box box, Options options, long seed, Judge judge) {
        return switch (this) {
            case BEGINNER_1 -> throw new IllegalArgumentException(id() + " does not judge positions");
            case CASUAL_1 -> new GreedyBot(judge, CASUAL_CONTENTMENT, seed);
            case GREEDY_1 -> new GreedyBot(judge);
            case CLUB_1 -> new GreedyBot(judge, CLUB_CONTENTMENT, seed);
            case EXPERT_1 -> new SearchBot(box, EXPERT_RECIPE, judge, Habits.of(1, options), seed);
            case MASTER_1 -> new SearchBot(box, MASTER_RECIPE, judge, Habits.of(1, options), seed);
        };
    }
}
