package autobahn.server.contest;

import java.util.Locale;

/** What decides among those with the same points. The larger figure is the better one. */
public enum TieBreak {
    /** The points of all whom one has met; a bot, or nobody, counts as many as one has oneself. */
    OPPONENTS,
    /** Points against the others of the tie, where all of them have met each other equally often; else nothing. */
    DIRECT,
    /** One's part of the points of each game, in thousandths. */
    SHARE,
    /** How late one has sat, all games together. */
    SEATS,
    /** Points more than Autobot, all games together. */
    LEAD,
    /** The best single game. */
    BEST,
    /** Drawn by the contest's lot. */
    LOT;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
