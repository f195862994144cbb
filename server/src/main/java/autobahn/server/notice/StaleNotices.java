package autobahn.server.notice;

import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.NoticeDeliveries.Delivery;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.Notices;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** What was to be told, and is not any more. */
public final class StaleNotices {
    private StaleNotices() {}

    /** Nobody is told of a turn that is made. */
    public static boolean isVoid(Handle handle, Delivery delivery) {
        if (delivery.kind() != NoticeKind.TURN && delivery.kind() != NoticeKind.UNDO) {
            return false;
        }
        GameRow game = Games.find(handle, delivery.game()).orElse(null);
        if (game == null || game.status() != Status.RUNNING) {
            return true;
        }
        List<SeatRow> own = Games.seats(handle, game.id()).stream()
                .filter(row -> row.isOf(delivery.person()))
                .toList();
        return delivery.kind() == NoticeKind.TURN
                ? own.stream()
                        .noneMatch(row -> game.toMove() != null
                                && row.seat() == game.toMove()
                                && !Notices.hasDecided(handle, game.id(), row.seat(), delivery.version()))
                : game.version() != delivery.version();
    }
}
