package autobahn.server.settings;

import autobahn.protocol.program.Program;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server is run.
 *
 * @param host address to listen on
 * @param port 0 for any free one
 * @param database a JDBC address: {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql:…}
 * @param proxied whether a proxy stands in front of us that ends TLS: cookies are for TLS only then, and what the proxy
 *     says about the client is believed
 * @param searches bots that may think at the same time
 * @param metricsToken what a bearer shows to read the metrics from another machine; null if nobody may
 * @param programs programs of others that can be seated as bots, by the choice of whoever runs the server
 * @param editions corrected editions that the server offers, as JSON; the first is that of new tables
 * @param outgoing what it sends to elsewhere by itself
 */
public record Settings(
        String host,
        int port,
        String database,
        boolean proxied,
        int searches,
        Limits limits,
        @Nullable String metricsToken,
        List<Program> programs,
        List<String> editions,
        Outgoing outgoing) {

    private static final String SQLITE = "jdbc:sqlite:";

    public Settings(String host, int port, String database, boolean proxied, int searches) {
        this(host, port, database, proxied, searches, Limits.usual(), null);
    }

    /** With the standard edition alone, without programs, and without an address that people know. */
    public Settings(
            String host,
            int port,
            String database,
            boolean proxied,
            int searches,
            Limits limits,
            @Nullable String metricsToken) {
        this(host, port, database, proxied, searches, limits, metricsToken, List.of(), List.of(), Outgoing.usual());
    }

    /** An own database file in a folder. */
    public static String sqlite(Path folder) {
        return SQLITE + sqliteFile(folder);
    }

    public static Path sqliteFile(Path folder) {
        return folder.resolve("autobahn.db");
    }

    /** The file of an SQLite database. */
    public Path databaseFile() {
        int options = database.indexOf('?');
        return Path.of(database.substring(SQLITE.length(), options < 0 ? database.length() : options));
    }

    public boolean isSqlite() {
        return database.startsWith(SQLITE);
    }
}
