package autobahn.engine;

/** What an argument of a move stands for. */
public enum Argument {
    ROUTE,
    COUNTRY,
    CARD,
    SPACE,
    TILE,
    COLOUR,
    EXTRA,
    SECTION,
    LINK,
    TRUCK,
    DEPOT,
    COLUMN,
    LOCK,
    TOKEN,
    DEPARTMENT,
    FLOOR,
    STATION,
    IMPROVEMENT,
    OUTCOME
}
