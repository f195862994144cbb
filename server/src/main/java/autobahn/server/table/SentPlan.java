package autobahn.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants played when it is their turn.
 *
 * @param version of the table that it was made at
 * @param plans the first one that can begin is played
 * @param goesOn whether it goes on after something hidden has come to light
 */
public record SentPlan(int version, List<Branch> plans, boolean goesOn) {
    public static final int MOST_PLANS = 2;
    public static final int MOST_MOVES = 60;
    public static final int MOST_CONDITIONS = 24;

    /** @param conditions all of which must hold when the turn begins */
    public record Branch(List<String> moves, List<Condition> conditions) {}

    /**
     * @param kind the name of a {@link PlanCondition}
     * @param what a thing by its name
     * @param tile what lies there
     * @param move which of the plan's moves, counted from 0
     * @param number a limit
     */
    public record Condition(
            String kind,
            @Nullable String what,
            @Nullable String tile,
            @Nullable Integer move,
            @Nullable Integer number) {}
}
