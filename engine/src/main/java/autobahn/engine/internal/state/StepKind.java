package autobahn.engine.internal.state;

/** Every kind of step, named as the rulebook names it. What each one does is told by the rulebook of the package play. */
public enum StepKind {
    ROUTE_CARD,
    FIRST_TURN,
    TURN,
    CLAIM,
    ACTION,
    TRUCKS,
    END_TURN,
    BUILD,
    SECOND_SECTION,
    CHOSEN_SECTION,
    PAY_RESERVED,
    UPGRADE,
    STATION,
    LOAD,
    UNLOCK,
    PROMOTE,
    GAIN,
    REPLACE,
    SWAP,
    ACTION_TILE,
    SLIDE,
    MOVE_TRUCK,
    DRIVE,
    CHOOSE_STATION_BONUS,
    STATION_BONUS,
    HIRE,
    DELIVERY_TILE,
    EMPLOYEE,
    DEVELOP,
    ROUTE_REWARD,
    NEXT_ERA,
    TRAFFIC,
    AUTOBOT;

    private static final StepKind[] ALL = values();

    public static StepKind of(long step) {
        return ALL[Step.kind(step)];
    }

    /** Whether a step is of this kind. */
    public boolean is(long step) {
        return Step.kind(step) == ordinal();
    }
}
