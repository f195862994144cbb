package autobahn.server.table;

import autobahn.server.store.EndRow;
import autobahn.server.store.Ending;
import autobahn.server.store.SeatRow;
import java.util.List;
import java.util.Objects;

/** Who has agreed to end a game, and who has yet to. A person answers for all seats of hers; bots are not asked. */
final class EndVote {
    private EndVote() {}

    /** Seats of people who have a say and have not agreed: not of those who have left, or let everybody wait. */
    static List<Integer> missing(TableInfo info, EndRow proposal) {
        return info.people().stream()
                .filter(seat -> seat.left() == null && !Objects.equals(seat.seat(), proposal.without()))
                .filter(seat -> hasSay(info, seat, proposal.kind()))
                .map(SeatRow::seat)
                .filter(seat -> !proposal.agreed().contains(seat))
                .toList();
    }

    /**
     * A result bears the names of all who have a seat, so none is counted without every one of them: the host may put a bot
     * in anybody's place. Where nothing is counted, only those are asked who are asked before moves are taken back.
     */
    private static boolean hasSay(TableInfo info, SeatRow seat, Ending kind) {
        return kind == Ending.COUNTED || info.hasSay(seat);
    }
}
