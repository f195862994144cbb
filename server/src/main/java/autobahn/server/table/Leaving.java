package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.Departure;
import autobahn.server.store.Departures;
import autobahn.server.store.GameRow;
import autobahn.server.store.KeptPositions;
import autobahn.server.store.LadderRows;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.Results;
import autobahn.server.store.SeatRow;
import autobahn.server.store.ServedTime;
import autobahn.server.store.TimeTerms;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Leaving a running game: by one's own will, by an absence that everybody can see, or when time is up. */
public final class Leaving {
    private static final int MOST_ATTEMPTS = 20;

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
            if (row.left() != null && row.left().isForGood()) {
                return true; // sent again
            }
            Access.running(info);
            if (info.game().contest() == null
                    && !info.isRatedAlone()
                    && info.people().stream().allMatch(other -> other.isOf(person.id()))) {
                throw new Problem(409, "alone", "Nobody else plays at this table: give the game up instead.");
            }
            return forGood(table, row, Departure.RESIGNED);
        });
        botsDue.run();
        return after;
    }

    /** The game goes on without somebody or, where too few are left, ends. */
    private boolean forGood(LiveTable table, SeatRow row, Departure how) {
        TableInfo info = table.info();
        long left = info.people().stream()
                .filter(other -> other.takesPart() && other.seat() != row.seat())
                .map(SeatRow::person)
                .distinct()
                .count();
        // Whoever is alone against bots for a contest, or against Autobot for a rating, has lost; nobody has to watch
        // them play on.
        boolean ends = left == 0 || left == 1 && info.game().leaving().resigned() == LeavingTerms.Resigned.END;
        return ends ? end(table, row, how) : playOn(info, row, how);
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
            if (info.game().time() == null) {
                refuseSooner(table, row);
            } else if (!TurnDue.isUp(info) || !row.isOf(info.personToMove())) {
                throw new Problem(409, "not-yet", "The time of seat " + seat + " is not up, or nobody waits for it.");
            }
            return playOn(info, row, Departure.ABSENT);
        });
        botsDue.run();
        return after;
    }

    private void refuseSooner(LiveTable table, SeatRow row) {
        TableInfo info = table.info();
        Long from = TurnDue.replaceable(database, info, row);
        if (from == null || Attendance.everywhere(table).seats().contains(row.seat())) {
            throw new Problem(409, "not-absent", "Nobody waits for seat " + row.seat() + ", or somebody is there.");
        }
        if (clock.millis() < from) {
            throw new Problem(
                            409,
                            "not-yet",
                            "The table has agreed to wait for "
                                    + info.game().leaving().minutes() + " minutes.")
                    .with("from", TableJson.time(from));
        }
    }

    /**
     * The clock of whoever has to decide has run down: what the table has agreed on follows. However many nodes look, it
     * follows once: the database takes it from the one that finds the game as it has seen it.
     */
    void timeIsUp(String game) {
        tables.locked(game, table -> {
            boolean decided = false;
            for (int attempt = 0; attempt < MOST_ATTEMPTS && !decided; attempt++) {
                tables.refresh(table);
                decided = table.forgotten || expired(table);
            }
            if (!table.forgotten) {
                tables.refresh(table);
                tables.told(table);
            }
            return decided;
        });
        botsDue.run();
    }

    /** False if the game is not any more what this was decided on. */
    private boolean expired(LiveTable table) {
        TableInfo info = table.info();
        TimeTerms terms = info.game().time();
        TableClock clocks = info.clock();
        Integer toMove = info.game().toMove();
        SeatRow seat = toMove == null ? null : info.seat(toMove);
        Long left = clocks == null ? null : clocks.left();
        if (terms == null || seat == null || left == null || left > 0 || !info.isRunning()) {
            return true; // decided in time, or by another node
        }
        ServedTime.Moment now = database.time().now();
        if (terms.byTurns() && database.write(handle -> Clocks.putOff(handle, info.game(), now))) {
            return true;
        }
        return switch (terms.expiry()) {
            case BOT -> playOn(info, seat, Departure.ABSENT);
            case LOSS -> forGood(table, seat, Departure.EXPIRED);
            case ASK -> database.write(handle -> Departures.ask(handle, info.game(), clock.millis()));
        };
    }

    /**
     * The time of a contest's round is up: the game is counted as it stands, and whoever has to decide, if it is a person, has
     * lost it.
     */
    void roundIsUp(String game) {
        tables.locked(game, table -> {
            boolean decided = false;
            for (int attempt = 0; attempt < MOST_ATTEMPTS && !decided; attempt++) {
                tables.refresh(table);
                TableInfo info = table.info();
                Integer toMove = info.game().toMove();
                SeatRow seat = toMove == null ? null : info.seat(toMove);
                boolean person = seat != null && seat.plays() == null;
                decided = table.forgotten || !info.isRunning() || end(table, person ? seat : null, Departure.EXPIRED);
            }
            if (!table.forgotten) {
                tables.refresh(table);
                tables.told(table);
            }
            return decided;
        });
    }

    private boolean playOn(TableInfo info, SeatRow seat, Departure how) {
        String level = info.game().leaving().level();
        ServedTime.Moment now = database.time().now();
        return database.write(handle -> Departures.leave(handle, info.game(), seat.seat(), how, level, now));
    }

    private boolean end(LiveTable table, @Nullable SeatRow leaving, Departure how) {
        TableInfo info = table.info();
        GameRow row = info.game();
        Game game = Objects.requireNonNull(table.played()).game();
        List<SeatRow> seats = info.seats().stream()
                .map(seat -> leaving != null && seat.seat() == leaving.seat() ? seat.left(how) : seat)
                .toList();
        String result = StrictJson.text(EarlyResult.of(game, info, seats));
        String position = Positions.keep(game);
        long now = clock.millis();
        return database.write(handle -> {
            if (!Departures.end(handle, row, leaving == null ? null : leaving.seat(), how, result, now)) {
                return false;
            }
            KeptPositions.keep(handle, row.id(), row.version(), Records.RULES, position);
            Results.settle(handle, row, seats, game.scores(), now);
            String gone = leaving == null || how != Departure.EXPIRED ? null : leaving.person();
            if (row.isOfLadder() && gone != null) {
                LadderRows.leave(
                        handle, gone); // a program that is silent is given no more games until it says that it is back
            }
            return true;
        });
    }
}
