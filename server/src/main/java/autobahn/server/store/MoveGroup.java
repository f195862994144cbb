package autobahn.server.store;

import autobahn.server.work.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/**
 * One thread appends the entries of all tables of this node to PostgreSQL. Those that have queued up go together, in one
 * transaction and by a handful of statements however many they are ({@link GroupedEntries}). If something is wrong with one
 * of them, each is tried by itself.
 */
final class MoveGroup implements AutoCloseable {
    private static final class Waiting extends GroupWriter.Asked<Optional<Integer>> {
        final GroupedMove move;

        Waiting(GroupedMove move) {
            this.move = move;
        }
    }

    private final Jdbi jdbi;
    private final GroupedMove.Writing writing;
    private final GroupWriter<Waiting> writer;

    MoveGroup(Machine machine, Jdbi jdbi, GroupedMove.Writing writing) {
        this.jdbi = jdbi;
        this.writing = writing;
        this.writer = GroupWriter.start(machine, this::commitAll);
    }

    /** As {@link GameEntries#append}, in a transaction that is committed when this returns. */
    Optional<Integer> append(GroupedMove move) {
        Waiting waiting = new Waiting(move);
        writer.add(waiting);
        return waiting.await();
    }

    /** One entry of a game at most goes into a group: the next one follows in the next group. */
    private void commitAll(List<Waiting> all) {
        for (List<Waiting> left = all; !left.isEmpty(); ) {
            Map<String, Waiting> group = new LinkedHashMap<>();
            List<Waiting> later = new ArrayList<>();
            for (Waiting waiting : left) {
                if (group.putIfAbsent(waiting.move.game(), waiting) != null) {
                    later.add(waiting);
                }
            }
            commit(List.copyOf(group.values()));
            left = later;
        }
    }

    private void commit(List<Waiting> group) {
        List<GroupedMove> moves = group.stream().map(waiting -> waiting.move).toList();
        Map<String, Integer> changes;
        try {
            changes = jdbi.inTransaction(handle -> writing.append(handle, moves));
        } catch (RuntimeException e) {
            if (moves.size() == 1 || Outage.isBehind(e)) {
                group.forEach(waiting -> waiting.answer.completeExceptionally(e));
            } else {
                group.forEach(this::alone);
            }
            return;
        }
        group.forEach(waiting -> waiting.answer.complete(Optional.ofNullable(changes.get(waiting.move.game()))));
    }

    private void alone(Waiting waiting) {
        List<GroupedMove> one = List.of(waiting.move);
        try {
            Map<String, Integer> changes = jdbi.inTransaction(handle -> writing.append(handle, one));
            waiting.answer.complete(Optional.ofNullable(changes.get(waiting.move.game())));
        } catch (RuntimeException e) {
            waiting.answer.completeExceptionally(e);
        }
    }

    @Override
    public void close() {
        writer.close();
    }
}
