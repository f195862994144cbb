package autobahn.engine.internal.state;

import autobahn.engine.Decision;
import org.jspecify.annotations.Nullable;

/**
 * Every kind of step, named as the rulebook names it: decisions, which the API names alike, and effects, which ask nobody.
 * What each one does is told by the rulebook of the package play.
 */
public enum StepKind {
    ROUTE_CARD(Decision.ROUTE_CARD),
    FIRST_TURN(null),
    TURN(null),
    CLAIM(Decision.CLAIM),
    ACTION(Decision.ACTION),
    TRUCKS(Decision.TRUCKS),
    END_TURN(Decision.END_TURN),
    BUILD(Decision.BUILD),
    SECOND_SECTION(Decision.SECOND_SECTION),
    CHOSEN_SECTION(null),
    PAY_RESERVED(null),
    UPGRADE(Decision.UPGRADE),
    STATION(Decision.STATION),
    LOAD(Decision.LOAD),
    UNLOCK(Decision.UNLOCK),
    PROMOTE(Decision.PROMOTE),
    GAIN(Decision.GAIN),
    REPLACE(Decision.REPLACE),
    SWAP(Decision.SWAP),
    ACTION_TILE(Decision.ACTION_TILE),
    SLIDE(Decision.SLIDE),
    MOVE_TRUCK(Decision.MOVE_TRUCK),
    DRIVE(Decision.DRIVE),
    CHOOSE_STATION_BONUS(Decision.CHOOSE_STATION_BONUS),
    STATION_BONUS(null),
    HIRE(Decision.HIRE),
    DELIVERY_TILE(Decision.DELIVERY_TILE),
    EMPLOYEE(null),
    DEVELOP(null),
    ROUTE_REWARD(null),
    NEXT_ERA(null),
    TRAFFIC(Decision.TRAFFIC),
    AUTOBOT(null);

    private static final StepKind[] ALL = values();

    private final @Nullable Decision decision;

    StepKind(@Nullable Decision decision) {
        this.decision = decision;
    }

    /** What somebody has to decide; null for an effect. */
    public @Nullable Decision decision() {
        return decision;
    }

    public static StepKind of(long step) {
        return ALL[Step.kind(step)];
    }

    /** Whether a step is of this kind. */
    public boolean is(long step) {
        return Step.kind(step) == ordinal();
    }
}
