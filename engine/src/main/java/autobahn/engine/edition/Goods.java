package autobahn.engine.edition;

/** What a truck can carry. Wine is loaded with its module only. */
public enum Goods {
    APPLIANCES,
    AUTOMOTIVE,
    CHEMICALS,
    PHARMACEUTICALS,
    WINE
}
