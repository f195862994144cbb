package autobahn.server.store;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A request to take back, as it is stored.
 *
 * @param moves that shall stand
 * @param agreed seats
 */
public record UndoRow(String request, int seat, int version, int moves, List<Integer> agreed) {

    static List<Integer> seats(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",", -1)).map(Integer::valueOf).toList();
    }

    static String text(List<Integer> seats) {
        return seats.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
