package autobahn.server.store;

import autobahn.server.work.Machine;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * One thread writes for all, as SQLite wants it, and commits together what has queued up. Each piece of work has a
 * savepoint, so that one that fails takes nobody with it.
 */
final class GroupCommit implements DatabaseWriter {
    private static final class Piece<T> extends GroupWriter.Asked<T> {
        final Function<Handle, T> work;
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

    private final ConnectionPool pool;
    private final Jdbi jdbi;
    private final GroupWriter<Piece<?>> writer;

    /** @param pool of one connection, to be closed with this */
    GroupCommit(Machine machine, ConnectionPool pool) {
        this.pool = pool;
        this.jdbi = Database.quiet(Jdbi.create(pool.source()));
        this.writer = GroupWriter.start(machine, this::commit);
    }

    @Override
    public <T> T write(Function<Handle, T> work) {
        Piece<T> piece = new Piece<>(work);
        writer.add(piece);
        return piece.await();
    }

    private void commit(List<Piece<?>> pieces) {
        jdbi.useHandle(handle -> write(handle, pieces));
        pieces.forEach(Piece::answer);
    }

    private void write(Handle handle, List<Piece<?>> pieces) {
        try {
            handle.useTransaction(transaction -> pieces.forEach(piece -> piece.run(transaction)));
        } catch (RuntimeException e) {
            // whether a transaction is still open on it is more than driver and SQLite agree on
            pool.discard(handle.getConnection());
            throw e;
        }
    }

    @Override
    public void close() {
        writer.close();
        pool.close();
    }
}
