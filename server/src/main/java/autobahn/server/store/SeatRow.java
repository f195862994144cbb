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
 * @param left how the person has left a game; null for somebody who plays
 * @param away since when nobody is known to follow the table for this seat
 * @param colour that was chosen for it; null for whatever the others leave
 */
public record SeatRow(
        String game,
        int seat,
        @Nullable String person,
        String name,
        boolean account,
        @Nullable String bot,
        @Nullable String substitute,
        @Nullable String bound,
        @Nullable Departure left,
        @Nullable Long away,
        @Nullable SeatColour colour) {

    static final String COLUMNS =
            "s.game, s.seat, s.person, s.name, p.name, s.bot, s.substitute, s.account, s.left_as, s.away, s.colour";

    static SeatRow read(ResultSet row) throws SQLException {
        return new SeatRow(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getString(4),
                row.getString(5) != null,
                row.getString(6),
                row.getString(7),
                row.getString(8),
                Departure.of(row.getString(9)),
                time(row, 10),
                SeatColour.of(row.getString(11)).orElse(null));
    }

    static @Nullable Long time(ResultSet row, int column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? null : value;
    }

    public boolean isOpen() {
        return person == null && bot == null;
    }

    /** The level of the bot that decides here; null where a person does. */
    public @Nullable String plays() {
        return bot != null ? bot : substitute;
    }

    /** Whether a person sits here who has not left the game for good. */
    public boolean takesPart() {
        return person != null && (left == null || !left.isForGood());
    }

    public SeatRow in(@Nullable SeatColour chosen) {
        return new SeatRow(game, seat, person, name, account, bot, substitute, bound, left, away, chosen);
    }

    /** As it is when its person has left in this way. */
    public SeatRow left(Departure how) {
        return new SeatRow(game, seat, person, name, account, bot, substitute, bound, how, null, colour);
    }

    public boolean isOf(@Nullable String somebody) {
        return person != null && person.equals(somebody);
    }
}
