package autobahn.server.table;

import autobahn.engine.Options;
import autobahn.server.store.EndRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import autobahn.server.store.UndoRow;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table apart from its game's position.
 *
 * @param seats those that people and bots can take: Autobot's is not among them
 * @param guests people without a seat who may see a private table
 * @param undo a request to take back, as long as it is not outdated by a later entry
 * @param ending a proposal to end the game, as long as it is open
 * @param clock null for a table without one, and before and after the game
 */
public record TableInfo(
        GameRow game,
        Options options,
        List<SeatRow> seats,
        Set<String> guests,
        @Nullable UndoRow undo,
        @Nullable EndRow ending,
        @Nullable TableClock clock) {

    public boolean isRunning() {
        return game.status() == Status.RUNNING;
    }

    public boolean isOpen() {
        return game.status() == Status.OPEN;
    }

    public boolean isHost(@Nullable String person) {
        return game.host().equals(person);
    }

    public boolean isSeated(@Nullable String person) {
        return seats.stream().anyMatch(seat -> seat.isOf(person));
    }

    boolean isSeatOf(int seat, @Nullable String person) {
        SeatRow row = seat(seat);
        return row != null && row.isOf(person);
    }

    /** A private table does not exist for strangers, and one of which others play the same deal for nobody else. */
    public boolean isVisible(@Nullable String person) {
        if (game.sealed()) {
            return isSeated(person);
        }
        return game.listed() || isHost(person) || isSeated(person) || person != null && guests.contains(person);
    }

    public @Nullable SeatRow seat(int seat) {
        return seat >= 0 && seat < seats.size() ? seats.get(seat) : null;
    }

    /** The level of the bot that has to decide; null if a person has to, or nobody. */
    public @Nullable String botToMove() {
        SeatRow seat = game.toMove() == null ? null : seat(game.toMove());
        return seat == null ? null : seat.plays();
    }

    /** The person who has to decide; null if a bot has to, or nobody. */
    public @Nullable String personToMove() {
        SeatRow seat = game.toMove() == null ? null : seat(game.toMove());
        return seat == null || seat.plays() != null ? null : seat.person();
    }

    /** Seats of people, bots that play for them or not. */
    List<SeatRow> people() {
        return seats.stream().filter(seat -> seat.person() != null).toList();
    }

    /**
     * Whether somebody is asked before moves are taken back: not for whom a bot plays, unless ratings are at stake. The host
     * may put a bot in anybody's place, and would take back what he likes.
     */
    boolean hasSay(SeatRow seat) {
        return seat.takesPart() && (seat.substitute() == null || game.rated());
    }

    /** Whether everybody who has a say is this one person. */
    boolean isAlone(@Nullable String person) {
        return person != null
                && people().stream().allMatch(seat -> seat.isOf(person) || !hasSay(seat))
                && isSeated(person);
    }

    /** Whether somebody plays against Autobot for a rating: nobody else is there who could agree to anything. */
    boolean isRatedAlone() {
        return game.rated() && options.solo() != null;
    }

    /** Whether clients have to be told of more than entries. */
    boolean differs(TableInfo other) {
        return game.status() != other.game.status()
                || !seats.equals(other.seats)
                || !Objects.equals(undo, other.undo)
                || !Objects.equals(ending, other.ending)
                || !Objects.equals(clock, other.clock)
                || !Objects.equals(game.continuedFrom(), other.game.continuedFrom());
    }

    TableInfo with(GameRow row) {
        return new TableInfo(
                row,
                options,
                seats,
                guests,
                undo != null && undo.version() == row.version() ? undo : null,
                ending != null && ending.version() == row.version() ? ending : null,
                clock);
    }
}
