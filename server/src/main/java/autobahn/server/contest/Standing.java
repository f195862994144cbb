package autobahn.server.contest;

import java.util.List;

/**
 * Where somebody stands.
 *
 * @param place from 1; in a league within the division
 * @param points see {@link Played#pointsOf}; in a final those of the rounds before it stand, too
 * @param played tables that count
 * @param wins games of which nobody was before this one; against Autobot those in which it was beaten
 * @param tieBreaks in the order of {@link Format#tieBreaks()}
 */
public record Standing(
        String contestant,
        int division,
        Contestant.State state,
        int place,
        int points,
        int finalPoints,
        int played,
        int wins,
        List<Long> tieBreaks) {
    public Standing {
        tieBreaks = List.copyOf(tieBreaks);
    }

    Standing at(int place) {
        return new Standing(contestant, division, state, place, points, finalPoints, played, wins, tieBreaks);
    }
}
