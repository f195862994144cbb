package autobahn.server;

import java.nio.file.Path;

/**
 * How a server is run.
 *
 * @param host address to listen on
 * @param port 0 for any free one
 * @param database a JDBC address: {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql:…}
 * @param secureCookies whether browsers talk to us by TLS, which a proxy in front of us ends
 * @param searches bots that may think at the same time
 */
public record Settings(String host, int port, String database, boolean secureCookies, int searches) {

    /** An own database file in a folder. */
    public static String sqlite(Path folder) {
        return "jdbc:sqlite:" + folder.resolve("autobahn.db");
    }

    public boolean isSqlite() {
        return database.startsWith("jdbc:sqlite:");
    }
}
