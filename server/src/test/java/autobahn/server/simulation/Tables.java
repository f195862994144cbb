package autobahn.server.simulation;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.LeavingTerms;
import autobahn.server.table.Boxes;
import autobahn.server.table.Databases;
import autobahn.server.table.LiveTables;
import autobahn.server.table.Lobby;
import autobahn.server.table.NewTable;
import autobahn.server.table.NodeNews;
import autobahn.server.table.OwnEditions;
import autobahn.server.table.Replay;
import autobahn.server.table.TurnHub;
import autobahn.server.work.Machine;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jdbi.v3.core.Handle;

/** The tables that simulations begin with, made once by a server and copied. Their names are the same in every run. */
final class Tables {
    static final Box BOX = new Box(Editions.standard());

    /** Somebody at a table. */
    record Seat(String game, int seat, Person person) {}

    /** Two people; one with a bot; two with a bot between them. */
    private static final List<String> KINDS = List.of("pp", "pb", "pbp");

    private static final class Template {
        static final Path FILE = make();
    }

    private Tables() {}

    /** A database file with these tables in it. */
    static Path template() {
        return Template.FILE;
    }

    /** The tables at which people play in a run: two, or one of them. */
    static List<String> some(SplittableRandom random) {
        int first = random.nextInt(KINDS.size());
        int second = random.nextInt(KINDS.size());
        return first == second ? List.of("game" + first) : List.of("game" + first, "game" + second);
    }

    static List<Seat> people(String game) {
        String kind = KINDS.get(Integer.parseInt(game.substring("game".length())));
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < kind.length(); i++) {
            if (kind.charAt(i) == 'p') {
                seats.add(new Seat(game, i, new Person(game + "person" + i, null)));
            }
        }
        return seats;
    }

    private static Path make() {
        Settings settings = new Settings("", 0, Databases.SQLITE.fresh(), false, 1);
        try (Database database = Database.open(settings)) {
            Boxes boxes = new Boxes(BOX);
            Replay replay = new Replay(boxes);
            Clock clock = Clock.fixed(Instant.ofEpochMilli(SimulatedMachine.START_MILLIS), ZoneOffset.UTC);
            Lobby lobby = new Lobby(
                    database,
                    new LiveTables(Machine.REAL, database, replay, new TurnHub(), NodeNews.ALONE),
                    replay,
                    new OwnEditions(database, boxes, clock),
                    clock,
                    () -> {},
                    Integer.MAX_VALUE);
            for (int i = 0; i < KINDS.size(); i++) {
                make(database, lobby, KINDS.get(i), "game" + i);
            }
            return settings.databaseFile();
        }
    }

    private static void make(Database database, Lobby lobby, String kind, String name) {
        List<NewTable.Seat> seats = kind.chars()
                .mapToObj(seat -> seat == 'p'
                        ? new NewTable.Seat(NewTable.Kind.ME, null, null, null)
                        : new NewTable.Seat(NewTable.Kind.BOT, null, "random", null))
                .toList();
        Visitor host = new Visitor(new Person("host", null), "secret");
        String made = lobby.create(
                        host,
                        new NewTable(
                                Options.players(kind.length()),
                                seats,
                                "live",
                                true,
                                false,
                                name,
                                LeavingTerms.usual("live", false),
                                (long) kind.hashCode()))
                .id();
        database.write(handle -> {
            handle.execute("pragma defer_foreign_keys = on");
            rename(handle, made, name);
            return name;
        });
    }

    private static void rename(Handle handle, String made, String name) {
        for (Seat seat : people(name)) {
            handle.execute(
                    "insert into people (id, created) values (?, 0)",
                    seat.person().id());
            handle.execute(
                    "update seats set person = ? where game = ? and seat = ?",
                    seat.person().id(),
                    made,
                    seat.seat());
        }
        handle.execute(
                "update games set id = ?, host = ?, invitation = ? where id = ?", name, name + "person0", name, made);
        for (String table : List.of("seats", "positions", "jobs")) {
            handle.execute("update " + table + " set game = ? where game = ?", name, made);
        }
        handle.execute("delete from keys");
        handle.execute("delete from people where id = 'host'");
    }
}
