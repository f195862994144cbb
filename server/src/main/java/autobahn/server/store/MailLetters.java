package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The SQL of letters: to confirm an address, to set a new password, to tell that either has changed. An account has one of
 * each purpose; a later one takes its place, and the link of the one before is void.
 */
public final class MailLetters {
    /**
     * @param person null while nobody has looked who is meant
     * @param address or a name, while nobody has looked
     * @param tries so far
     */
    public record Letter(
            String id, @Nullable String person, LetterPurpose purpose, String address, int tries, long created) {
        static Letter read(ResultSet row) throws SQLException {
            return new Letter(
                    row.getString(1),
                    row.getString(2),
                    LetterPurpose.of(row.getString(3)),
                    row.getString(4),
                    row.getInt(5),
                    row.getLong(6));
        }
    }

    /** @param refused whether nobody takes mail there */
    public record Pending(String address, boolean refused) {}

    /** Nothing is put off for so long: such a time was written before the clock was set back. */
    private static final long NEVER_SO_LATE_MILLIS = 2 * 86_400_000L;

    private static final String SELECT = "select id, person, purpose, address, tries, created from mail_letters";

    private MailLetters() {}

    /** @param due null if it is never sent */
    public static void put(
            Handle handle,
            String id,
            @Nullable String person,
            LetterPurpose purpose,
            String address,
            @Nullable Long due,
            long now) {
        if (person != null) {
            forget(handle, person, purpose);
        }
        handle.execute(
                "insert into mail_letters (id, person, purpose, address, due, created) values (?, ?, ?, ?, ?, ?)",
                id,
                person,
                purpose.id(),
                address,
                due,
                now);
    }

    /** Tells the address that an account has, if it has one. */
    public static void tell(Handle handle, String id, String person, LetterPurpose purpose, long now) {
        MailAddresses.of(handle, person)
                .ifPresent(known -> put(handle, id, person, purpose, known.address(), now, now));
    }

    public static void forget(Handle handle, String person, LetterPurpose purpose) {
        handle.execute("delete from mail_letters where person = ? and purpose = ?", person, purpose.id());
    }

    /** Those that are to be sent now. */
    public static List<Letter> due(Handle handle, long now, int most) {
        return handle.select(
                        SELECT + " where due <= ? or due > ? order by due, id limit ?",
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        most)
                .map((row, context) -> Letter.read(row))
                .list();
    }

    /** Takes one on and counts the attempt; false if another node was quicker, or it is void. */
    public static boolean take(Handle handle, Letter letter, long until) {
        return handle.execute(
                        "update mail_letters set due = ?, tries = tries + 1 where id = ? and tries = ? and due is not null",
                        until,
                        letter.id(),
                        letter.tries())
                == 1;
    }

    /** The link that is sent now; one that was sent before is void. */
    public static void link(Handle handle, String id, String hash, long expires) {
        handle.execute("update mail_letters set hash = ?, expires = ? where id = ?", hash, expires, id);
    }

    /** It is sent, and its link waits. */
    public static void sent(Handle handle, String id) {
        handle.execute("update mail_letters set due = null where id = ?", id);
    }

    public static void later(Handle handle, String id, long due) {
        handle.execute("update mail_letters set due = ? where id = ? and due is not null", due, id);
    }

    public static void refused(Handle handle, String id) {
        handle.execute("update mail_letters set due = null, hash = null, refused = 1 where id = ?", id);
    }

    public static void remove(Handle handle, String id) {
        handle.execute("delete from mail_letters where id = ?", id);
    }

    /** Whose link this is, while it is good. */
    public static Optional<Letter> byLink(Handle handle, LetterPurpose purpose, String hash, long now) {
        return handle.select(SELECT + " where hash = ? and purpose = ? and expires > ?", hash, purpose.id(), now)
                .map((row, context) -> Letter.read(row))
                .findFirst();
    }

    /** Uses a link up; false if somebody was quicker. */
    public static boolean use(Handle handle, String id, String hash) {
        return handle.execute("delete from mail_letters where id = ? and hash = ?", id, hash) == 1;
    }

    /** The address that somebody has given and not confirmed. */
    public static @Nullable Pending pending(Handle handle, String person) {
        return handle.select(
                        "select address, refused from mail_letters where person = ? and purpose = ?",
                        person,
                        LetterPurpose.CONFIRM.id())
                .map((row, context) -> new Pending(row.getString(1), row.getInt(2) != 0))
                .findFirst()
                .orElse(null);
    }

    public static void forgetBefore(Handle handle, long before) {
        handle.execute("delete from mail_letters where created < ?", before);
    }
}
