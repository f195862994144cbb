package autobahn.server.simulation;

import autobahn.server.contest.Lot;
import autobahn.server.table.ContestView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Standings of contests at tables of two, worked out once more by what docs/api.md says of them: from who was to sit where,
 * and from the records of the games. Nothing is taken from what was stored of results.
 */
final class ClubStandings {
    /** What the record of a game says of somebody who sat there. */
    record Result(String person, int place, int points) {}

    private record Seat(String person, Result result) {}

    /** @param seats only one where there was nobody to play against; without results where the game was stopped */
    private record Table(List<Seat> seats) {
        boolean isBye() {
            return seats.size() == 1;
        }

        private boolean isShared() {
            return seats.stream().anyMatch(seat -> seat.result() == null);
        }

        int seatOf(String person) {
            return !isBye() && seats.get(1).person().equals(person) ? 1 : 0;
        }

        /** Whoever is left over has won; what was stopped is shared by all who sat there. */
        int points(int seat) {
            if (isBye()) {
                return 2;
            }
            int own = isShared() ? 1 : seats.get(seat).result().place();
            int other = isShared() ? 1 : seats.get(1 - seat).result().place();
            return own < other ? 2 : own == other ? 1 : 0;
        }

        boolean isWon(int seat) {
            return isBye() || !isShared() && seats.get(seat).result().place() == 1;
        }

        /** In thousandths, and half of it where there are no points of a game. */
        int share(int seat) {
            int all = isBye() || isShared()
                    ? 0
                    : seats.stream()
                            .mapToInt(one -> Math.max(0, one.result().points()))
                            .sum();
            return all == 0 ? 500 : 1000 * Math.max(0, seats.get(seat).result().points()) / all;
        }
    }

    /** Somebody with all that decides so far, what counts most first; the smaller one is the better one. */
    private static final class Row {
        private final String person;
        private final String name;
        private final int division;
        private final String state;
        private final List<Table> tables = new ArrayList<>();
        private final List<Long> order = new ArrayList<>();
        private final List<Long> tieBreaks = new ArrayList<>();
        private int points;

        Row(String person, String name, int division, String state) {
            this.person = person;
            this.name = name;
            this.division = division;
            this.state = state;
        }

        private static int compare(Row one, Row other) {
            for (int i = 0; i < one.order.size(); i++) {
                int compared = Long.compare(one.order.get(i), other.order.get(i));
                if (compared != 0) {
                    return compared;
                }
            }
            return 0;
        }

        @Override
        public String toString() {
            return points + " points, " + tables.size() + " tables, by " + tieBreaks;
        }
    }

    private static final long LOT_PARTS = 1_000_000;

    private final Club club;
    private final Handle store;
    private final String contest;
    private final Map<String, Map<Integer, Result>> results;
    private final List<Table> tables = new ArrayList<>();
    private final Map<String, Row> rows = new HashMap<>();

    /** @param results of games, by seat */
    ClubStandings(Club club, Handle store, String contest, Map<String, Map<Integer, Result>> results) {
        this.club = club;
        this.store = store;
        this.contest = contest;
        this.results = results;
    }

    void check() {
        ContestView.Whole whole = club.contest(contest);
        store.select(
                        "select c.person, p.name, c.division, c.state from contest_people c join people p on p.id = c.person"
                                + " where c.contest = ?",
                        contest)
                .map((row, context) -> new Row(row.getString(1), row.getString(2), row.getInt(3), row.getString(4)))
                .forEach(row -> rows.put(row.person, row));
        readTables();
        List<Row> sorted = sorted(whole.tieBreaks());
        List<ContestView.Place> shown = whole.standings();
        club.must(shown.size() == sorted.size(), () -> "the standings of a contest have not all who took part");
        int place = 0;
        for (int i = 0; i < sorted.size(); i++) {
            Row ours = sorted.get(i);
            place = i > 0 && sorted.get(i - 1).division == ours.division ? place + 1 : 1;
            compare(shown.get(i), ours, place);
        }
    }

    private void compare(ContestView.Place shown, Row ours, int place) {
        long wins = ours.tables.stream()
                .filter(table -> table.isWon(table.seatOf(ours.person)))
                .count();
        club.must(
                shown.name().equals(ours.name)
                        && shown.place() == place
                        && (shown.division() == null ? 0 : shown.division()) == ours.division
                        && shown.state().equals(ours.state)
                        && shown.points() == ours.points
                        && shown.played() == ours.tables.size()
                        && shown.wins() == wins
                        && shown.tieBreaks().equals(ours.tieBreaks),
                () -> "the standings of a contest have " + shown + ", by the records it is " + ours.name + " in place "
                        + place + " with " + ours + ", " + wins + " won");
        club.count("standings compared");
    }

