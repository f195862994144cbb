package autobahn.server.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Who stands where, out of nothing but the people and the results. Those who were disqualified come last; in a league the
 * divisions follow one another, and after finals those of the first final are before those of the second.
 */
public final class ContestStandings {
    private static final long LOT_PARTS = 1_000_000;

    private final Format format;
    private final Lot lot;
    private final int groupRounds;
    private final List<Played> tables;
    private final Map<String, List<Played>> own = new HashMap<>();
    private final Map<String, Integer> points = new HashMap<>();

    private ContestStandings(Format format, List<Played> tables, Lot lot, int groupRounds) {
        this.format = format;
        this.lot = lot;
        this.groupRounds = groupRounds;
        this.tables = tables.stream().filter(Played::counts).toList();
        for (Played table : this.tables) {
            for (Played.Seat seat : table.seats()) {
                String one = seat.contestant();
                if (one != null) {
                    own.computeIfAbsent(one, absent -> new ArrayList<>()).add(table);
                    if (!isFinal(table)) {
                        points.merge(one, table.pointsOf(table.seatOf(one)), Integer::sum);
                    }
                }
            }
        }
    }

    /** @param groupRounds rounds before finals; all of them where there are none */
    public static List<Standing> of(
            Format format, List<Contestant> people, List<Played> tables, Lot lot, int groupRounds) {
        return new ContestStandings(format, tables, lot, groupRounds).all(people);
    }

    private boolean isFinal(Played table) {
        return table.round() > groupRounds;
    }

    private List<Standing> all(List<Contestant> people) {
        List<Standing> some = new ArrayList<>();
        people.forEach(one -> some.add(of(one)));
        Comparator<Standing> first = Comparator.<Standing>comparingInt(
                        one -> one.state() == Contestant.State.DISQUALIFIED ? 1 : 0)
                .thenComparingInt(this::group)
                .thenComparingInt(one -> -one.finalPoints())
                .thenComparingInt(one -> -one.points());
        if (format == Format.LEAGUE) {
            first = Comparator.comparingInt(Standing::division).thenComparing(first);
        }
        List<Standing> sorted = new ArrayList<>(some);
        sort(sorted, first, 0);
        return placed(sorted);
    }

    /** Which final somebody has played; those who have played none come after all finals. */
    private int group(Standing one) {
        return own.getOrDefault(one.contestant(), List.of()).stream()
                .filter(this::isFinal)
                .mapToInt(Played::division)
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }

    private List<Standing> placed(List<Standing> sorted) {
        List<Standing> placed = new ArrayList<>();
        int place = 0;
        int division = -1;
        for (Standing one : sorted) {
            place = format == Format.LEAGUE && one.division() != division ? 1 : place + 1;
            division = one.division();
            placed.add(one.at(place));
        }
        return placed;
    }

    /** Sorts by what came before, and among those that are equal by the next tie-break. */
    private void sort(List<Standing> some, Comparator<Standing> by, int tieBreak) {
        some.sort(by);
        if (tieBreak == format.tieBreaks().size()) {
            return;
        }
        int from = 0;
        for (int to = 1; to <= some.size(); to++) {
            if (to == some.size() || by.compare(some.get(from), some.get(to)) != 0) {
                List<Standing> tied = some.subList(from, to);
                if (tied.size() > 1 && format.tieBreaks().get(tieBreak) == TieBreak.DIRECT) {
                    withDirect(tied, tieBreak);
                }
                if (tied.size() > 1) {
                    sort(tied, Comparator.comparingLong(one -> -one.tieBreaks().get(tieBreak)), tieBreak + 1);
                }
                from = to;
            }
        }
    }

    private Standing of(Contestant one) {
        List<Played> games = own.getOrDefault(one.id(), List.of());
        int finals = 0;
        int wins = 0;
        for (Played table : games) {
            int seat = table.seatOf(one.id());
            finals += isFinal(table) ? table.pointsOf(seat) : 0;
            wins += isWon(table, seat) ? 1 : 0;
        }
        List<Long> tieBreaks = format.tieBreaks().stream()
                .map(tieBreak -> value(tieBreak, one.id(), games))
                .toList();
        return new Standing(
                one.id(),
                one.division(),
                one.state(),
                0,
                points.getOrDefault(one.id(), 0),
                finals,
                games.size(),
                wins,
                tieBreaks);
    }

    private static boolean isWon(Played table, int seat) {
        Integer place = table.seats().get(seat).place();
        return table.isFree() || place != null && place == 1;
    }

    private long value(TieBreak tieBreak, String one, List<Played> games) {
        return switch (tieBreak) {
            case OPPONENTS -> opponents(one, games);
            case DIRECT -> 0; // known only once it is known who is tied
            case SHARE ->
                games.stream()
                        .mapToLong(table -> table.shareOf(table.seatOf(one)))
                        .sum();
            case SEATS ->
                games.stream()
                        .filter(table -> !table.isFree())
                        .mapToLong(table -> table.seatOf(one))
                        .sum();
            case LEAD ->
                games.stream().mapToLong(table -> seat(table, one).lead()).sum();
            case BEST ->
                games.stream()
                        .mapToLong(table -> seat(table, one).points())
                        .max()
                        .orElse(0);
            case LOT -> Math.floorMod(lot.number("place " + one), LOT_PARTS);
        };
    }

    private static Played.Seat seat(Played table, String one) {
        return table.seats().get(table.seatOf(one));
    }

    private long opponents(String one, List<Played> games) {
        long sum = 0;
        int mine = points.getOrDefault(one, 0);
        for (Played table : games) {
            for (int i = 0; i < table.players(); i++) {
                String other = i < table.seats().size() ? table.seats().get(i).contestant() : null;
                if (!Objects.equals(other, one)) {
                    sum += other == null ? mine : points.getOrDefault(other, 0);
                }
            }
        }
        return sum;
    }

    private void withDirect(List<Standing> tied, int index) {
        Set<String> names = new HashSet<>();
        tied.forEach(one -> names.add(one.contestant()));
        Map<Set<String>, Integer> met = new HashMap<>();
        Map<String, Long> direct = new HashMap<>();
        for (Played table : tables) {
            List<Played.Seat> seats = table.seats();
            for (int i = 0; i < seats.size(); i++) {
                for (int j = 0; j < seats.size(); j++) {
                    String one = seats.get(i).contestant();
                    String other = seats.get(j).contestant();
                    if (i != j && one != null && other != null && names.contains(one) && names.contains(other)) {
                        met.merge(Set.of(one, other), 1, Integer::sum);
                        direct.merge(one, (long) table.against(i, j), Long::sum);
                    }
                }
            }
        }
        boolean all = met.size() == names.size() * (names.size() - 1) / 2
                && met.values().stream().distinct().count() == 1;
        tied.replaceAll(one -> {
            List<Long> values = new ArrayList<>(one.tieBreaks());
            values.set(index, all ? direct.getOrDefault(one.contestant(), 0L) : 0L);
            return new Standing(
                    one.contestant(),
                    one.division(),
                    one.state(),
                    one.place(),
                    one.points(),
                    one.finalPoints(),
                    one.played(),
                    one.wins(),
                    values);
        });
    }
}
