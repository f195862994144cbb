package autobahn.server.store;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Runs work that writes, each piece in a transaction. */
interface DatabaseWriter extends AutoCloseable {
    <T> T write(Function<Handle, T> work);

    @Override
    void close();

    /** Each piece on a connection of its own: the database orders them. */
    record Direct(Jdbi jdbi) implements DatabaseWriter {
        @Override
        public <T> T write(Function<Handle, T> work) {
            return jdbi.inTransaction(work::apply);
        }

        @Override
        public void close() {}
    }
}
