package autobahn.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of editions that are kept because games are played with them. */
public final class EditionTexts {
    /** @param text as JSON */
    public record Kept(String name, String text) {}

    private EditionTexts() {}

    public static Optional<Kept> find(Handle handle, String hash) {
        return handle.select("select name, text from edition_texts where hash = ?", hash)
                .map((row, context) -> new Kept(row.getString(1), row.getString(2)))
                .findFirst();
    }

    /** @param keeper whose edition it is; null for one of the server's own */
    public static void keep(Handle handle, String hash, String name, String text, @Nullable String keeper, long now) {
        handle.execute(
                "insert into edition_texts (hash, name, text, keeper, created) values (?, ?, ?, ?, ?) on conflict do nothing",
                hash,
                name,
                text,
                keeper,
                now);
    }

    public static boolean isKept(Handle handle, String hash) {
        return handle.select("select 1 from edition_texts where hash = ?", hash)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    /** Forgets what no game of an owner's editions has any more; returns how many are left. */
    public static int tidyAndCount(Handle handle, String keeper) {
        handle.execute(
                "delete from edition_texts where keeper = ? and not exists"
                        + " (select 1 from games g where g.edition = edition_texts.hash and g.edition_name is not null)",
                keeper);
        return handle.select("select count(*) from edition_texts where keeper = ?", keeper)
                .mapTo(int.class)
                .one();
    }
}
