package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.Departure;
import autobahn.server.store.Departures;
import autobahn.server.store.GameRow;
import autobahn.server.store.KeptPositions;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.Results;
import autobahn.server.store.SeatRow;
import java.time.Clock;
import java.util.List;
import java.util.Objects;

/** Leaving a running game: by one's own will, or by an absence that everybody can see. */
public final class Leaving {
    private final Database database;
    private final LiveTables tables;
    private final Clock clock;
    private final Runnable botsDue;

    public Leaving(Database database, LiveTables tables, Clock clock, Runnable botsDue) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
        this.botsDue = botsDue;
    }

    /**
     * Gives a game up for oneself: it counts as a loss. A bot plays on; where only one person is left the game ends, if the
     * table has agreed on that, and always where nobody is.
     */
    public TableJson resign(String game, Person person, int seat) {
        TableJson after = TableChange.decide(tables, game, person, table -> {
            TableInfo info = table.info();
            SeatRow row = Access.seat(info, person, seat);
            if (row.left() == Departure.RESIGNED) {
                return true; // sent again
            }
            Access.running(info);
            if (info.people().stream().allMatch(other -> other.isOf(person.id()))) {
                throw new Problem(409, "alone", "Nobody else plays at this table: give the game up instead.");
            }
            long left = info.people().stream()
                    .filter(other -> other.takesPart() && other.seat() != seat)
                    .map(SeatRow::person)
                    .distinct()
                    .count();
            boolean ends = left == 0 || left == 1 && info.game().leaving().resigned() == LeavingTerms.Resigned.END;
            return ends ? end(table, row) : playOn(info, row, Departure.RESIGNED);
        });
        botsDue.run();
        return after;
    }

    /** Puts the bot that was agreed on in the place of somebody who is absent and has let the others wait. */
    public TableJson standIn(String game, Person person, int seat) {
        TableJson after = TableChange.decide(tables, game, person, table -> {
            TableInfo info = table.info();
            SeatRow row = Access.any(info, seat);
            Access.otherPlayer(info, person, row);
            if (row.left() == Departure.ABSENT) {
                return true; // sent again, or another was quicker
            }
            Access.running(info);
            Long from = TurnDue.replaceable(database, info, row);
            if (from == null || Attendance.everywhere(table).seats().contains(seat)) {
                throw new Problem(409, "not-absent", "Nobody waits for seat " + seat + ", or somebody is there.");
            }
            if (clock.millis() < from) {
                throw new Problem(
                                409,
                                "not-yet",
                                "The table has agreed to wait for "
                                        + info.game().leaving().minutes() + " minutes.")
                        .with("from", TableJson.time(from));
            }
            return expired(info, row);
        });
        botsDue.run();
        return after;
    }

    /**
     * The time of whoever has to decide is up, and a bot plays on. One node decides: false if the game is not any more what
     * it was decided on. This is where the expiry of a clock arrives as well.
     */
    private boolean expired(TableInfo info, SeatRow seat) {
        return playOn(info, seat, Departure.ABSENT);
    }

    private boolean playOn(TableInfo info, SeatRow seat, Departure how) {
        String level = info.game().leaving().level();
        return database.write(handle -> Departures.leave(handle, info.game(), seat.seat(), how, level, clock.millis()));
    }

    private boolean end(LiveTable table, SeatRow leaving) {
        TableInfo info = table.info();
        GameRow row = info.game();
        Game game = Objects.requireNonNull(table.played()).game();
        List<SeatRow> seats = info.seats().stream()
                .map(seat -> seat.seat() == leaving.seat() ? seat.left(Departure.RESIGNED) : seat)
                .toList();
        String result = StrictJson.text(EarlyResult.of(game, info, seats));
        String position = Positions.keep(game);
        long now = clock.millis();
        return database.write(handle -> {
            if (!Departures.end(handle, row, leaving.seat(), result, now)) {
                return false;
            }
            KeptPositions.keep(handle, row.id(), row.version(), Records.RULES, position);
            Results.settle(handle, row, seats, game.scores(), now);
            return true;
        });
    }
}