    private void readTables() {
        record Line(int round, int number, int seat, String person, String game) {}
        Map<String, List<Line>> lines = new HashMap<>();
        store.select(
                        "select s.round, s.number, s.seat, s.person, t.game from contest_seats s join contest_tables t"
                                + " on t.contest = s.contest and t.round = s.round and t.number = s.number"
                                + " where s.contest = ? order by s.round, s.number, s.seat",
                        contest)
                .map((row, context) ->
                        new Line(row.getInt(1), row.getInt(2), row.getInt(3), row.getString(4), row.getString(5)))
                .forEach(line -> lines.computeIfAbsent(line.round() + "/" + line.number(), absent -> new ArrayList<>())
                        .add(line));
        Set<String> seated = new HashSet<>();
        for (List<Line> table : lines.values()) {
            List<Seat> seats = new ArrayList<>();
            for (Line line : table) {
                Map<Integer, Result> ofGame = results.getOrDefault(String.valueOf(line.game()), Map.of());
                Result result = ofGame.get(line.seat());
                club.must(
                        result == null || line.person().equals(result.person()),
                        () -> "somebody else than the draw says has sat at a table of a contest: " + line);
                club.must(
                        seated.add(line.round() + "/" + line.person()),
                        () -> "somebody sits at two tables of a round: " + line);
                seats.add(new Seat(line.person(), result));
            }
            String game = table.getFirst().game();
            club.must(
                    (game == null) == (seats.size() == 1),
                    () -> "somebody is left over and has a game, or is not and has none: " + table);
            Table played = new Table(seats);
            tables.add(played);
            for (int seat = 0; seat < seats.size(); seat++) {
                Row row = rows.get(seats.get(seat).person());
                row.tables.add(played);
                row.points += played.points(seat);
            }
            if (played.isBye()) {
                club.count("byes in standings");
            }
        }
    }

    // --- Places ----------------------------------------------------------------------------------------------------

    private List<Row> sorted(List<String> tieBreaks) {
        List<Row> sorted = new ArrayList<>(rows.values());
        for (Row row : sorted) {
            row.order.add((long) row.division);
            row.order.add(row.state.equals("disqualified") ? 1L : 0L);
            row.order.add(-(long) row.points);
        }
        for (String tieBreak : tieBreaks) {
            Map<Row, Long> values = new HashMap<>();
            sorted.forEach(row -> values.put(row, value(tieBreak, row)));
            values.forEach((row, value) -> {
                row.tieBreaks.add(value);
                row.order.add(-value);
            });
        }
        sorted.sort(Row::compare);
        return sorted;
    }

    private long value(String tieBreak, Row row) {
        return switch (tieBreak) {
            case "opponents" ->
                row.tables.stream()
                        .mapToLong(table -> table.isBye() ? row.points : other(table, row).points)
                        .sum();
            case "direct" -> direct(row);
            case "share" ->
                row.tables.stream()
                        .mapToLong(table -> table.share(table.seatOf(row.person)))
                        .sum();
            case "seats" ->
                row.tables.stream()
                        .filter(table -> !table.isBye())
                        .mapToLong(table -> table.seatOf(row.person))
                        .sum();
            case "lot" -> {
                String secret = store.select("select secret from contests where id = ?", contest)
                        .mapTo(String.class)
                        .one();
                yield Math.floorMod(new Lot(secret).number("place " + row.person), LOT_PARTS);
            }
            default -> throw new IllegalStateException("a tie-break nobody has told us of: " + tieBreak);
        };
    }

    private Row other(Table table, Row row) {
        return rows.get(table.seats().get(1 - table.seatOf(row.person)).person());
    }

    /** Points against those with whom one is equal so far, where all of them have met equally often. */
    private long direct(Row row) {
        List<Row> tied = rows.values().stream()
                .filter(other -> Row.compare(row, other) == 0)
                .toList();
        Set<Integer> met = new HashSet<>();
        for (Row one : tied) {
            for (Row other : tied) {
                if (!one.equals(other)) {
                    met.add((int) one.tables.stream()
                            .filter(table -> !table.isBye() && other(table, one).equals(other))
                            .count());
                }
            }
        }
        if (met.size() != 1 || met.contains(0)) {
            return 0;
        }
        club.count("ties by direct points");
        return row.tables.stream()
                .filter(table -> !table.isBye() && tied.contains(other(table, row)))
                .mapToInt(table -> table.points(table.seatOf(row.person)))
                .sum();
    }
}
