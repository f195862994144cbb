package autobahn.engine.edition;

/** The five action spaces of a player board. All but {@link #UNLOCK} carry an action tile. */
public enum ActionSpace {
    UNLOCK,
    STATION,
    LOAD,
    UPGRADE,
    BUILD
}
