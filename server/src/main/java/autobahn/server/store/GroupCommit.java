package autobahn.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * One thread writes for all, as SQLite wants it. What has queued up while the last commit was on its way to the disk goes
 * into the next one together: the price of reaching the disk is shared, and nobody is told before it is paid. Each piece
 * of work has a savepoint, so that one that fails takes nobody with it.
 */
final class GroupCommit implements DatabaseWriter {
    private static final int MOST_AT_ONCE = 256;

    private static final class Piece<T> {
        final Function<Handle, T> work;
        final CompletableFuture<T> answer = new CompletableFuture<>();
        private @Nullable T result;
        private @Nullable RuntimeException fault;

        Piece(Function<Handle, T> work) {
            this.work = work;
        }

        void run(Handle handle) {
            handle.savepoint("piece");
            try {
                result = work.apply(handle);
                handle.releaseSavepoint("piece");
            } catch (RuntimeException e) {
                fault = e;
                rollback(handle, e);
            }
        }

        /** On a full disk SQLite takes everything back by itself, and the savepoint is gone: the disk is what to tell. */
        private static void rollback(Handle handle, RuntimeException why) {
            try {
                handle.rollbackToSavepoint("piece");
            } catch (RuntimeException e) {
                why.addSuppressed(e);
                throw why;
            }
        }

        @SuppressWarnings("NullAway") // T may be nullable
        void answer() {
            if (fault != null) {
                answer.completeExceptionally(fault);
            } else {
                answer.complete(result);
            }
        }
    }

    private final LinkedBlockingQueue<Piece<?>> queue = new LinkedBlockingQueue<>();
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Thread thread;
    private volatile boolean closed;

    private GroupCommit(HikariDataSource pool) {
        this.pool = pool;
        this.jdbi = Database.quiet(Jdbi.create(pool));
        this.thread = Thread.ofPlatform().name("writer").unstarted(this::run);
    }

    static GroupCommit start(HikariDataSource pool) {
        GroupCommit writer = new GroupCommit(pool);
        writer.thread.start();
        return writer;
    }

    @Override
    public <T> T write(Function<Handle, T> work) {
        Piece<T> piece = new Piece<>(work);
        if (closed) {
            throw new IllegalStateException("the database is closed");
        }
        queue.add(piece);
        try {
            return piece.answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private void run() {
        List<Piece<?>> pieces = new ArrayList<>(MOST_AT_ONCE);
        while (!closed || !queue.isEmpty()) {
            try {
                pieces.add(queue.take());
            } catch (InterruptedException e) {
                continue; // closed: what is queued is still written
            }
            queue.drainTo(pieces, MOST_AT_ONCE - 1);
            commit(pieces);
            pieces.clear();
        }
    }

    private void commit(List<Piece<?>> pieces) {
        try {
            jdbi.useHandle(handle -> write(handle, pieces));
            pieces.forEach(Piece::answer);
        } catch (Throwable e) { // also errors: everybody waits for this thread, and nobody would start it again
            pieces.forEach(piece -> piece.answer.completeExceptionally(e));
        }
    }

    private void write(Handle handle, List<Piece<?>> pieces) {
        try {
            handle.useTransaction(transaction -> pieces.forEach(piece -> piece.run(transaction)));
        } catch (RuntimeException e) {
            // whether a transaction is still open on it is more than driver and SQLite agree on
            pool.evictConnection(handle.getConnection());
            throw e;
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
        pool.close();
    }
}
