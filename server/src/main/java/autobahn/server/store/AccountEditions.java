package autobahn.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of editions that accounts have made. */
public final class AccountEditions {
    private static final String COLUMNS = "e.id, e.owner, p.name as owner_name, e.name, e.hash, e.sharing,"
            + " e.designed, e.checked, e.version, e.created, e.updated";
    private static final String FROM = " from editions e left join people p on p.id = e.owner";

    private AccountEditions() {}

    public static Optional<EditionRow> find(Handle handle, String id) {
        return handle.select("select " + COLUMNS + ", e.text" + FROM + " where e.id = ?", id)
                .map((row, context) -> EditionRow.read(row))
                .findFirst();
    }

    public static List<EditionRow> of(Handle handle, String owner) {
        return latest(handle, "e.owner = ?", owner, Integer.MAX_VALUE);
    }

    /** The latest that are shown to everybody. */
    public static List<EditionRow> listed(Handle handle, int most) {
        return latest(handle, "e.sharing = ?", Sharing.LISTED.id(), most);
    }

    /** Those of which something is so, the latest first, without their texts. */
    private static List<EditionRow> latest(Handle handle, String condition, String value, int most) {
        return handle.select(
                        "select " + COLUMNS + ", '' as text" + FROM + " where " + condition
                                + " order by e.updated desc, e.id limit ?",
                        value,
                        most)
                .map((row, context) -> EditionRow.read(row))
                .list();
    }

    /** Until this transaction ends, editions of this owner are made and changed by nobody else; returns how many there are. */
    public static int lockAndCount(Handle handle, String owner) {
        handle.execute("update people set created = created where id = ?", owner);
        return handle.select("select count(*) from editions where owner = ?", owner)
                .mapTo(int.class)
                .one();
    }

    public static void insert(Handle handle, EditionRow row) {
        handle.execute(
                "insert into editions (id, owner, name, hash, sharing, text, designed, checked, version, created, updated)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row.id(),
                row.owner(),
                row.name(),
                row.hash(),
                row.sharing().id(),
                row.text(),
                row.designed(),
                row.checked(),
                row.version(),
                row.created(),
                row.updated());
    }

    /** Puts a version in the place of the one before; false if that one is not there any more. */
    public static boolean replace(Handle handle, EditionRow row) {
        return handle.execute(
                        "update editions set name = ?, hash = ?, sharing = ?, text = ?, designed = ?, checked = ?, version = ?,"
                                + " updated = ? where id = ? and owner = ? and version = ?",
                        row.name(),
                        row.hash(),
                        row.sharing().id(),
                        row.text(),
                        row.designed(),
                        row.checked(),
                        row.version(),
                        row.updated(),
                        row.id(),
                        row.owner(),
                        row.version() - 1)
                == 1;
    }

    public static boolean delete(Handle handle, String id, String owner) {
        return handle.execute("delete from editions where id = ? and owner = ?", id, owner) == 1;
    }
}
