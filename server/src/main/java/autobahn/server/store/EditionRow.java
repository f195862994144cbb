package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * An edition that an account has made.
 *
 * @param ownerName null only for an owner who has no account any more
 * @param text as JSON; empty in lists
 * @param designed figures that nobody has checked
 * @param checked figures that were checked against the printed game
 * @param version changes since it was made
 */
public record EditionRow(
        String id,
        String owner,
        @Nullable String ownerName,
        String name,
        String hash,
        Sharing sharing,
        String text,
        int designed,
        int checked,
        int version,
        long created,
        long updated) {
    static EditionRow read(ResultSet row) throws SQLException {
        return new EditionRow(
                row.getString("id"),
                row.getString("owner"),
                row.getString("owner_name"),
                row.getString("name"),
                row.getString("hash"),
                Sharing.of(row.getString("sharing")),
                row.getString("text"),
                row.getInt("designed"),
                row.getInt("checked"),
                row.getInt("version"),
                row.getLong("created"),
                row.getLong("updated"));
    }
}
