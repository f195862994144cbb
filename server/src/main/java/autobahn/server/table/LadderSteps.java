package autobahn.server.table;

import autobahn.engine.Options;
import autobahn.server.people.Person;
import autobahn.server.rating.Rating;
import autobahn.server.store.Database;
import autobahn.server.store.LadderRows;
import autobahn.server.store.LadderRows.Waiting;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.TimeTerms;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;

/**
 * Gives programs games against each other: two at a time, each begins one, on deals of their own. The same deal for both would
 * show each program what the other holds, for it sits there, too. All is one transaction, so that nobody is given games twice.
 */
final class LadderSteps {
    /** That each program has for a game, however it spends them. */
    static final int MINUTES = 10;

    /** Between two meetings of a program, and for which a game keeps its place, so that fast ones do not fill the database. */
    static final long PAUSE_MILLIS = TimeUnit.MINUTES.toMillis(2);

    private static final int GAMES_OF_MEETING = 2;
    /** Among so many of about the same strength the one is chosen that was not met for longest. */
    private static final int NEAREST = 4;

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Clock clock;
    private final int most;

    /** @param most games at a time */
    LadderSteps(Database database, LiveTables tables, Lobby lobby, Clock clock, int most) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.clock = clock;
        this.most = most;
    }

    /** Begins what can be begun now. */
    void step() {
        long before = clock.millis() - PAUSE_MILLIS;
        if (database.read(handle -> LadderRows.waiting(handle, before)).size() < 2) {
            return;
        }
        List<String> begun = database.write(handle -> {
            long now = clock.millis();
            LadderRows.hold(handle, now);
            int running = LadderRows.running(handle, now, now - PAUSE_MILLIS);
            List<Waiting> waiting = new ArrayList<>(LadderRows.waiting(handle, now - PAUSE_MILLIS));
            List<String> games = new ArrayList<>();
            while (waiting.size() > 1 && running + games.size() <= most - GAMES_OF_MEETING) {
                Waiting first = waiting.removeFirst();
                Waiting other = opponent(handle, first, waiting);
                waiting.remove(other);
                games.add(begin(handle, first, other, now));
                games.add(begin(handle, other, first, now));
            }
            return games;
        });
        begun.forEach(tables::begun);
    }

    private static Waiting opponent(Handle handle, Waiting first, List<Waiting> others) {
        return others.stream()
                .sorted(Comparator.comparingDouble(other -> distance(first.rating(), other.rating())))
                .limit(NEAREST)
                .min(Comparator.comparingLong(other -> LadderRows.met(handle, first.person(), other.person())))
                .orElseThrow();
    }

    private static double distance(Rating one, Rating other) {
        return Math.abs(one.mean() - other.mean());
    }

    private String begin(Handle handle, Waiting one, Waiting two, long now) {
        NewTable table = new NewTable(
                Options.players(2),
                List.of(),
                "live",
                true,
                true,
                one.name() + " – " + two.name(),
                LeavingTerms.usual("live", true),
                null,
                null,
                TimeTerms.live(MINUTES, 0, TimeTerms.Expiry.LOSS));
        String game = lobby.begin(
                handle,
                new Person(LadderRows.HOST, null),
                table,
                null,
                false,
                List.of(new Person(one.person(), one.name()), new Person(two.person(), two.name())),
                "random");
        LadderRows.insert(handle, game, one.person(), two.person(), now);
        return game;
    }
}
