package autobahn.server.simulation;

import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.engine.Score;
import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.server.rating.Rating;
import autobahn.server.rating.RatingPool;
import autobahn.server.rating.WengLin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Ratings, standings of contests and statistics, worked out once more from the records of all games. */
final class ClubBooks {
    private record Seat(int seat, String person, String bound, String bot, String left) {}

    private record Stored(String game, boolean rated, String contest, boolean absentLoses, List<Seat> seats) {}

    private final Club club;
    private final Handle store;
    private final List<String> order;
    private final Map<String, Map<RatingPool, Rating>> ratings = new HashMap<>();
    private final Map<String, Integer> rated = new HashMap<>();
    private final Map<String, Map<Integer, ClubStandings.Result>> contests = new HashMap<>();
    private final Map<String, Integer> values = new TreeMap<>();

    /** @param order of games in which their results were stored */
    ClubBooks(Club club, Handle store, List<String> order) {
        this.club = club;
        this.store = store;
        this.order = order;
    }

    void check() {
        List<String> finished = store.select("select id from games where status = 'finished'")
                .mapTo(String.class)
                .list();
        club.must(
                order.containsAll(finished) && finished.containsAll(order),
                () -> "not every game that is over has a result");
        order.forEach(this::add);
        checkRatings();
        checkContests();
        checkValues();
    }

    private void add(String game) {
        Stored stored = stored(game);
        Map<Integer, Map<String, Integer>> figures = new HashMap<>();
        Playthrough played = replayed(game, figures);
        List<Score> scores = played.game().scores();
        Map<Integer, Integer> places = places(stored, scores);
        if (stored.rated()) {
            rate(stored, places);
        }
        if (stored.contest() != null) {
            Map<Integer, ClubStandings.Result> results = new HashMap<>();
            stored.seats()
                    .forEach(seat -> results.put(
                            seat.seat(),
                            new ClubStandings.Result(
                                    seat.bound(),
                                    places.get(seat.seat()),
                                    scores.get(seat.seat()).total())));
            contests.put(game, results);
        }
        String pool = stored.seats().size() == 2 ? "two" : "several";
        for (Seat seat : stored.seats()) {
            if (seat.person() != null) {
                Map<String, Integer> own = figures.computeIfAbsent(seat.seat(), absent -> new HashMap<>());
                own.put("points", scores.get(seat.seat()).total());
                own.put("place", places.get(seat.seat()));
                checkFigures(game, seat.seat(), own);
                for (String figure :
                        List.of("points", "sections", "stations", "deliveries", "technologies", "routes")) {
                    values.merge(pool + " " + figure + " " + own.getOrDefault(figure, 0), 1, Integer::sum);
                }
            }
        }
    }

    private Stored stored(String game) {
        List<Seat> seats = store.select(
                        "select seat, person, account, bot, left_as from seats where game = ? order by seat", game)
                .map((row, context) ->
                        new Seat(row.getInt(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5)))
                .list();
        return store.select("select rated, contest, absence_counts from games where id = ?", game)
                .map((row, context) ->
                        new Stored(game, row.getInt(1) == 1, row.getString(2), "loss".equals(row.getString(3)), seats))
                .one();
    }

    private Playthrough replayed(String game, Map<Integer, Map<String, Integer>> figures) {
        String record = club.record(game);
        try {
            return Records.replay(
                    Club.box(),
                    Records.read(record),
                    moment -> moment.events().forEach(event -> count(event, figures)));
        } catch (FormatException e) {
            throw new AssertionError("the record of game " + game + " cannot be replayed", e);
        }
    }

    private static void count(Event event, Map<Integer, Map<String, Integer>> figures) {
        switch (event) {
            case Event.TurnBegan began -> add(figures, began.seat(), "turns");
            case Event.SectionBuilt built -> add(figures, built.seat(), "sections");
            case Event.StationBuilt built -> add(figures, built.seat(), "stations");
            case Event.GoodsDelivered delivered -> add(figures, delivered.seat(), "deliveries");
            case Event.TechnologyUnlocked unlocked -> add(figures, unlocked.seat(), "technologies");
            case Event.RouteChecked checked when checked.status() > 0 -> add(figures, checked.seat(), "routes");
            default -> {}
        }
    }

    private static void add(Map<Integer, Map<String, Integer>> figures, int seat, String figure) {
        figures.computeIfAbsent(seat, absent -> new HashMap<>()).merge(figure, 1, Integer::sum);
    }

