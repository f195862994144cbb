package autobahn.server.table;

import autobahn.server.store.SeatRow;
import java.util.List;
import java.util.stream.Collectors;

/** Who follows a table just now. */
final class Presence {
    private Presence() {}

    static boolean isOnline(LiveTable table, int seat) {
        SeatRow row = table.info().seat(seat);
        return row != null && table.streams().stream().anyMatch(stream -> row.isOf(stream.person()));
    }

    static void publish(LiveTable table) {
        table.publish("presence", json(table));
    }

    static String json(LiveTable table) {
        List<SeatRow> seats = table.info().seats();
        String online = seats.stream()
                .filter(seat -> isOnline(table, seat.seat()))
                .map(seat -> String.valueOf(seat.seat()))
                .collect(Collectors.joining(","));
        long watchers = table.streams().stream()
                .filter(stream -> !table.info().isSeated(stream.person()))
                .count();
        return "{\"online\":[" + online + "],\"watchers\":" + watchers + "}";
    }
}
