package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.Departure;
import autobahn.server.store.EndRow;
import autobahn.server.store.Ending;
import autobahn.server.store.Endings;
import autobahn.server.store.GameRow;
import autobahn.server.store.KeptPositions;
import autobahn.server.store.Results;
import autobahn.server.store.SeatRow;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Ending a game before its end, because all who play want it so. A proposal is for one version: whoever plays on has not
 * agreed, and it lapses.
 */
public final class EndByAgreement {
    /**
     * A proposal to be made.
     *
     * @param version the one that it was decided on
     * @param id made by the client: a repeat does nothing twice
     */
    public record Proposal(int seat, int version, String id, Ending kind) {}

    /** Nobody is pestered: what came to nothing can be proposed again after so many moves, or so long. */
    private static final int MOVES_BETWEEN = 20;

    private static final long MILLIS_BETWEEN = TimeUnit.HOURS.toMillis(1);

    private final Database database;
    private final LiveTables tables;
    private final Clock clock;

    public EndByAgreement(Database database, LiveTables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    /** Proposes to end a game; it ends at once where nobody else has a say. */
    public TableJson propose(String game, Person person, Proposal wanted) {
        return TableChange.decide(tables, game, person, table -> propose(table, person, wanted));
    }

    private boolean propose(LiveTable table, Person person, Proposal wanted) {
        TableInfo info = table.info();
        Access.notResigned(Access.seat(info, person, wanted.seat()));
        List<EndRow> earlier = proposals(table);
        if (earlier.stream()
                .anyMatch(row -> row.seat() == wanted.seat() && row.command().equals(wanted.id()))) {
            return true;
        }
        Access.running(info);
        Access.noContest(info);
        Access.noWayOut(info);
        Access.current(info, wanted.version());
        if (info.ending() != null) {
            throw new Problem(409, "proposed", "There is a proposal to end this game: it must be answered first.")
                    .with("version", table.version());
        }
        List<Integer> own = UndoVote.seatsOf(info, person.id());
        Integer overdue = overdue(info, own);
        EndRow proposal = new EndRow(
                wanted.seat(),
                wanted.kind(),
                Secrets.id(),
                wanted.id(),
                wanted.version(),
                info.game().moves(),
                own,
                overdue,
                null,
                clock.millis());
        if (EndVote.missing(info, proposal).isEmpty()) {
            return end(table, proposal);
        }
        // One that was made before somebody was overdue asked others than this one does.
        if (earlier.stream()
                .anyMatch(row -> own.contains(row.seat())
                        && Objects.equals(row.without(), overdue)
                        && isTooSoon(row, proposal))) {
            throw new Problem(
                    409,
                    "proposed-lately",
                    "You have proposed that not long ago: play on for " + MOVES_BETWEEN
                            + " moves, or wait for an hour.");
        }
        return store(table, proposal);
    }

    /** The seat that has let everybody wait for longer than was agreed, if it is another's: it is not asked. */
    private @Nullable Integer overdue(TableInfo info, List<Integer> own) {
        Integer seat = info.game().toMove();
        return seat != null && !own.contains(seat) && TurnDue.isOverdue(database, info, clock.millis()) ? seat : null;
    }

    private static boolean isTooSoon(EndRow earlier, EndRow now) {
        return earlier.kind() == now.kind()
                && now.moves() - earlier.moves() < MOVES_BETWEEN
                && now.at() - earlier.at() < MILLIS_BETWEEN;
    }

    /** Agrees to a proposal, or not. */
    public TableJson answer(String game, Person person, String request, boolean agree) {
        return TableChange.decide(tables, game, person, table -> {
            List<Integer> own = seats(table, person);
            EndRow open = open(table, request);
            if (open == null) {
                return isDone(table, request, agree);
            }
            if (!agree) {
                if (open.without() != null && own.equals(List.of(open.without()))) {
                    throw new Problem(
                            409, "overdue", "The others have waited for you for too long to be stopped: decide first.");
                }
                boolean mine = own.contains(open.seat());
                return store(table, open.with(mine ? EndRow.Outcome.WITHDRAWN : EndRow.Outcome.DECLINED));
            }
            List<Integer> agreed = new ArrayList<>(open.agreed());
            own.stream().filter(seat -> !agreed.contains(seat)).forEach(agreed::add);
            EndRow answered = open.with(agreed);
            if (EndVote.missing(table.info(), answered).isEmpty()) {
                return end(table, answered);
            }
            return answered.equals(open) || store(table, answered);
        });
    }

    /** Takes back a proposal of one's own. */
    public TableJson withdraw(String game, Person person, String request) {
        return TableChange.decide(tables, game, person, table -> {
            List<Integer> own = seats(table, person);
            EndRow open = open(table, request);
            if (open == null) {
                return isDone(table, request, false);
            }
            if (!own.contains(open.seat())) {
                throw new Problem(403, "not-your-proposal", "Only whoever has made a proposal may take it back.");
            }
            return store(table, open.with(EndRow.Outcome.WITHDRAWN));
        });
    }

    private static List<Integer> seats(LiveTable table, Person person) {
        List<Integer> own = UndoVote.seatsOf(table.info(), person.id());
        if (own.isEmpty()) {
            throw Access.notSeated();
        }
        return own;
    }

    private static @Nullable EndRow open(LiveTable table, String request) {
        EndRow open = table.info().ending();
        return open != null && open.request().equals(request) ? open : null;
    }

    /** A proposal that is not open: true if an answer like this one has closed it, so that it was only sent again. */
    private boolean isDone(LiveTable table, String request, boolean agree) {
        for (EndRow row : proposals(table)) {
            if (row.request().equals(request)
                    && row.outcome() != null
                    && agree == (row.outcome() == EndRow.Outcome.AGREED)) {
                return true;
            }
        }
        throw new Problem(409, "no-request", "This proposal to end the game is no longer open.")
                .with("version", table.version());
    }

    private List<EndRow> proposals(LiveTable table) {
        return database.read(handle -> Endings.of(handle, table.id));
    }

    private boolean store(LiveTable table, EndRow proposal) {
        return database.write(handle -> Endings.store(handle, table.info().game(), proposal, clock.millis()));
    }

    private boolean end(LiveTable table, EndRow proposal) {
        TableInfo info = table.info();
        GameRow row = info.game();
        Game game = Objects.requireNonNull(table.played()).game();
        List<SeatRow> seats = info.seats().stream()
                .map(seat -> Objects.equals(seat.seat(), proposal.passedOver()) ? seat.left(Departure.STALLED) : seat)
                .toList();
        String result = proposal.kind() == Ending.COUNTED ? StrictJson.text(EarlyResult.of(game, info, seats)) : null;
        String position = Positions.keep(game);
        long now = clock.millis();
        return database.write(handle -> {
            if (!Endings.end(handle, row, proposal.with(EndRow.Outcome.AGREED), result, now)) {
                return false;
            }
            // Also within a turn: no later rules shall show it elsewhere than where it was left.
            KeptPositions.keep(handle, row.id(), row.version(), Records.RULES, position);
            if (result != null) {
                Results.settle(handle, row, seats, game.scores(), now);
            }
            return true;
        });
    }
}
