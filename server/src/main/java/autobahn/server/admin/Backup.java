package autobahn.server.admin;

import autobahn.server.api.StrictJson;
import autobahn.server.store.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A whole database as lines of JSON, one for each row, and back: from SQLite or PostgreSQL into either. The copy shows
 * one moment, while the server goes on; its last line says how many rows there are and holds a checksum of all lines before,
 * so that half a file is noticed, and one with a letter changed.
 */
public final class Backup {
    /** Those that others refer to come first. */
    static final List<String> TABLES = List.of(
            "people",
            "keys",
            "name_skeletons",
            "editions",
            "edition_texts",
            "games",
            "seats",
            "guests",
            "friendships",
            "aversions",
            "invitations",
            "notes",
            "reports",
            "entries",
            "positions",
            "archives",
            "jobs",
            "plans",
            "served_time",
            "clocks",
            "seat_clocks",
            "quiet_hours",
            "vacations",
            "notice_wishes",
            "notice_settings",
            "webhooks",
            "push_browsers",
            "server_keys",
            "mail_addresses",
            "mail_letters",
            "mail_counts",
            "notices",
            "deliveries",
            "undo_requests",
            "end_proposals",
            "chat",
            "results",
            "ratings",
            "analyses",
            "daily_deals",
            "daily_results",
            "seat_figures",
            "figure_counts",
            "contests",
            "contest_people",
            "contest_tables",
            "contest_seats",
            "contest_log",
            "ladder",
            "ladder_games");

    private static final String FORMAT = "autobahn-backup";
    private static final int VERSION = 2;
    /** Without a checksum. */
    private static final int FIRST_VERSION = 1;

    private static final int FETCH = 500;

    private Backup() {}

    /** Writes everything; returns the number of rows. */
    public static long write(Database database, Writer out) {
        return database.read(handle -> handle.inTransaction(isolation(database), snapshot -> {
            MessageDigest sum = sha256();
            line(out, sum, Map.of(FORMAT, VERSION));
            long[] rows = {0};
            for (String table : TABLES) {
                try (Query query =
                        snapshot.createQuery("select * from " + table).setFetchSize(FETCH)) {
                    query.mapToMap().forEach(row -> {
                        Map<String, Object> line = new LinkedHashMap<>();
                        line.put("table", table);
                        line.put("row", row);
                        line(out, sum, line);
                        rows[0]++;
                    });
                }
            }
            Map<String, Object> end = new LinkedHashMap<>();
            end.put("rows", rows[0]);
            end.put("sha256", HexFormat.of().formatHex(sum.digest()));
            line(out, sum, end);
            return rows[0];
        }));
    }

    /** What a reader sees stays as it was at its first look; in SQLite that is so in every transaction. */
    private static TransactionIsolationLevel isolation(Database database) {
        return database.isAlone() ? TransactionIsolationLevel.SERIALIZABLE : TransactionIsolationLevel.REPEATABLE_READ;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void line(Writer out, MessageDigest sum, Map<String, ?> content) {
        try {
            String line = StrictJson.text(content);
            add(sum, line);
            out.write(line);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads everything into an empty database: all of it or, if anything is wrong, nothing.
     *
     * @return the number of rows
     * @throws IllegalArgumentException saying what is wrong with the file or the database
     */
    public static long read(Database database, BufferedReader in) {
        return database.write(handle -> {
            for (String table : TABLES) {
                if (handle.select("select 1 from " + table + " limit 1")
                        .mapTo(int.class)
                        .findFirst()
                        .isPresent()) {
                    throw new IllegalArgumentException("the database is not empty: restore into a new one");
                }
            }
            return rows(handle, in);
        });
    }

    private static long rows(Handle handle, BufferedReader in) {
        MessageDigest sum = sha256();
        String first = next(in);
        int version = parse(1, first).path(FORMAT).asInt(0);
        add(sum, first);
        if (version != VERSION && version != FIRST_VERSION) {
            throw new IllegalArgumentException("this is no backup of Autobahn, or one of a later version");
        }
        try (Inserts inserts = new Inserts(handle)) {
            long rows = 0;
            while (true) {
                String text = next(in);
                JsonNode line = parse(rows + 2, text);
                JsonNode end = line.get("rows");
                if (end != null) {
                    if (end.asLong() != rows) {
                        throw new IllegalArgumentException(
                                "the backup says that it has " + end + " rows, but there are " + rows);
                    }
                    if (version != FIRST_VERSION) {
                        check(sum, line.path("sha256").asString(""));
                    }
                    inserts.flush();
                    return rows;
                }
                add(sum, text);
                inserts.add(line.path("table").asString(""), line.path("row"));
                rows++;
            }
        }
    }

    private static void add(MessageDigest sum, @Nullable String line) {
        sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static void check(MessageDigest sum, String said) {
        if (!HexFormat.of().formatHex(sum.digest()).equals(said)) {
            throw new IllegalArgumentException("the backup has been damaged or changed: its checksum is another one");
        }
    }

    private static @Nullable String next(BufferedReader in) {
        try {
            return in.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode parse(long number, @Nullable String line) {
        if (line == null) {
            throw new IllegalArgumentException("the backup ends too early, at line " + number);
        }
        try {
            return StrictJson.tree(line);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("line " + number + " of the backup is no JSON", e);
        }
    }
}
