package autobahn.server.crash;

import autobahn.server.ServerMain;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Properties;
import java.util.logging.Logger;

/** The server on an SQLite that does not wait for the disk. No address can ask for that, so its driver is told behind its back. */
final class CarelessServer implements Driver {
    private final Driver careful;

    private CarelessServer(Driver careful) {
        this.careful = careful;
    }

    public static void main(String[] arguments) throws Exception {
        for (Driver driver : Collections.list(DriverManager.getDrivers())) {
            if (driver instanceof org.sqlite.JDBC) {
                DriverManager.deregisterDriver(driver);
                DriverManager.registerDriver(new CarelessServer(driver));
            }
        }
        ServerMain.main(arguments);
    }

    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
        Properties changed = new Properties();
        changed.putAll(properties);
        changed.setProperty("synchronous", "OFF");
        return careful.connect(url, changed);
    }

    @Override
    public boolean acceptsURL(String url) throws SQLException {
        return careful.acceptsURL(url);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) throws SQLException {
        return careful.getPropertyInfo(url, properties);
    }

    @Override
    public int getMajorVersion() {
        return careful.getMajorVersion();
    }

    @Override
    public int getMinorVersion() {
        return careful.getMinorVersion();
    }

    @Override
    public boolean jdbcCompliant() {
        return careful.jdbcCompliant();
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getGlobal();
    }
}
