package autobahn.engine.internal.state;

/**
 * Where the base rules ask the modules: every hook is one method here, and a module that is switched off costs one test of
 * a flag.
 */
public interface ModuleRules {
    /** A link has been upgraded; the values of its cities before that are given. */
    void linkUpgraded(State s, int seat, int link, int fromBefore, int toBefore);

    /** Sections on which no truck may end its movement. */
    long closedSections(State s);

    /** By how much tokens on a link worsen the status of a route. */
    int routeBurden(State s, int link);

    /** Links with an own station that the 'build station' action could improve instead. */
    long improvable(State s, int seat, int colours);

    /** Whether an own station would get room for an improvement if its link were upgraded. */
    boolean upgradeWouldImprove(State s, int seat, int colours);

    /** Whether the station of a link has an improvement. */
    boolean improved(State s, int link);

    void addImprovements(State s, int seat, int colours, MoveList out);

    /** Builds an improvement beside a station. */
    void improve(State s, int seat, int improvement, int link);

    /** Loading wine instead, with a card played for the 'load truck' action. */
    void addWine(State s, int seat, int colours, MoveList out);

    void loadWine(State s, int seat, int truck);

    /** A truck is on a section, or stays there: true if it has brought its wine home, which ends its movement. */
    boolean wineArrives(State s, int seat, int truck, int section);

    /** Sections that end the journey of a truck with wine. */
    long wineGoals(State s, int seat, int truck);

    /** The third era begins. */
    void reunify(State s);

    /** Countries that count for Trade beside those delivered to. */
    int tradeExtra(State s, int seat);
}
