package autobahn.engine;

import autobahn.engine.internal.state.Bits;

/** The extra actions that action cards offer beside the main one (CARD-1). */
public enum Extra {
    BUILD,
    STATION,
    LOAD,
    UPGRADE,
    DEVELOP,
    MONEY;

    public int bit() {
        return Bits.small(ordinal());
    }
}
