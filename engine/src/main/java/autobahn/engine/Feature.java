package autobahn.engine;

/** Content that a table may add to the base game, each on its own. */
public enum Feature {
    WINE,
    TRAFFIC,
    SERVICES,
    TWO_COLOURED_CARDS,
    EXTRA_TILES,
    PLANNING,
    CUSTOMS
}
