package autobahn.server.store;

import autobahn.server.work.Machine;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * One thread writes for all, as SQLite wants it, and commits together what has queued up. It keeps its connection, and on it
 * what entries need prepared. If something cannot be written at all, everything of that commit is taken back.
 */
final class GroupCommit implements DatabaseWriter {
    /** Something to be written in the transaction of a group. */
    private abstract static class Piece<T> extends GroupWriter.Asked<T> {
        private @Nullable T result;
        private @Nullable RuntimeException fault;

        void run(Held held) {
            try {
                result = write(held);
            } catch (Refused e) {
                fault = e.why;
            }
        }

        /** @throws Refused if nothing has changed by it, and the others can go on */
        abstract @Nullable T write(Held held) throws Refused;

        @SuppressWarnings("NullAway") // T may be nullable
        void answer() {
            if (fault != null) {
                answer.completeExceptionally(fault);
            } else {
                answer.complete(result);
            }
        }
    }

    private static final class Refused extends Exception {
        private static final long serialVersionUID = 1;
        final RuntimeException why;

        Refused(RuntimeException why) {
            super(why);
            this.why = why;
        }
    }

    /** Anything; it has a savepoint, so that if it fails it takes nobody with it. */
    private static final class Work<T> extends Piece<T> {
        private final Function<Handle, T> work;

        Work(Function<Handle, T> work) {
            this.work = work;
        }

        @Override
        T write(Held held) throws Refused {
            held.handle.savepoint("piece");
            try {
                T result = work.apply(held.handle);
                held.handle.releaseSavepoint("piece");
                return result;
            } catch (RuntimeException e) {
                rollback(held.handle, e);
                throw new Refused(e);
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
    }

    /** An entry: it fits or changes nothing, so it needs no savepoint. */
    private static final class Append extends Piece<Optional<Integer>> {
        private final GroupedMove move;

        Append(GroupedMove move) {
            this.move = move;
        }

        @Override
        Optional<Integer> write(Held held) {
            try {
                return held.entries.append(move.game(), move.step(), move.rules());
            } catch (SQLException e) {
                throw GameEntries.failed(e);
            }
        }
    }

    /** The connection of the writing thread. */
    private record Held(Handle handle, EntryStatements entries) {
        static Held open(Jdbi jdbi) {
            Handle handle = jdbi.open();
            return new Held(handle, new EntryStatements(handle.getConnection()));
        }
    }

    private final ConnectionPool pool;
    private final Jdbi jdbi;
    private final GroupWriter<Piece<?>> writer;
    private @Nullable Held held;

    /** @param pool of one connection, to be closed with this */
    GroupCommit(Machine machine, ConnectionPool pool) {
        this.pool = pool;
        this.jdbi = Database.quiet(Jdbi.create(pool.source()));
        this.writer = GroupWriter.start(machine, this::commit);
    }

    @Override
    public <T> T write(Function<Handle, T> work) {
        return add(new Work<>(work));
    }

    @Override
    public Optional<Integer> append(GroupedMove move) {
        return add(new Append(move));
    }

    private <T> T add(Piece<T> piece) {
        writer.add(piece);
        return piece.await();
    }

    private void commit(List<Piece<?>> pieces) {
        Held open = held == null ? Held.open(jdbi) : held;
        held = open;
        try {
            open.handle.useTransaction(transaction -> pieces.forEach(piece -> piece.run(open)));
        } catch (RuntimeException e) {
            // whether a transaction is still open on it is more than driver and SQLite agree on
            held = null;
            pool.discard(open.handle.getConnection());
            letGo(open, e);
            throw e;
        }
        pieces.forEach(Piece::answer);
    }

    private static void letGo(Held open, @Nullable RuntimeException why) {
        try (open.handle) {
            open.entries.close();
        } catch (SQLException | RuntimeException e) {
            if (why != null) {
                why.addSuppressed(e);
            }
        }
    }

    @Override
    public void close() {
        writer.close();
        if (held != null) {
            letGo(held, null);
        }
        pool.close();
    }
}
