package autobahn.engine.internal.state;

/** The kinds of steps that ask nobody, named as the rulebook names them; those that ask are {@link autobahn.engine.Decision}s. */
public enum Effect {
    FIRST_TURN,
    TURN,
    CHOSEN_SECTION,
    PAY_RESERVED,
    STATION_BONUS,
    EMPLOYEE,
    DEVELOP,
    ROUTE_REWARD,
    NEXT_ERA,
    AUTOBOT,
    // dealt by hand
    LAY_TILE,
    LAY_DELIVERY_TILE,
    DEAL_BOARD,
    START_PLAYER,
    OPEN_ROUTE,
    REFILL,
    CHOSEN_MOVE,
    DEALT
}
