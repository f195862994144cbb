package autobahn.server.bot;

import autobahn.bots.Advice;
import autobahn.bots.Budget;
import autobahn.bots.Chart;
import autobahn.bots.Hint;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Analyses;
import autobahn.server.store.Database;
import autobahn.server.table.Advisable;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What bots think of a position, for people who ask. */
public final class Adviser {
    private final Database database;
    private final Advisable tables;
    private final Searches searches;
    private final ConcurrentHashMap<String, Object> analysing = new ConcurrentHashMap<>();

    public Adviser(Database database, Advisable tables, Searches searches) {
        this.database = database;
        this.tables = tables;
        this.searches = searches;
    }

    /** What a club player would do in the place of a seat, and why. It sees no more than that seat. */
    public Hint hint(String id, Person person, int seat) {
        Advisable.Asked asked = tables.hint(id, person, seat);
        Game seen = asked.game();
        Advice.Option best = searches.think(() -> new Advice(seen.box(), seen.options(), asked.version())
                .options(seen, Budget.millis(Hint.MILLIS, () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime())), 1)
                .getFirst());
        return Hint.of(asked.version(), best);
    }

    /** Chances to win after every turn of a finished game, as JSON; worked out once. */
    public String analysis(String id, @Nullable Person person) {
        Playthrough game = tables.finished(id, person);
        Object turn = analysing.computeIfAbsent(id, key -> new Object());
        synchronized (turn) {
            try {
                Optional<String> known = database.read(handle -> Analyses.find(handle, id));
                if (known.isPresent()) {
                    return known.get();
                }
                String analysis = StrictJson.text(searches.think(() -> Chart.of(game)));
                database.write(handle -> {
                    Analyses.keep(handle, id, analysis);
                    return id;
                });
                return analysis;
            } finally {
                analysing.remove(id, turn);
            }
        }
    }
}
