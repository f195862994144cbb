package autobahn.engine;

import java.util.List;

/** What a seat may have to decide. */
public enum Decision {
    /** Choose a route card before the first turn (SETUP-7). */
    ROUTE_CARD,
    /** Phase 1: claim a delivery bonus or none. */
    CLAIM,
    /** Phase 2: a main action, extra actions, a tile. */
    ACTION,
    /** Phase 3: move trucks. */
    TRUCKS,
    /** Phase 4: end the turn. */
    END_TURN,
    /** Build a section by a bonus or an extra action. */
    BUILD,
    /** The second of two sections built at once. */
    SECOND_SECTION,
    /** Upgrade a link by a bonus or an extra action. */
    UPGRADE,
    /** Build a station, or improve one, by a bonus or an extra action. */
    STATION,
    /** Load a truck by a bonus or an extra action. */
    LOAD,
    /** Unlock a technology by a bonus. */
    UNLOCK,
    /** Promote an employee. */
    PROMOTE,
    /** Gain a card of the display. */
    GAIN,
    /** Replace a basic card. */
    REPLACE,
    /** Swap two cards. */
    SWAP,
    /** Flip or remove an action tile. */
    ACTION_TILE,
    /** Slide a played card to the left. */
    SLIDE,
    /** Move a truck by a bonus. */
    MOVE_TRUCK,
    /** A truck is under way: drive on or stop. */
    DRIVE,
    /** Choose a bonus for passing an own station. */
    CHOOSE_STATION_BONUS,
    /** Pay for placing an employee, or not. */
    HIRE,
    /** Take a delivery tile. */
    DELIVERY_TILE,
    /** Choose where the last traffic tokens go. */
    TRAFFIC,
    /** Dealt by hand: nobody decides, but somebody enters what chance has turned up. */
    DEAL;

    /** All that players decide: not what chance does. */
    public static List<Decision> ofPlayers() {
        return List.of(values()).subList(0, DEAL.ordinal());
    }
}
