package autobahn.engine.edition;

/** Everything that a tile, a track space, a technology or a board space can give. */
public enum BonusKind {
    /** Amount: steps on the development track. */
    DEVELOP,
    /** Amount: DM. */
    DM,
    /** Amount: promotions, one after another. */
    PROMOTE,
    UNLOCK,
    REPLACE,
    GAIN,
    FLIP,
    REMOVE,
    BUILD,
    UPGRADE,
    STATION,
    LOAD,
    /** Amount: steps of one truck. */
    MOVE,
    SWAP,
    COLOUR,
    RECRUIT,
    SLIDE,
    /** Amount: DM to pay for placing an employee; optional when it is above 0. */
    EMPLOYEE,
    FUNDING,
    /** Take back all played cards, no DM. */
    PICK_UP,
    /** Autobot only: a display card leaves the game. */
    DISCARD
}
