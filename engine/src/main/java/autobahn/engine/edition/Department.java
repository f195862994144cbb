package autobahn.engine.edition;

/** The departments of the administration, left to right; Planning or Customs stands fifth when used. */
public enum Department {
    NETWORK,
    TRADE,
    SERVICE,
    FINANCE,
    PLANNING,
    CUSTOMS
}
