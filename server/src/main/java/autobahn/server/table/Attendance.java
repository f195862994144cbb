package autobahn.server.table;

import autobahn.server.store.SeatRow;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Who follows a table.
 *
 * @param seats whose people do
 * @param watchers streams of others
 */
record Attendance(@JsonProperty("online") Set<Integer> seats, int watchers) {
    /** On this node. */
    static Attendance here(LiveTable table) {
        Set<Integer> seats = table.info().seats().stream()
                .filter(seat -> table.streams().stream().anyMatch(stream -> seat.isOf(stream.person())))
                .map(SeatRow::seat)
                .collect(Collectors.toCollection(TreeSet::new));
        long watchers = table.streams().stream()
                .filter(stream -> !table.info().isSeated(stream.person()))
                .count();
        return new Attendance(seats, (int) watchers);
    }

    /** On this and on all other nodes. */
    static Attendance everywhere(LiveTable table) {
        Attendance here = here(table);
        Set<Integer> seats = new TreeSet<>(here.seats);
        int watchers = here.watchers;
        for (Attendance there : table.elsewhere.all()) {
            seats.addAll(there.seats);
            watchers += there.watchers;
        }
        return new Attendance(seats, watchers);
    }

    /** For other nodes. */
    String text() {
        return (seats.isEmpty() ? "-" : joined()) + " " + watchers;
    }

    static Attendance parse(String seats, String watchers) {
        return new Attendance(
                seats.equals("-")
                        ? Set.of()
                        : Arrays.stream(seats.split(",", -1))
                                .map(Integer::valueOf)
                                .collect(Collectors.toCollection(TreeSet::new)),
                Integer.parseInt(watchers));
    }

    private String joined() {
        return seats.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
