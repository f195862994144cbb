package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.engine.edition.ActionSpace;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Circle;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.SeatFigures;
import autobahn.server.store.SeatFigures.Figures;
import autobahn.server.store.SeatRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** How people play: worked out from the entries of each game once it is over, and kept in few numbers. */
public final class Statistics {
    private static final Logger LOG = LoggerFactory.getLogger(Statistics.class);

    private static final int MOST_SHOWN = 10;
    /** Cards of an opening. */
    private static final int OPENING = 3;
    /** Nobody thinks for longer: somebody was away. */
    private static final long LONGEST_MILLIS = 600_000;

    /** @param percentile by figure: the share of all seats that had less, in percent */
    public record Seat(
            int seat,
            String name,
            int place,
            Map<String, Integer> figures,
            Map<String, Integer> plays,
            List<String> opening,
            Map<String, Integer> percentile) {}

    public record Opening(List<String> opening, int games, int wins) {}

    public record Opponent(String name, int games, int ahead) {}

    public record OfPerson(
            String pool,
            int games,
            int wins,
            Map<String, Double> means,
            Map<String, Integer> percentile,
            List<Opening> openings,
            List<Opponent> against) {}

    private final Database database;
    private final LiveTables tables;
    private final Replay replay;

    public Statistics(Database database, LiveTables tables, Replay replay) {
        this.database = database;
        this.tables = tables;
        this.replay = replay;
    }

    // --- Looking ---------------------------------------------------------------------------------------------------

    /** What is known of a game; nothing while it runs, and for some seconds after its end. */
    public List<Seat> of(String id, @Nullable Person person) {
        TableInfo info = tables.visible(id, person).info();
        String pool = pool(info.seats().size());
        return database.read(handle -> SeatFigures.of(handle, id).stream()
                .map(row -> new Seat(
                        row.seat(),
                        Access.any(info, row.seat()).name(),
                        row.place(),
                        row.figures(),
                        plays(row.plays()),
                        words(row.opening()),
                        percentiles(handle, pool, row.figures())))
                .toList());
    }

    /** How an account plays. Private games count for nobody else. */
    public OfPerson of(String name, String pool, @Nullable Person asker) {
        return database.read(handle -> {
            Person person = Circle.account(handle, name);
            boolean all = person.id().equals(Person.idOf(asker));
            SeatFigures.Mean mean = SeatFigures.mean(handle, person.id(), pool, all);
            return new OfPerson(
                    pool,
                    mean.games(),
                    mean.wins(),
                    rounded(mean.means()),
                    mean.games() == 0 ? Map.of() : percentiles(handle, pool, mean.means()),
                    SeatFigures.openings(handle, person.id(), pool, all, MOST_SHOWN).stream()
                            .map(row -> new Opening(words(row.opening()), row.games(), row.wins()))
                            .toList(),
                    SeatFigures.against(handle, person.id(), pool, all, MOST_SHOWN).stream()
                            .map(row -> new Opponent(row.name(), row.games(), row.ahead()))
                            .toList());
        });
    }

    private static Map<String, Double> rounded(Map<String, Double> means) {
        Map<String, Double> rounded = new LinkedHashMap<>();
        means.forEach((figure, mean) -> rounded.put(figure, Math.round(mean * 10) / 10.0));
        return rounded;
    }

    private static Map<String, Integer> percentiles(Handle handle, String pool, Map<String, ? extends Number> figures) {
        Map<String, Integer> all = new LinkedHashMap<>();
        for (String figure : SeatFigures.COMPARED) {
            Number value = figures.get(figure);
            SeatFigures.percentile(handle, pool, figure, value == null ? 0 : value.doubleValue())
                    .ifPresent(share -> all.put(figure, (int) Math.round(share * 100)));
        }
        return all;
    }

    private static Map<String, Integer> plays(List<Integer> counts) {
        Map<String, Integer> plays = new LinkedHashMap<>();
        for (ActionSpace space : ActionSpace.values()) {
            plays.put(id(space), counts.get(space.ordinal()));
        }
        return plays;
    }

