package autobahn.server.table;

import autobahn.server.store.Listing;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Those who wait to be told that it is their turn. */
public final class TurnHub {
    private final Map<String, List<Outbox>> waiting = new ConcurrentHashMap<>();

    /** Tells whoever has to decide at this table. */
    void turn(TableInfo info) {
        String person = info.personToMove();
        Integer seat = info.game().toMove();
        if (person != null && seat != null) {
            turn(person, new Listing.Turn(info.game().id(), seat, info.game().version()));
        }
    }

    void turn(String person, Listing.Turn turn) {
        List<Outbox> outs = waiting.get(person);
        if (outs != null) {
            byte[] frame = frame(turn);
            outs.forEach(out -> out.send(frame));
        }
    }

    static byte[] frame(Listing.Turn turn) {
        return Outbox.frame("turn", turn);
    }

    void add(String person, Outbox out) {
        // Together with looking for the list: it goes with the last one who waited.
        waiting.compute(person, (p, outs) -> {
            List<Outbox> more = outs == null ? new CopyOnWriteArrayList<>() : outs;
            more.add(out);
            return more;
        });
    }

    void remove(String person, Outbox out) {
        waiting.computeIfPresent(person, (p, outs) -> {
            outs.remove(out);
            return outs.isEmpty() ? null : outs;
        });
    }

    /** Those who wait on this node. */
    List<String> people() {
        return List.copyOf(waiting.keySet());
    }

    int size() {
        return waiting.values().stream().mapToInt(List::size).sum();
    }

    /** Whether anybody on this node waits for a person's turns. */
    boolean hears(String person) {
        return waiting.containsKey(person);
    }

    void close() {
        waiting.values().forEach(outs -> outs.forEach(Outbox::close));
    }
}
