package autobahn.server.table;

import autobahn.server.store.SeatRow;
import autobahn.server.store.UndoRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who has agreed to a request to take back, and who has yet to. A person answers for all seats of hers. */
final class UndoVote {
    private UndoVote() {}

    /** Seats of people who have a say and have not agreed. */
    static List<Integer> missing(TableInfo info, UndoRow undo) {
        return info.people().stream()
                .filter(info::hasSay)
                .map(SeatRow::seat)
                .filter(seat -> !undo.agreed().contains(seat))
                .toList();
    }

    /** Seats that this person holds and has not left for good. */
    static List<Integer> seatsOf(TableInfo info, @Nullable String person) {
        return info.seats().stream()
                .filter(seat -> seat.isOf(person) && seat.takesPart())
                .map(SeatRow::seat)
                .toList();
    }
}
