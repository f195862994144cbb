package autobahn.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import javax.sql.DataSource;

/** Where connections come from and go back to. */
public interface ConnectionPool extends AutoCloseable {
    DataSource source();

    /** What is lent out just now. */
    int active();

    /** A connection that is lent out shall not be lent again. */
    void discard(Connection connection);

    @Override
    void close();

    /** Connections that stay open for the next one. */
    record Hikari(HikariDataSource source) implements ConnectionPool {
        @Override
        public int active() {
            return source.getHikariPoolMXBean().getActiveConnections();
        }

        @Override
        public void discard(Connection connection) {
            source.evictConnection(connection);
        }

        @Override
        public void close() {
            source.close();
        }
    }
}
