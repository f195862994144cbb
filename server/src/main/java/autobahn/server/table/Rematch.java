package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.store.Database;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.SeatColour;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The same people once more, each one seat earlier: whoever sat first sits last. All who want it meet at one table. */
public final class Rematch {
    /** Another one has made the table meanwhile. */
    private static final class Made extends RuntimeException {
        private static final long serialVersionUID = 1;

        Made() {
            super(null, null, false, false);
        }
    }

    private static final int MOST_ATTEMPTS = 5;

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Seating seating;
    private final OwnEditions editions;
    private final Clock clock;

    public Rematch(
            Database database, LiveTables tables, Lobby lobby, Seating seating, OwnEditions editions, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.seating = seating;
        this.editions = editions;
        this.clock = clock;
    }

    /** Makes the table, with everybody else invited, or sits down at the one that another has made. */
    public TableJson again(String id, Person person) {
        tables.upToDate(id);
        TableInfo info = tables.visible(id, person).info();
        if (info.game().status() != Status.FINISHED && info.game().status() != Status.ABANDONED) {
            throw new Problem(409, "not-finished", "The game is not over yet.");
        }
        if (!info.isSeated(person.id())) {
            throw Access.notSeated();
        }
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Optional<String> next = database.read(handle -> Games.rematch(handle, id));
            try {
                return next.isPresent() ? sit(next.get(), info, person) : make(info, person);
            } catch (Made e) {
                // then there is one to sit down at
            }
        }
        throw new Problem(503, "busy", "This table changes all the time just now: try again.");
    }

    private TableJson make(TableInfo info, Person person) {
        GameRow row = info.game();
        NewTable wanted = new NewTable(
                info.options(),
                seats(info, person),
                row.pace(),
                row.listed(),
                row.rated(),
                row.title(),
                row.leaving(),
                null,
                row.editionName() == null ? null : row.edition(),
                row.time());
        return lobby.create(
                new Visitor(person, null),
                wanted,
                editions.chosen(wanted.edition(), person),
                List.of(),
                null,
                (handle, made) -> claim(handle, info, made, person));
    }

    private void claim(Handle handle, TableInfo info, String made, Person person) {
        if (!Games.rematch(handle, info.game().id(), made)) {
            throw new Made();
        }
        info.people().stream()
                .map(seat -> Objects.requireNonNull(seat.person()))
                .distinct()
                .filter(other -> !other.equals(person.id()))
                .forEach(other -> ByName.add(handle, made, other, person.id(), clock.millis()));
    }

    private static List<NewTable.Seat> seats(TableInfo info, Person person) {
        List<SeatRow> before = info.seats();
        boolean solo = info.options().solo() != null;
        List<@Nullable SeatColour> chosen = new ArrayList<>();
        before.forEach(seat -> chosen.add(seat.colour()));
        if (solo) {
            chosen.add(null); // Autobot
        }
        List<SeatColour> colours = SeatColour.shown(chosen);
        List<NewTable.Seat> seats = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            SeatRow seat = before.get((i + 1) % before.size());
            SeatColour colour = colours.get(seat.seat());
            seats.add(
                    seat.bot() != null
                            ? new NewTable.Seat(NewTable.Kind.BOT, null, seat.bot(), colour)
                            : seat.isOf(person.id())
                                    ? new NewTable.Seat(NewTable.Kind.ME, seat.name(), null, colour)
                                    : new NewTable.Seat(NewTable.Kind.OPEN, null, null, colour));
        }
        return seats;
    }

    private TableJson sit(String next, TableInfo info, Person person) {
        TableJson table = lobby.show(next, person);
        if (!table.status().equals(Status.OPEN.id())
                || tables.visible(next, person).info().isSeated(person.id())) {
            return table;
        }
        int players = info.seats().size();
        for (SeatRow seat : info.seats()) {
            if (seat.isOf(person.id())) {
                int wanted = (seat.seat() + players - 1) % players;
                SeatRow there = tables.visible(next, person).info().seat(wanted);
                if (there != null && there.isOpen()) {
                    table = seating.join(next, new Visitor(person, null), wanted, seat.name(), null);
                }
            }
        }
        return table;
    }
}