    /** Whoever has left for good, or where it was so agreed has been replaced, shares the last place. */
    private static Map<Integer, Integer> places(Stored stored, List<Score> scores) {
        List<Integer> lost = stored.seats().stream()
                .filter(seat -> "resigned".equals(seat.left())
                        || "expired".equals(seat.left())
                        || seat.left() != null && stored.absentLoses())
                .map(Seat::seat)
                .toList();
        Map<Integer, Integer> places = new HashMap<>();
        for (Score score : scores) {
            long better = scores.stream()
                    .filter(other -> !lost.contains(other.seat()) && other.place() < score.place())
                    .count();
            boolean last = lost.contains(score.seat()) && lost.size() < scores.size();
            places.put(score.seat(), last ? scores.size() - lost.size() + 1 : 1 + (int) better);
        }
        if (lost.size() == scores.size()) {
            scores.forEach(score -> places.put(score.seat(), score.place()));
        }
        return places;
    }

    // --- Ratings ---------------------------------------------------------------------------------------------------

    private void rate(Stored stored, Map<Integer, Integer> places) {
        RatingPool pool = RatingPool.of(stored.seats().size());
        List<Seat> people = new ArrayList<>(
                stored.seats().stream().filter(seat -> seat.bound() != null).toList());
        if (people.size() < 2) {
            return;
        }
        people.addAll(stored.seats().stream()
                .filter(seat -> seat.bound() == null && seat.bot() != null)
                .toList());
        List<Rating> after = WengLin.after(people.stream()
                .map(seat -> new WengLin.Standing(
                        ratings.getOrDefault(holder(seat), Map.of()).getOrDefault(pool, Rating.FIRST),
                        places.get(seat.seat())))
                .toList());
        for (int i = 0; i < people.size(); i++) {
            String holder = holder(people.get(i));
            if (people.stream().filter(seat -> holder(seat).equals(holder)).count() == 1) {
                ratings.computeIfAbsent(holder, absent -> new HashMap<>()).put(pool, after.get(i));
                rated.merge(holder + " " + pool.id(), 1, Integer::sum);
            }
        }
    }

    private static String holder(Seat seat) {
        return seat.bound() != null ? seat.bound() : "bot:" + seat.bot();
    }

    private void checkRatings() {
        record Row(String holder, String pool, Rating rating, int games) {}
        List<Row> rows = store.select("select holder, pool, mean, deviation, games from ratings")
                .map((row, context) -> new Row(
                        row.getString(1),
                        row.getString(2),
                        new Rating(row.getDouble(3), row.getDouble(4)),
                        row.getInt(5)))
                .list();
        club.must(rows.size() == rated.size(), () -> "the ranking has " + rows.size() + " of " + rated.size());
        for (Row row : rows) {
            Rating ours = ratings.getOrDefault(row.holder(), Map.of())
                    .get(RatingPool.named(row.pool()).orElseThrow());
            club.must(
                    row.rating().equals(ours)
                            && Objects.equals(rated.get(row.holder() + " " + row.pool()), row.games()),
                    () -> "the ranking has " + row + ", by the records it is " + ours);
        }
        club.count("ratings compared", rows.size());
    }

    // --- Contests and statistics -----------------------------------------------------------------------------------

    private void checkContests() {
        store.select("select id from contests where status = 'ended'")
                .mapTo(String.class)
                .list()
                .forEach(contest -> new ClubStandings(club, store, contest, contests).check());
    }

    private void checkFigures(String game, int seat, Map<String, Integer> ours) {
        Map<String, Integer> stored = store.select(
                        "select place, points, turns, sections, stations, deliveries, technologies, routes"
                                + " from seat_figures where game = ? and seat = ?",
                        game,
                        seat)
                .map((row, context) -> {
                    Map<String, Integer> figures = new TreeMap<>();
                    for (String figure : List.of(
                            "place",
                            "points",
                            "turns",
                            "sections",
                            "stations",
                            "deliveries",
                            "technologies",
                            "routes")) {
                        figures.put(figure, row.getInt(figure));
                    }
                    return figures;
                })
                .findFirst()
                .orElse(Map.of());
        stored.keySet().forEach(figure -> ours.putIfAbsent(figure, 0));
        club.must(
                stored.equals(new TreeMap<>(ours)),
                () -> "of seat " + seat + " of game " + game + " the statistics have " + stored + ", the record "
                        + ours);
        club.count("seats compared");
    }

    private void checkValues() {
        Map<String, Integer> stored = new TreeMap<>();
        store.select("select pool, figure, value, count from figure_counts")
                .map((row, context) ->
                        Map.entry(row.getString(1) + " " + row.getString(2) + " " + row.getInt(3), row.getInt(4)))
                .forEach(one -> stored.put(one.getKey(), one.getValue()));
        club.must(stored.equals(values), () -> "the statistics do not have each value as often as the records");
    }
}
