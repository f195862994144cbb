package autobahn.engine.internal.state;

import autobahn.engine.edition.Bonus;

/** Where the rules for people ask about Autobot, which plays by its own and never has anything to decide. */
public interface SoloRules {
    /** A promotion; true if the seat is Autobot's, which needs no decision. */
    boolean promotes(State s, int seat);

    /** A bonus; true if the seat is Autobot's. */
    boolean takesBonus(State s, int seat, Bonus bonus);

    /** A bonus tile; true if the seat is Autobot's, which puts it into its next slot (SOLO-8). */
    boolean takesTile(State s, int seat, int kind);

    /** Automatic promotions in place of a route card (SOLO-13). */
    void rewardRoute(State s);

    /** The human drives past a station of Autobot (SOLO-7). */
    void stationVisited(State s);

    /** The human has brought the first pharmaceuticals to a country. */
    void pharmaceuticalsDelivered(State s, int country);

    void reunify(State s);
}
