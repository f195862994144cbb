package autobahn.server.admin;

import java.sql.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Puts rows of a backup into tables, many at a time. A column that a later version has added keeps its default. */
final class Inserts implements AutoCloseable {
    private static final int AT_ONCE = 500;
    private static final Pattern NAME = Pattern.compile("[a-z_]{1,40}");

    private final Handle handle;
    private final Map<String, PreparedBatch> batches = new HashMap<>();
    private @Nullable PreparedBatch current;
    private String shape = "";

    Inserts(Handle handle) {
        this.handle = handle;
    }

    void add(String table, JsonNode row) {
        if (!Backup.TABLES.contains(table) || !row.isObject() || row.isEmpty()) {
            throw new IllegalArgumentException("the backup holds a row of an unknown table: " + table);
        }
        List<String> columns = new ArrayList<>(row.propertyNames());
        String wanted = table + columns;
        if (current == null || !wanted.equals(shape)) {
            flush();
            shape = wanted;
            current = batches.computeIfAbsent(wanted, key -> handle.prepareBatch(sql(table, columns)));
        }
        for (int i = 0; i < columns.size(); i++) {
            bind(current, i, row.get(columns.get(i)));
        }
        current.add();
        if (current.size() >= AT_ONCE) {
            flush();
        }
    }

    private static void bind(PreparedBatch batch, int at, JsonNode value) {
        if (value.isNull()) {
            batch.bindNull(at, Types.NULL);
        } else if (value.isIntegralNumber()) {
            batch.bind(at, value.asLong());
        } else if (value.isNumber()) {
            batch.bind(at, value.asDouble());
        } else {
            batch.bind(at, value.asString());
        }
    }

    private static String sql(String table, List<String> columns) {
        for (String column : columns) {
            if (!NAME.matcher(column).matches()) {
                throw new IllegalArgumentException("the backup holds an odd column of " + table);
            }
        }
        return "insert into " + table + " (" + String.join(", ", columns) + ") values ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    }

    void flush() {
        if (current != null && current.size() > 0) {
            current.execute();
        }
    }

    @Override
    public void close() {
        batches.values().forEach(PreparedBatch::close);
    }
}
