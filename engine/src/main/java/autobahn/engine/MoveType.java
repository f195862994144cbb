package autobahn.engine;

import autobahn.engine.internal.state.Bits;
import java.util.List;

/**
 * The kinds of moves. A move is an {@code int}: its type in the highest byte and up to three arguments in the others; the
 * comment at each type names them. {@link Notation} gives the form for people.
 */
public enum MoveType {
    /** Take a route card at the start: card. */
    ROUTE("SETUP-7", Argument.ROUTE),
    /** Claim a delivery bonus: country. */
    CLAIM("DELIV-7", Argument.COUNTRY),
    NO_CLAIM("DELIV-7"),
    /** Play a card: card, action space. */
    PLAY("TURN-4", Argument.CARD, Argument.SPACE),
    REFRESH("TURN-6"),
    FUNDING("TURN-7"),
    /** Use a bonus tile: kind. */
    TILE("TURN-3", Argument.TILE),
    /** Use a tile that changes the colour of the card played next: kind, colour. */
    TILE_COLOUR("BONUS-COLOUR", Argument.TILE, Argument.COLOUR),
    /** Carry out an extra action of the card: which. */
    EXTRA("CARD-1", Argument.EXTRA),
    /** Go on to the next phase. */
    DONE("TURN-1"),
    /** Build a road section: section. */
    BUILD("BUILD-1", Argument.SECTION),
    /** Build two at once: the first section. */
    BUILD_TWO("CARD-A4", Argument.SECTION),
    /** Upgrade a link: link. */
    UPGRADE("UPG-1", Argument.LINK),
    /** Build a service station: link. */
    STATION("STN-1", Argument.LINK),
    /** Load a truck: depot, truck. */
    LOAD("LOAD-1", Argument.DEPOT, Argument.TRUCK),
    /** Unlock technology: column, lock, colour of the token (or EXTRA_TOKEN). */
    UNLOCK("TECH-1", Argument.COLUMN, Argument.LOCK, Argument.TOKEN),
    /** Promote an employee: department, floor it reaches. */
    PROMOTE("BONUS-PROMOTE", Argument.DEPARTMENT, Argument.FLOOR),
    /** Gain a card of the display: card. */
    GAIN("BONUS-GAIN", Argument.CARD),
    /** Replace a basic card: basic card, display card. */
    REPLACE("BONUS-REPLACE", Argument.CARD, Argument.CARD),
    /** Swap cards: hand card, played card. */
    SWAP("BONUS-SWAP", Argument.CARD, Argument.CARD),
    /** Flip an action tile: action space. */
    FLIP("BONUS-FLIP", Argument.SPACE),
    /** Remove an action tile: action space. */
    REMOVE("BONUS-REMOVE", Argument.SPACE),
    /** Slide a played card to the left: card, action space. */
    SLIDE("BONUS-SLIDE", Argument.CARD, Argument.SPACE),
    /** Move a truck by one step: truck, section. */
    DRIVE("MOVE-3", Argument.TRUCK, Argument.SECTION),
    /** Move a truck beyond a foreign city: truck, country. */
    DELIVER("DELIV-1", Argument.TRUCK, Argument.COUNTRY),
    /** End a truck's movement: truck. */
    STOP("MOVE-3", Argument.TRUCK),
    /** Choose a bonus for passing one's own station: space. */
    BONUS("MOVE-5", Argument.STATION),
    /** Pay for placing an employee. */
    HIRE("MOVE-8"),
    /** Take a delivery tile: kind. */
    TAKE("DELIV-2", Argument.TILE),
    /** Decline a bonus. */
    PASS("BONUS-ANY"),
    /** End the turn. */
    END("TURN-1"),
    /** Build an improvement beside an own station: improvement, link. */
    IMPROVE("SERV-2", Argument.IMPROVEMENT, Argument.LINK),
    /** Load wine: truck. */
    WINE("WINE-2", Argument.TRUCK),
    /** Choose where a traffic token goes: section. */
    TRAFFIC("TRAF-2", Argument.SECTION),
    /** Enter what chance has turned up, where a game is dealt by hand: outcome. */
    DEAL("SETUP-8", Argument.OUTCOME);

    private static final MoveType[] ALL = values();
    /** Where a move keeps its type and arguments: bytes from the lowest on. */
    private static final int C = 0;

    private static final int B = 1;
    private static final int A = 2;
    private static final int TYPE = 3;

    /** The third argument of UNLOCK when one of the three extra tokens is spent. */
    public static final int EXTRA_TOKEN = 7;

    private final String rule;
    private final List<Argument> arguments;

    MoveType(String rule, Argument... arguments) {
        this.rule = rule;
        this.arguments = List.of(arguments);
    }

    /** All kinds of moves that players make: not those that tell what chance did. */
    public static List<MoveType> ofPlayers() {
        return List.of(ALL).subList(0, DEAL.ordinal());
    }

    /** The id of the rule that such moves are about. */
    public String rule() {
        return rule;
    }

    /** What the arguments stand for, in their order. */
    public List<Argument> arguments() {
        return arguments;
    }

    public int move() {
        return move(0, 0, 0);
    }

    public int move(int a) {
        return move(a, 0, 0);
    }

    public int move(int a, int b) {
        return move(a, b, 0);
    }

    public int move(int a, int b, int c) {
        return Bits.fourBytes(ordinal(), a, b, c);
    }

    /** The number of a move's type, which may be one that does not exist. */
    static int number(int move) {
        return Bits.byteOf(move, TYPE);
    }

    public static MoveType of(int move) {
        return ALL[number(move)];
    }

    public static int a(int move) {
        return Bits.byteOf(move, A);
    }

    public static int b(int move) {
        return Bits.byteOf(move, B);
    }

    public static int c(int move) {
        return Bits.byteOf(move, C);
    }
}
