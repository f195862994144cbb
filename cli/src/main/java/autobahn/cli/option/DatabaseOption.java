package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server keeps its games. */
public final class DatabaseOption {
    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            defaultValue = "${env:AUTOBAHN_DATA}",
            description = "Folder of the server's own database. [AUTOBAHN_DATA; the user's data folder]")
    private @Nullable Path data;

    @Option(
            names = "--db",
            paramLabel = "ADDRESS",
            defaultValue = "${env:AUTOBAHN_DB}",
            description =
                    "JDBC address of a PostgreSQL database, in place of --data: jdbc:postgresql://HOST/NAME?user=… [AUTOBAHN_DB]")
    private @Nullable String db;

    /** Whether it is a PostgreSQL and no folder of ours. */
    public boolean isPostgres() {
        return db != null && !db.isEmpty();
    }

    /** The JDBC address; nothing is made. */
    public String addressAsSaid() {
        if (db != null && !db.isEmpty()) {
            if (!db.startsWith("jdbc:postgresql:")) {
                throw new BadInput("--db must begin with jdbc:postgresql: (for SQLite use --data)");
            }
            return db;
        }
        return Settings.sqlite(folder());
    }

    /** The JDBC address; the folder is made if there is none. */
    public String address() {
        String address = addressAsSaid();
        if (isPostgres()) {
            return address;
        }
        Path folder = folder();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("cannot make the folder " + folder + ": " + e.getMessage());
        }
        return address;
    }

    /** What is opened must be closed; no server may use it meanwhile. */
    public Database openAlone() {
        return opening(() -> Database.openAlone(settings()));
    }

    /** A database that is there: a folder named wrongly must not pass for a server without games. */
    public Database openExisting() {
        if (!isPostgres() && !Files.exists(Settings.sqliteFile(folder()))) {
            throw new BadInput("there is no database in the folder " + folder());
        }
        return opening(() -> Database.open(settings()));
    }

    /** Where the database is, unless it is a PostgreSQL. */
    public Path folder() {
        return data == null ? userFolder() : data;
    }

    private Settings settings() {
        return new Settings("", 0, address(), false, 1, Limits.none(), null);
    }

    /** Says in one line why a database cannot be opened; an address may hold a password and is not repeated. */
    public static <T> T opening(Supplier<T> work) {
        try {
            return work.get();
        } catch (HikariPool.PoolInitializationException | FlywayException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new BadInput("cannot open the database: " + cause.getMessage());
        } catch (UncheckedIOException e) {
            throw new BadInput(e.getMessage() + ": " + e.getCause());
        }
    }

    /** Where programs of this user keep their things. */
    public static Path userFolder() {
        String home = System.getProperty("user.home", ".");
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return Path.of(home, "Library", "Application Support", "Autobahn");
        }
        String windows = System.getenv("LOCALAPPDATA");
        if (system.contains("windows") && windows != null) {
            return Path.of(windows, "Autobahn");
        }
        String xdg = System.getenv("XDG_DATA_HOME");
        return xdg == null || xdg.isEmpty() ? Path.of(home, ".local", "share", "autobahn") : Path.of(xdg, "autobahn");
    }
}
