package autobahn.server.contest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What kind of contest it is, and what decides among those with the same points, the first first. */
public enum Format {
    /** Tables of two: each round those meet who have about the same points. */
    SWISS(TieBreak.OPPONENTS, TieBreak.DIRECT, TieBreak.SHARE, TieBreak.SEATS, TieBreak.LOT),
    /** Tables of three or four, with other people each round; then finals by the places. */
    GROUPS(TieBreak.OPPONENTS, TieBreak.DIRECT, TieBreak.SHARE, TieBreak.SEATS, TieBreak.LOT),
    /** Tables of two, everybody against everybody of the same division. */
    LEAGUE(TieBreak.DIRECT, TieBreak.SHARE, TieBreak.SEATS, TieBreak.LOT),
    /** Everybody alone against Autobot, with the same deals. */
    SOLO(TieBreak.LEAD, TieBreak.BEST, TieBreak.LOT);

    private final List<TieBreak> tieBreaks;

    Format(TieBreak... tieBreaks) {
        this.tieBreaks = List.of(tieBreaks);
    }

    public List<TieBreak> tieBreaks() {
        return tieBreaks;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Format> of(String id) {
        return Stream.of(values()).filter(format -> format.id().equals(id)).findFirst();
    }
}
