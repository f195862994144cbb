package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The opponents by name: fixed recipes, from the weakest to the strongest. Their measured strength is in docs/bots.md. */
public enum Level implements BotRecipe {
    /** Any legal move. */
    RANDOM(0, 0),
    /** Plays by habit: sound moves, no plan. */
    BEGINNER(0, 0),
    /** Looks a turn ahead and is often content with less than the best. */
    CASUAL(0, 0),
    /** Looks a turn ahead: the yardstick for the others. */
    GREEDY(0, 0),
    /** Greedy that builds whenever it can: for short games. */
    HURRIED(0, 0),
    /** Looks a turn ahead and now and then takes what is nearly as good as the best. */
    CLUB(0, 0),
    /** Compares a dozen turns by playouts. */
    EXPERT(240, 250),
    /** Compares more turns by many playouts, and then the smaller decisions within the best of them. */
    MASTER(2400, 1000),
    /** Club with a liking for Network. */
    BUILDER(0, 0),
    /** Club with a liking for Trade. */
    TRADER(0, 0),
    /** Club with a liking for Service. */
    LANDLORD(0, 0),
    /** Club with a liking for Finance. */
    BANKER(0, 0);

    /** How turns are compared, also for advice. */
    static final SearchBot.Recipe RECIPE = new SearchBot.Recipe(12, 4, 20, 0);

    private static final SearchBot.Recipe REFINED = new SearchBot.Recipe(16, 4, 20, 1);

    private static final double CASUAL_CONTENTMENT = 1.0;
    private static final double CLUB_CONTENTMENT = 0.25;

    private final int iterations;
    private final long millis;

    Level(int iterations, long millis) {
        this.iterations = iterations;
        this.millis = millis;
    }

    /** Whether it is one of those who play like club and like one department best. */
    public boolean isCharacter() {
        return compareTo(BUILDER) >= 0;
    }

    public static Level of(String name) {
        try {
            return valueOf(name.trim().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "no bot is called " + name + "; there are "
                            + Arrays.stream(values()).map(Level::id).collect(Collectors.joining(", ")),
                    e);
        }
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public int iterations() {
        return iterations;
    }

    /** Time for a turn that suits this level in live play. */
    public long millis() {
        return millis;
    }

    @Override
    public Bot bot(Box box, Options options, long seed) {
        return switch (this) {
            case RANDOM -> new RandomBot(seed);
            case BEGINNER -> new HabitBot(box, options, seed);
            case BUILDER, TRADER, LANDLORD, BANKER ->
                CLUB.bot(
                        box,
                        options,
                        seed,
                        new Value(box, Weights.standard(options).plus(Likings.of(this))));
            default -> bot(box, options, seed, new Value(box, Weights.standard(options)));
        };
    }

    @Override
    public Bot bot(Box box, Options options, long seed, Judge judge) {
        return switch (this) {
            case RANDOM, BEGINNER -> throw new IllegalArgumentException(id() + " does not judge positions");
            case BUILDER, TRADER, LANDLORD, BANKER ->
                throw new IllegalArgumentException(id() + " judges positions by its own liking");
            case CASUAL -> new GreedyBot(judge, CASUAL_CONTENTMENT, seed);
            case GREEDY -> new GreedyBot(judge);
            case HURRIED -> GreedyBot.hurried(judge);
            case CLUB -> new GreedyBot(judge, CLUB_CONTENTMENT, seed);
            case EXPERT -> search(box, judge, RECIPE, options, seed);
            case MASTER -> search(box, judge, REFINED, options, seed);
        };
    }

    private static Bot search(Box box, Judge judge, SearchBot.Recipe recipe, Options options, long seed) {
        return new SearchBot(box, recipe, judge, Habits.standard(options), seed);
    }
}
