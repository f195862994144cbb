package autobahn.server.table;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Result;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.people.ProgramAccounts;
import autobahn.server.people.Secrets;
import autobahn.server.people.TakenNames;
import autobahn.server.people.Visitor;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.EmptyGames;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.Jobs;
import autobahn.server.store.KeptPositions;
import autobahn.server.store.Notices;
import autobahn.server.store.RatedAlone;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What happens before a game: making a table, inviting, starting. */
public final class Lobby {
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Database database;
    private final LiveTables tables;
    private final Replay replay;
    private final OwnEditions editions;
    private final Clock clock;
    private final Runnable botsDue;
    private final int mostBotTables;

    /** @param mostBotTables games of one host at a time that only bots play */
    public Lobby(
            Database database,
            LiveTables tables,
            Replay replay,
            OwnEditions editions,
            Clock clock,
            Runnable botsDue,
            int mostBotTables) {
        this.database = database;
        this.tables = tables;
        this.replay = replay;
        this.editions = editions;
        this.clock = clock;
        this.botsDue = botsDue;
        this.mostBotTables = mostBotTables;
    }

    /** Makes a table; it starts at once when no seat is open. */
    public TableJson create(Visitor host, NewTable wanted) {
        TableEdition edition = editions.chosen(wanted.edition(), host.person());
        if (wanted.rated() && !edition.ofServer()) {
            throw new Problem(409, "edition-unrated", "Rated games are played with the editions of this server alone.");
        }
        return create(host, wanted, edition, List.of(), null);
    }

    /** Makes a table whose game begins with moves of another. */
    TableJson create(
            Visitor host,
            NewTable wanted,
            TableEdition edition,
            List<EntryRow> entries,
            TableJson.@Nullable Fork from) {
        return create(host, wanted, edition, entries, from, (handle, id) -> {});
    }

    /** @param besides what belongs to the same transaction, with the id of the table */
    TableJson create(
            Visitor host,
            NewTable wanted,
            TableEdition edition,
            List<EntryRow> entries,
            TableJson.@Nullable Fork from,
            BiConsumer<Handle, String> besides) {
        GameRow row = row(host.person(), wanted, edition, entries.size(), from);
        List<SeatRow> seats = SeatNames.seats(row.id(), host.person(), wanted.seats());
        boolean seenByOthers = wanted.listed() || seats.stream().anyMatch(SeatRow::isOpen);
        database.write(handle -> {
            host.admit(handle, row.created());
            if (wanted.rated()) {
                ProgramAccounts.refuse(handle, host.id());
            }
            if (seats.stream().allMatch(seat -> seat.bot() != null)) {
                refuseMany(handle, host.id());
            }
            if (seenByOthers) {
                wanted.seats().stream()
                        .map(NewTable.Seat::name)
                        .filter(Objects::nonNull)
                        .forEach(name -> TakenNames.refuseAnothers(handle, name, host.person()));
            }
            OwnEditions.keep(handle, edition, row.created());
            Games.insert(handle, row);
            seats.forEach(seat -> Games.insert(handle, seat));
            GameEntries.insertAll(handle, row.id(), entries);
            besides.accept(handle, row.id());
            if (seats.stream().noneMatch(SeatRow::isOpen)) {
                begin(handle, row, edition.box());
            }
            return row.id();
        });
        botsDue.run();
        return show(row.id(), host.person());
    }

    /** Bots that play among themselves keep a processor busy for nobody but whoever may look. */
    private void refuseMany(Handle handle, String host) {
        if (mostBotTables < Integer.MAX_VALUE && EmptyGames.of(handle, host) >= mostBotTables) {
            throw new Problem(
                    409,
                    "bots-play",
                    "Bots play among themselves at " + mostBotTables + " tables of yours: wait, or give one up.");
        }
    }

    private GameRow row(Person host, NewTable wanted, TableEdition edition, int moves, TableJson.@Nullable Fork from) {
        long now = clock.millis();
        return new GameRow(
                Secrets.id(),
                wanted.title(),
                Status.OPEN,
                StrictJson.text(wanted.options()),
                wanted.seed() == null ? RANDOM.nextLong() : wanted.seed(),
                Records.RULES,
                edition.hash(),
                edition.name(),
                wanted.pace(),
                wanted.listed(),
                wanted.rated(),
                host.id(),
                Secrets.id(),
                0,
                moves,
                moves,
                null,
                now,
                now,
                from == null ? null : from.game(),
                from == null ? null : from.at(),
                null,
                0,
                null,
                0,
                null,
                null,
                wanted.leaving(),
                wanted.time(),
                now,
                null,
                false);
    }

    /**
     * What a table that waited is played with. However long it waits it has the standard edition of now, unless another was
     * named to those who came, or it begins with another's moves.
     */
    private Box box(GameRow table) {
        return hasEdition(table) ? replay.box(table) : replay.boxes().standard();
    }

    private static boolean hasEdition(GameRow table) {
        return table.editionName() != null || table.forkedAt() != null;
    }

    private void begin(Handle handle, GameRow table, Box box) {
        // One edition may go by several hashes: a table keeps the one by which it knows its own.
        String edition = hasEdition(table) ? table.edition() : box.edition().hash();
        GameRow row = table.by(Records.RULES, edition);
        Game game =
                replay.begun(box, row, GameEntries.since(handle, row.id(), 0)).game();
        long now = clock.millis();
        GameRow started = game.isOver()
                ? row.started(Status.FINISHED, null, StrictJson.text(Result.of(game)), now)
                : row.started(Status.RUNNING, game.seatToMove(), null, now);
        if (!Games.start(handle, started)) {
            throw new Problem(409, "started", "The game has started.");
        }
        if (row.rated() && game.options().solo() != null) {
            refuseSecondAlone(handle, row);
        }
        if (row.rated() || row.contest() != null) {
            Games.bind(handle, row.id());
        }
        KeptPositions.keep(handle, row.id(), row.version(), Records.RULES, Positions.keep(game));
        Jobs.settle(handle, row.id(), now);
        if (started.status() == Status.RUNNING) {
            Clocks.begin(handle, row, database.time().now());
            Notices.turn(handle, row.id(), row.version(), now);
        }
    }

