package autobahn.server.bot;

import autobahn.bots.Advice;
import autobahn.bots.Analysis;
import autobahn.bots.Budget;
import autobahn.bots.Hindsight;
import autobahn.bots.TurnEnds;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.json.ConstantNames;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.store.Analyses;
import autobahn.server.store.Database;
import autobahn.server.table.Advisable;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What bots think of a position, for people who ask. */
public final class Adviser {
    private static final long HINT_MILLIS = 400;
    private static final int PLAYOUTS = 24;
    private static final int TURNING_POINTS = 5;

    public record Hint(int version, List<String> moves, double chance, List<Reason> reasons) {}

    public record Reason(String term, double points) {}

    /** @param better turns that would have been better than those at turning points, where one was found */
    public record Chart(List<Analysis.Moment> moments, List<Integer> turningPoints, List<Hindsight.Better> better) {}

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
                .options(seen, Budget.millis(HINT_MILLIS, () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime())), 1)
                .getFirst());
        return new Hint(
                asked.version(),
                best.moves(),
                best.chance(),
                best.reasons().stream()
                        .map(reason -> new Reason(ConstantNames.of(reason.term()), reason.points()))
                        .toList());
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
                String analysis = StrictJson.text(searches.think(() -> chart(game)));
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

    private static Chart chart(Playthrough played) {
        Game game = played.game();
        TurnEnds turns = TurnEnds.of(played);
        List<Analysis.Moment> moments = new Analysis(game.box(), game.options(), PLAYOUTS, 1).follow(turns);
        List<Integer> turningPoints = IntStream.range(1, moments.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -change(moments, i)))
                .limit(TURNING_POINTS)
                .map(i -> moments.get(i).move())
                .toList();
        return new Chart(
                moments,
                turningPoints,
                new Hindsight(game.box(), game.options(), 1).better(played, turns, turningPoints));
    }

    /** How far a turn moved the chance of whoever made it. */
    private static double change(List<Analysis.Moment> moments, int i) {
        int seat = Math.max(0, moments.get(i).seat());
        return Math.abs(moments.get(i).chances().get(seat)
                - moments.get(i - 1).chances().get(seat));
    }
}
