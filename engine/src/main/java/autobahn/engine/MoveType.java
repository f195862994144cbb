package autobahn.engine;

/**
 * The kinds of moves. A move is an {@code int}: its type in the highest byte and up to three arguments in the others; the
 * comment after each type names them. {@link Notation} gives the form for people.
 */
public enum MoveType {
    /** Take a route card at the start: card. */
    ROUTE,
    /** Claim a delivery bonus: country. */
    CLAIM,
    NO_CLAIM,
    /** Play a card: card, action space. */
    PLAY,
    REFRESH,
    FUNDING,
    /** Use a bonus tile: kind. */
    TILE,
    /** Use a tile that changes the colour of the card played next: kind, colour. */
    TILE_COLOUR,
    /** Carry out an extra action of the card: which. */
    EXTRA,
    /** Go on to the next phase. */
    DONE,
    /** Build a road section: section. */
    BUILD,
    /** Build two at once: the first section. */
    BUILD_TWO,
    /** Upgrade a link: link. */
    UPGRADE,
    /** Build a service station: link. */
    STATION,
    /** Load a truck: depot, truck. */
    LOAD,
    /** Unlock technology: column, lock, colour of the token (or EXTRA_TOKEN). */
    UNLOCK,
    /** Promote an employee: department, floor it reaches. */
    PROMOTE,
    /** Gain a card of the display: card. */
    GAIN,
    /** Replace a basic card: basic card, display card. */
    REPLACE,
    /** Swap cards: hand card, played card. */
    SWAP,
    /** Flip an action tile: action space. */
    FLIP,
    /** Remove an action tile: action space. */
    REMOVE,
    /** Slide a played card to the left: card, action space. */
    SLIDE,
    /** Move a truck by one step: truck, section. */
    DRIVE,
    /** Move a truck beyond a foreign city: truck, country. */
    DELIVER,
    /** End a truck's movement: truck. */
    STOP,
    /** Choose a bonus for passing one's own station: space. */
    BONUS,
    /** Pay for placing an employee. */
    HIRE,
    /** Take a delivery tile: kind. */
    TAKE,
    /** Decline a bonus. */
    PASS,
    /** End the turn. */
    END,
    /** Build an improvement beside an own station: improvement, link. */
    IMPROVE,
    /** Load wine: truck. */
    WINE,
    /** Choose where a traffic token goes: section. */
    TRAFFIC;

    private static final MoveType[] ALL = values();

    /** The third argument of UNLOCK when one of the three extra tokens is spent. */
    public static final int EXTRA_TOKEN = 7;

    public int move() {
        return ordinal() << 24;
    }

    public int move(int a) {
        return ordinal() << 24 | a << 16;
    }

    public int move(int a, int b) {
        return ordinal() << 24 | a << 16 | b << 8;
    }

    public int move(int a, int b, int c) {
        return ordinal() << 24 | a << 16 | b << 8 | c;
    }

    public static MoveType of(int move) {
        return ALL[move >>> 24];
    }

    public static int a(int move) {
        return move >>> 16 & 255;
    }

    public static int b(int move) {
        return move >>> 8 & 255;
    }

    public static int c(int move) {
        return move & 255;
    }
}
