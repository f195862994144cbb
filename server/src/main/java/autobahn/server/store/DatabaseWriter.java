package autobahn.server.store;

import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Runs work that writes, each piece in a transaction. */
interface DatabaseWriter extends AutoCloseable {
    <T> T write(Function<Handle, T> work);

    /** As {@link GameEntries#append}, in a transaction that is committed when this returns. */
    Optional<Integer> append(GroupedMove move);

    @Override
    void close();

    /** Each piece on a connection of its own: the database orders them. Entries of many games go together. */
    record Direct(Jdbi jdbi, MoveGroup moves) implements DatabaseWriter {
        @Override
        public <T> T write(Function<Handle, T> work) {
            return jdbi.inTransaction(work::apply);
        }

        @Override
        public Optional<Integer> append(GroupedMove move) {
            return moves.append(move);
        }

        @Override
        public void close() {
            moves.close();
        }
    }
}
