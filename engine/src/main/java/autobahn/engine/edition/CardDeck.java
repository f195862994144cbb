package autobahn.engine.edition;

/** The decks that action cards belong to. */
public enum CardDeck {
    BASIC,
    IMPROVED,
    ADVANCED,
    TWO_COLOURED
}
