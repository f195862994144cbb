package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.ProgramAccounts;
import autobahn.server.people.Secrets;
import autobahn.server.people.TakenNames;
import autobahn.server.people.Visitor;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import autobahn.server.store.Jobs;
import autobahn.server.store.SeatColour;
import autobahn.server.store.SeatRow;
import autobahn.server.store.ServedTime;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/** Who sits where. */
public final class Seating {
    /** @param link to be opened in a browser; the secret stands behind #, where no server log gets it */
    public record Recovery(String secret, String link) {}

    public record Recovered(String game, int seat) {}

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Clock clock;

    public Seating(Database database, LiveTables tables, Lobby lobby, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.clock = clock;
    }

    public TableJson join(String id, Visitor visitor, int seat, String name, @Nullable String invitation) {
        Person person = visitor.person();
        return tables.locked(id, table -> {
            tables.refresh(table);
            TableInfo info = table.info();
            if (!info.isVisible(person.id()) && !Lobby.isInvitation(table, invitation)) {
                throw LiveTables.unknown();
            }
            Access.open(info);
            SeatRow row = Access.any(info, seat);
            if (!row.isOpen()) {
                throw taken(seat);
            }
            if (info.game().rated() && info.isSeated(person.id())) {
                throw new Problem(409, "one-seat-each", "In a rated game nobody holds two seats.");
            }
            Neighbours.refuseAvoided(database, info, person);
            database.read(handle -> {
                if (info.game().rated()) {
                    ProgramAccounts.refuse(handle, person.id());
                }
                TakenNames.refuseAnothers(handle, name, person);
                return name;
            });
            return put(table, visitor, row, SeatNames.person(id, seat, person, name));
        });
    }

    /** Leaves a seat before the start; the host may also clear any other. */
    public TableJson leave(String id, Person person, int seat) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            SeatRow row = Access.any(table.info(), seat);
            Access.hostOr(table.info(), person, row);
            Access.open(table.info());
            return put(table, new Visitor(person, null), row, SeatNames.open(id, seat));
        });
    }

    /** The colour of one's own seat; the host also chooses for seats that no person holds. */
    public TableJson colour(String id, Person person, int seat, SeatColour colour) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            SeatRow row = Access.any(table.info(), seat);
            if (row.person() == null) {
                Access.host(table.info(), person);
            } else {
                Access.seat(table.info(), person, seat);
            }
            Access.open(table.info());
            database.write(handle -> {
                // First, so that choices for one table wait for each other, on whatever node they are made.
                Games.touch(handle, id, clock.millis());
                if (!Games.colour(handle, row, colour)) {
                    throw new Problem(409, "colour-taken", "Another seat has chosen " + colour.id() + ".");
                }
                return seat;
            });
            return lobby.changed(table, person);
        });
    }

    /** Before the start a bot sits down; later it plays for the person who sits there. */
    public TableJson substitute(String id, Person person, int seat, String level) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            SeatRow row = Access.any(table.info(), seat);
            if (table.info().isOpen()) {
                Access.host(table.info(), person);
                if (row.person() != null) {
                    throw taken(seat);
                }
                return put(table, new Visitor(person, null), row, SeatNames.bot(id, seat, null, level));
            }
            Access.hostOr(table.info(), person, row);
            Access.ownIfRated(table.info(), person, row);
            Access.notResigned(row);
            Access.noContest(table.info());
            Access.noWayOut(table.info());
            return play(table, person, row, level);
        });
    }

    /** Gives a seat back to its person, or opens a bot's before the start. */
    public TableJson giveBack(String id, Person person, int seat) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            SeatRow row = Access.any(table.info(), seat);
            Access.hostOr(table.info(), person, row);
            if (table.info().isOpen()) {
                if (row.bot() == null) {
                    throw new Problem(409, "no-bot", "No bot sits there.");
                }
                return put(table, new Visitor(person, null), row, SeatNames.open(id, seat));
            }
            Access.ownIfRated(table.info(), person, row);
            Access.notResigned(row);
            return play(table, person, row, null);
        });
    }

    private TableJson play(LiveTable table, Person person, SeatRow row, @Nullable String level) {
        if (!table.info().isRunning()) {
            throw new Problem(409, "not-running", "The game is over.");
        }
        if (row.person() == null) {
            throw new Problem(409, "bot-seat", "A bot holds this seat from the start, not in place of a person.");
        }
        ServedTime.Moment now = database.time().now();
        database.write(handle -> {
            Games.touch(handle, table.id, now.day());
            handle.execute(
                    "update seats set substitute = ?, left_as = null where game = ? and seat = ?",
                    level,
                    table.id,
                    row.seat());
            Jobs.settle(handle, table.id, now.day());
            Clocks.settle(handle, table.info().game(), now, Clocks.Why.SEATED);
            return row.seat();
        });
        return lobby.changed(table, person);
    }

    private TableJson put(LiveTable table, Visitor by, SeatRow before, SeatRow after) {
        database.write(handle -> {
            by.admit(handle, clock.millis());
            if (!Games.seat(handle, before, after)) {
                throw taken(before.seat());
            }
            Games.touch(handle, table.id, clock.millis());
            return after.seat();
        });
        return lobby.changed(table, by.person());
    }

    static Problem taken(int seat) {
        return new Problem(409, "seat-taken", "Seat " + seat + " is taken.");
    }

    // --- Recovery --------------------------------------------------------------------------------------------------

    /**
     * A new recovery link for a seat of this person's; the earlier one is void.
     *
     * @param shown the secret of whoever asks: the link ends with it
     */
    public Recovery recovery(String id, Person person, String shown, int seat) {
        return tables.locked(id, person, table -> {
            Access.seat(table.info(), person, seat);
            String secret = Secrets.random();
            database.write(handle -> handle.execute(
                    "update seats set recovery = ?, recovery_key = ? where game = ? and seat = ?",
                    Secrets.hash(secret),
                    Secrets.hash(shown),
                    id,
                    seat));
            return new Recovery(secret, "/recover#" + secret);
        });
    }

    /** The seat that a recovery link opens goes to whoever shows it. */
    public Recovered recover(Visitor visitor, String secret) {
        String hash = Secrets.hash(secret);
        Recovered found = database.read(handle -> handle.select(
                                "select game, seat from seats where recovery = ? and (recovery_key is null"
                                        + " or exists (select 1 from keys k where k.hash = recovery_key))",
                                hash)
                        .map((row, context) -> new Recovered(row.getString(1), row.getInt(2)))
                        .findFirst())
                .orElseThrow(() -> new Problem(404, "no-such-link", "This recovery link is void."));
        tables.locked(found.game(), table -> {
            SeatRow seat = Access.any(table.info(), found.seat());
            if (seat.bound() != null
                    && table.info().isRunning()
                    && !seat.bound().equals(visitor.id())) {
                throw new Problem(
                        403, "other-account", "This seat of a rated game is an account's: log in to that one first.");
            }
            database.write(handle -> {
                visitor.admit(handle, clock.millis());
                int count = handle.execute(
                        "update seats set person = ? where game = ? and seat = ? and recovery = ?",
                        visitor.id(),
                        found.game(),
                        found.seat(),
                        hash);
                if (count != 1) {
                    throw new Problem(404, "no-such-link", "This recovery link is void.");
                }
                Games.touch(handle, found.game(), clock.millis());
                return count;
            });
            return lobby.changed(table, visitor.person());
        });
        return found;
    }
}
