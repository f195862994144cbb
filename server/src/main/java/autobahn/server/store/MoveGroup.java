package autobahn.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Jdbi;

/**
 * One thread appends the entries of all tables of this node to PostgreSQL. Those that have queued up while the last ones
 * were on their way to the disk go together, in one transaction and by a handful of statements however many they are
 * ({@link GroupedEntries}); nobody is told before it is committed. If something is wrong with one of them, each is tried by
 * itself.
 */
final class MoveGroup implements AutoCloseable {
    private static final int MOST_AT_ONCE = 256;

    /** An entry that waits. */
    record Move(String game, EntryChange step, String rules, CompletableFuture<Optional<Integer>> answer) {}

    private final LinkedBlockingQueue<Move> queue = new LinkedBlockingQueue<>();
    private final Jdbi jdbi;
    private final Thread thread;
    private volatile boolean closed;

    private MoveGroup(HikariDataSource pool) {
        this.jdbi = Database.quiet(Jdbi.create(pool));
        this.thread = Thread.ofPlatform().name("writer").unstarted(this::run);
    }

    static MoveGroup start(HikariDataSource pool) {
        MoveGroup group = new MoveGroup(pool);
        group.thread.start();
        return group;
    }

    /** As {@link GameEntries#append}, in a transaction that is committed when this returns. */
    Optional<Integer> append(String game, EntryChange step, String rules) {
        if (closed) {
            throw new IllegalStateException("the database is closed");
        }
        Move move = new Move(game, step, rules, new CompletableFuture<>());
        queue.add(move);
        try {
            return move.answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private void run() {
        while (!closed || !queue.isEmpty()) {
            Map<String, Move> group;
            try {
                group = next();
            } catch (InterruptedException e) {
                continue; // closed: what is queued is still written
            }
            try {
                commit(List.copyOf(group.values()));
            } catch (Throwable e) { // also errors: everybody waits for this thread, and nobody would start it again
                group.values().forEach(move -> move.answer.completeExceptionally(e));
            }
        }
    }

    /** One entry of a game at most: the next one follows in the next group. */
    private Map<String, Move> next() throws InterruptedException {
        Map<String, Move> group = new LinkedHashMap<>();
        Move first = queue.take();
        group.put(first.game, first);
        List<Move> again = new ArrayList<>();
        for (Move move = queue.poll(); move != null; move = group.size() < MOST_AT_ONCE ? queue.poll() : null) {
            if (group.putIfAbsent(move.game, move) != null) {
                again.add(move);
            }
        }
        queue.addAll(again);
        return group;
    }

    private void commit(List<Move> moves) {
        Map<String, Integer> changes;
        try {
            changes = jdbi.inTransaction(handle -> GroupedEntries.append(handle, moves));
        } catch (RuntimeException e) {
            if (moves.size() == 1 || Outage.isBehind(e)) {
                throw e;
            }
            moves.forEach(this::alone);
            return;
        }
        moves.forEach(move -> move.answer.complete(Optional.ofNullable(changes.get(move.game))));
    }

    private void alone(Move move) {
        try {
            move.answer.complete(
                    jdbi.inTransaction(handle -> GameEntries.append(handle, move.game, move.step, move.rules)));
        } catch (RuntimeException e) {
            move.answer.completeExceptionally(e);
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
