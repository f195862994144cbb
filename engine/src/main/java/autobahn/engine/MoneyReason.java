package autobahn.engine;

/** Why DM were gained or paid: all money comes and goes under one of these names. */
public enum MoneyReason {
    REFRESH,
    FUNDING,
    BONUS,
    CARD,
    DELIVERY,
    OWN_STATION,
    STATION_VISIT,
    BUDGET,
    ROUTE,
    SECTION,
    UPGRADE,
    EMPLOYEE
}
