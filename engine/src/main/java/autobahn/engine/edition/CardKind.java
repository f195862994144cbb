package autobahn.engine.edition;

/** What an action card offers besides its colours (rules CARD-I1 to CARD-YELLOW). */
public enum CardKind {
    /** Nothing more: the basic cards, A9 and A10. */
    PLAIN,
    /** Build: develop 1. */
    I1,
    /** Upgrade: develop 1 per section. */
    I2,
    /** Load: that truck moves 1 step more. */
    I3,
    /** Also build a station. */
    I4,
    /** Upgrade also load, and the other way round. */
    A1,
    /** Pay DM 10 to develop 2. */
    A2,
    /** Trucks move 2 steps more. */
    A3,
    /** Build two sections at once, DM 5 less each. */
    A4,
    /** DM 12. */
    A5,
    /** Develop 1. */
    A6,
    /** Also build; upgrade also load, and the other way round. */
    A7,
    /** Also build; promote if a section was built this turn. */
    A8,
    /** Plain black. */
    A9,
    /** Plain, five colours at once. */
    A10,
    /** Also build a road section. */
    YELLOW
}