    /** Whoever could begin one after the other would finish those alone that go well. */
    private static void refuseSecondAlone(Handle handle, GameRow game) {
        if (RatedAlone.playsElsewhere(handle, game.id())) {
            throw new Problem(
                    409,
                    "rated-running",
                    "You play a rated game against Autobot already: end or resign that one first.");
        }
    }

    /**
     * Makes a table of a contest or of the ladder, whose game begins at once, in a transaction of theirs.
     *
     * @param contest null for the ladder
     * @param people by seat, with the names of their accounts; null for a bot
     * @param filler the level of bots
     */
    String begin(
            Handle handle,
            Person host,
            NewTable wanted,
            @Nullable String contest,
            boolean sealed,
            List<@Nullable Person> people,
            String filler) {
        TableEdition edition = editions.chosen(null, host);
        GameRow row = row(host, wanted, edition, 0, null).of(contest, sealed);
        OwnEditions.keep(handle, edition, row.created());
        Games.insert(handle, row);
        for (int seat = 0; seat < people.size(); seat++) {
            Person person = people.get(seat);
            Games.insert(
                    handle,
                    person == null
                            ? SeatNames.bot(row.id(), seat, null, filler)
                            : SeatNames.person(row.id(), seat, person, person.name()));
        }
        begin(handle, row, edition.box());
        return row.id();
    }

    /** @param fill the level of bots that take open seats; null for none */
    public TableJson start(String id, Person person, @Nullable String fill) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            TableInfo info = table.info();
            Access.host(info, person);
            Access.open(info);
            Access.oneSeatEach(info);
            if (fill == null && info.seats().stream().anyMatch(SeatRow::isOpen)) {
                throw new Problem(409, "seats-open", "There are open seats: wait for people, or have bots take them.");
            }
            Box box = box(info.game());
            database.write(handle -> {
                for (SeatRow seat : info.seats()) {
                    SeatRow taken = seat.isOpen() && fill != null ? SeatNames.bot(id, seat.seat(), null, fill) : seat;
                    if (!taken.equals(seat) && !Games.seat(handle, seat, taken)) {
                        throw Seating.taken(seat.seat());
                    }
                }
                if (info.people().isEmpty()) {
                    refuseMany(handle, person.id());
                }
                begin(handle, info.game(), box);
                return id;
            });
            return changed(table, person);
        });
    }

    /** Gives up a table that has not started. */
    public void cancel(String id, Person person) {
        giveUp(id, person, table -> {
            Access.open(table.info());
            database.write(handle -> {
                Games.delete(handle, id);
                return id;
            });
        });
    }

    /**
     * Gives up a game that nobody else plays.
     *
     * @param version what it was decided on
     */
    public void abandon(String id, Person person, int version) {
        giveUp(id, person, table -> {
            Access.running(table.info());
            Access.noOthers(table.info(), person);
            Access.noWayOut(table.info());
            Access.current(table.info(), version);
            database.write(handle -> {
                Games.abandon(handle, id, clock.millis());
                Jobs.settle(handle, id, clock.millis());
                Clocks.stop(handle, table.info().game());
                return id;
            });
        });
    }

    /** Ends a game that should not go on, or a table that should not be there, by whoever looks after the server. */
    public void stop(String id) {
        tables.locked(id, table -> {
            tables.refresh(table);
            TableInfo info = table.info();
            if (!info.isOpen()) {
                Access.running(info);
            }
            database.write(handle -> {
                if (info.isOpen()) {
                    Games.delete(handle, id);
                } else {
                    Games.abandon(handle, id, clock.millis());
                    Jobs.settle(handle, id, clock.millis());
                    Clocks.stop(handle, info.game());
                }
                return id;
            });
            tables.refresh(table);
            tables.told(table);
            return id;
        });
    }

    private void giveUp(String id, Person person, Consumer<LiveTable> end) {
        tables.locked(id, person, table -> {
            tables.refresh(table);
            Access.host(table.info(), person);
            end.accept(table);
            tables.refresh(table);
            tables.told(table);
            return id;
        });
    }

    /** Shows an invitation: from then on this person may see the table. */
    public TableJson enter(String id, Visitor guest, String invitation) {
        return tables.locked(id, table -> {
            if (!isInvitation(table, invitation)) {
                throw LiveTables.unknown();
            }
            database.write(handle -> {
                guest.admit(handle, clock.millis());
                Games.addGuest(handle, id, guest.id());
                Games.touch(handle, id, clock.millis());
                return id;
            });
            return changed(table, guest.person());
        });
    }

    static boolean isInvitation(LiveTable table, @Nullable String shown) {
        return shown != null
                && MessageDigest.isEqual(
                        shown.getBytes(StandardCharsets.UTF_8),
                        table.info().game().invitation().getBytes(StandardCharsets.UTF_8));
    }

    TableJson changed(LiveTable table, Person person) {
        tables.refresh(table);
        tables.told(table);
        botsDue.run();
        return TableJson.of(table, person.id());
    }

    public TableJson show(String id, @Nullable Person person) {
        tables.upToDate(id);
        return TableJson.of(tables.visible(id, person), Person.idOf(person));
    }
}
