package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A seat at a table, as it is stored.
 *
 * @param person who sits here; null for a bot and for an open seat
 * @param account whether that person has an account
 * @param bot the level of a bot that sits here
 * @param substitute the level of a bot that plays for the person
 * @param bound the account that a rated game counts for, since its start
 */
public record SeatRow(
        String game,
        int seat,
        @Nullable String person,
        String name,
        boolean account,
        @Nullable String bot,
        @Nullable String substitute,
        @Nullable String bound) {

    static final String COLUMNS = "s.game, s.seat, s.person, s.name, p.name, s.bot, s.substitute, s.account";

    static SeatRow read(ResultSet row) throws SQLException {
        return new SeatRow(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getString(4),
                row.getString(5) != null,
                row.getString(6),
                row.getString(7),
                row.getString(8));
    }

    public boolean isOpen() {
        return person == null && bot == null;
    }

    /** The level of the bot that decides here; null where a person does. */
    public @Nullable String plays() {
        return bot != null ? bot : substitute;
    }

    public boolean isOf(@Nullable String somebody) {
        return person != null && person.equals(somebody);
    }
}
