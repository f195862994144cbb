package autobahn.engine;

/** What chance may turn up, where a game is dealt by hand ({@link Options#byHand}). */
public enum Outcome {
    /** A bonus tile of the set-up. */
    TILE,
    /** An action card that comes to the display, or one of Autobot's colour cards. */
    CARD,
    /** A player's delivery board. */
    BOARD,
    /** The start player. */
    START,
    /** An open route card. */
    ROUTE,
    /** One of Autobot's task cards. */
    TASK,
    /** A wine card that is turned up. */
    WINE
}