    private static String id(ActionSpace space) {
        return space.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> words(String opening) {
        return opening.isEmpty() ? List.of() : List.of(opening.split(" "));
    }

    /** In which games are compared with each other. */
    static String pool(int seats) {
        return seats == 1 ? "solo" : seats == 2 ? "two" : "several";
    }

    // --- Counting --------------------------------------------------------------------------------------------------

    /** Counts games that are over, on whatever node, each once; returns how many were looked at. */
    int count(int most) {
        List<String> games = database.read(handle -> SeatFigures.uncounted(handle, most));
        games.forEach(this::count);
        return games.size();
    }

    private void count(String id) {
        GameRow game = database.read(handle -> Games.find(handle, id)).orElse(null);
        if (game == null) {
            return;
        }
        List<SeatRow> seats = database.read(handle -> Games.seats(handle, id));
        List<Figures> figures = figures(game, seats);
        String pool = pool(seats.size());
        database.write(handle -> {
            if (SeatFigures.counted(handle, id)) {
                figures.forEach(one -> SeatFigures.insert(handle, game, pool, one));
            }
            return id;
        });
    }

    /** Of all seats that people held; nothing of programs' games, or of those that went on from elsewhere or cannot be told any more. */
    private List<Figures> figures(GameRow game, List<SeatRow> seats) {
        if (game.isOfLadder() || game.forkedAt() != null || game.continuedFrom() != null || game.result() == null) {
            return List.of();
        }
        try {
            List<EntryRow> entries = database.read(handle -> GameEntries.since(handle, game.id(), 0));
            List<Counter> counters = new ArrayList<>();
            seats.forEach(seat -> counters.add(new Counter()));
            time(entries, game.created(), counters);
            Playthrough played = replay.start(game, Replay.options(game));
            for (EntryRow entry : standing(entries)) {
                played = replay.next(played, entry);
                for (Event event : played.events()) {
                    tell(event, counters);
                }
            }
            JsonNode scores = StrictJson.tree(game.result()).path("scores");
            return seats.stream()
                    .filter(seat -> seat.person() != null)
                    .map(seat -> counters.get(seat.seat()).figures(seat, scores.path(seat.seat())))
                    .toList();
        } catch (Replay.Broken | RuntimeException e) {
            LOG.warn("game {} is not counted: {}", game.id(), e.getMessage());
            return List.of();
        }
    }

    private static List<EntryRow> standing(List<EntryRow> entries) {
        List<EntryRow> standing = new ArrayList<>();
        for (EntryRow entry : entries) {
            if (entry.undoTo() == null) {
                standing.add(entry);
            } else {
                standing.subList(entry.undoTo(), standing.size()).clear();
            }
        }
        return standing;
    }

    private static void time(List<EntryRow> entries, long started, List<Counter> counters) {
        long before = entries.isEmpty() ? started : entries.getFirst().at();
        for (EntryRow entry : entries) {
            if (entry.seat() >= 0 && entry.seat() < counters.size()) {
                counters.get(entry.seat()).millis += Math.clamp(entry.at() - before, 0, LONGEST_MILLIS);
            }
            before = entry.at();
        }
    }

    private static void tell(Event event, List<Counter> counters) {
        switch (event) {
            case Event.TurnBegan(int seat, int era) -> add(counters, seat, "turns");
            case Event.SectionBuilt(int seat, String section) -> add(counters, seat, "sections");
            case Event.LinkUpgraded(int seat, String link) -> add(counters, seat, "upgrades");
            case Event.StationBuilt(int seat, String link, int space) -> add(counters, seat, "stations");
            case Event.GoodsDelivered delivered -> add(counters, delivered.seat(), "deliveries");
            case Event.TechnologyUnlocked unlocked -> add(counters, unlocked.seat(), "technologies");
            case Event.RouteChecked(int seat, String route, int status) -> {
                if (status > 0) {
                    add(counters, seat, "routes");
                }
            }
            case Event.CardPlayed played -> {
                if (played.seat() < counters.size()) {
                    counters.get(played.seat()).play(played.space());
                }
            }
            default -> {}
        }
    }

    private static void add(List<Counter> counters, int seat, String figure) {
        if (seat < counters.size()) { // not Autobot's
            counters.get(seat).counts.merge(figure, 1, Integer::sum);
        }
    }

    /** Counts for one seat. */
    private static final class Counter {
        private static final Set<String> POINTS =
                Set.of("network", "trade", "service", "finance", "planning", "customs");

        private final Map<String, Integer> counts = new HashMap<>();
        private final int[] plays = new int[ActionSpace.values().length];
        private final List<String> opening = new ArrayList<>();
        private long millis;

        void play(ActionSpace space) {
            plays[space.ordinal()]++;
            if (opening.size() < OPENING) {
                opening.add(id(space));
            }
        }

        Figures figures(SeatRow seat, JsonNode score) {
            counts.put("points", score.path("total").asInt(0));
            counts.put("lobby", score.path("lobbyPoints").asInt(0));
            score.path("departments").forEach(one -> {
                String department = one.path("department").asString("").toLowerCase(Locale.ROOT);
                if (POINTS.contains(department)) {
                    counts.put(department, one.path("points").asInt(0));
                }
            });
            counts.put("seconds", (int) (millis / 1000));
            List<Integer> played = new ArrayList<>();
            for (int count : plays) {
                played.add(count);
            }
            return new Figures(
                    seat.seat(),
                    seat.bound() != null ? seat.bound() : seat.person(),
                    score.path("place").asInt(1),
                    counts,
                    played,
                    String.join(" ", opening));
        }
    }
}
