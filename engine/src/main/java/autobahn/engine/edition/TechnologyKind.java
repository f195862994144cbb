package autobahn.engine.edition;

/** The technologies of a player board. */
public enum TechnologyKind {
    DEVELOP_ON_UPGRADE,
    /** Amount: DM less per section. */
    CHEAPER_UPGRADE,
    DEVELOP_ON_LOAD,
    SECOND_TRUCK,
    DEVELOP_ON_STATION,
    BONUS_ON_STATION,
    GAIN_CARD,
    UPGRADE_ANYWHERE,
    /** Amount: steps that the loaded truck then moves. */
    LOAD_ANYWHERE,
    STATION_ANYWHERE
}
