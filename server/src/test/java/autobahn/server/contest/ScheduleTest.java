package autobahn.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Whole contests of every format and many sizes, with results by chance and people who leave. */
class ScheduleTest {
    private static final Lot LOT = new Lot("00".repeat(32));

    /** A contest that is played. */
    private static final class Run {
        final Schedule schedule;
        final List<Contestant> people = new ArrayList<>();
        final List<Played> tables = new ArrayList<>();
        final Random random;

        Run(Schedule schedule, int people, long seed) {
            this.schedule = schedule;
            this.random = new Random(seed);
            for (int i = 0; i < people; i++) {
                this.people.add(new Contestant("p" + i, 0, Contestant.State.PLAYS));
            }
        }

        Run divided(int wished) {
            Map<String, Integer> divisions =
                    League.divisions(people.stream().map(Contestant::id).toList(), List.of(), wished, LOT);
            people.replaceAll(one -> new Contestant(one.id(), divisions.get(one.id()), one.state()));
            return this;
        }

        List<Pairing> round(int round) {
            List<Pairing> pairings = schedule.draw(round, people, tables, LOT);
            assertThat(schedule.draw(round, people, tables, LOT)).isEqualTo(pairings);
            for (Pairing pairing : pairings) {
                tables.add(played(round, pairing));
            }
            return pairings;
        }

        private Played played(int round, Pairing pairing) {
            List<Integer> points = new ArrayList<>();
            pairing.seats().forEach(seat -> points.add(50 + random.nextInt(60)));
            List<Played.Seat> seats = new ArrayList<>();
            boolean free = pairing.seats().size() < schedule.players();
            for (int i = 0; i < points.size(); i++) {
                int own = points.get(i);
                int place =
                        1 + (int) points.stream().filter(other -> other > own).count();
                seats.add(new Played.Seat(pairing.seats().get(i), free ? null : place, own, 0));
            }
            return new Played(round, pairing.division(), schedule.players(), false, seats);
        }

        void leave(int index) {
            Contestant one = people.get(index);
            people.set(index, new Contestant(one.id(), one.division(), Contestant.State.WITHDRAWN));
        }

        Set<String> here() {
            Set<String> here = new HashSet<>();
            people.stream().filter(Contestant::plays).forEach(one -> here.add(one.id()));
            return here;
        }
    }

    private static Set<String> everybodyOnce(List<Pairing> pairings) {
        Set<String> seen = new HashSet<>();
        for (Pairing pairing : pairings) {
            assertThat(pairing.seats()).anyMatch(Objects::nonNull);
            pairing.seats().stream()
                    .filter(Objects::nonNull)
                    .forEach(one -> assertThat(seen.add(one)).isTrue());
        }
        return seen;
    }

    private static Map<Set<String>, Integer> met(List<Played> tables) {
        Map<Set<String>, Integer> met = new HashMap<>();
        for (Played table : tables) {
            List<String> people = table.seats().stream()
                    .map(Played.Seat::contestant)
                    .filter(Objects::nonNull)
                    .toList();
            for (int i = 0; i < people.size(); i++) {
                for (int j = i + 1; j < people.size(); j++) {
                    met.merge(Set.of(people.get(i), people.get(j)), 1, Integer::sum);
                }
            }
        }
        return met;
    }

    private static Schedule swiss(int rounds, boolean fillers) {
        return new Schedule(Format.SWISS, 2, rounds, 0, fillers);
    }

    @Test
    void swissMeetNobodyTwiceAsLongAsThatCanBe() {
        for (int n = 2; n <= 128; n += n < 20 ? 1 : 27) {
            int rounds = Math.max(1, Math.min(9, n / 2));
            for (boolean fillers : List.of(true, false)) {
                Run run = new Run(swiss(rounds, fillers), n, n);
                for (int round = 1; round <= rounds; round++) {
                    assertThat(everybodyOnce(run.round(round))).isEqualTo(run.here());
                }
                assertThat(met(run.tables).values()).as(n + " people").containsOnly(1);
                Map<String, Integer> alone = new HashMap<>();
                for (Played table : run.tables) {
                    if (met(List.of(table)).isEmpty()) {
                        assertThat(table.seats()).hasSize(fillers ? 2 : 1);
                        alone.merge(
                                table.seats().stream()
                                        .map(Played.Seat::contestant)
                                        .filter(Objects::nonNull)
                                        .findFirst()
                                        .orElseThrow(),
                                1,
                                Integer::sum);
                    }
                }
                assertThat(alone.values()).allMatch(times -> times == 1);
                assertThat(alone).hasSize(n % 2 == 1 ? rounds : 0);
            }
        }
    }

    @Test
    void swissGoOnWhenEverybodyHasMet() {
        Run run = new Run(swiss(12, false), 5, 1);
        for (int round = 1; round <= 12; round++) {
            assertThat(everybodyOnce(run.round(round))).isEqualTo(run.here());
        }
        assertThat(met(run.tables).values()).allMatch(times -> times >= 2 && times <= 3);
    }

    @Test
    void swissBringThoseTogetherWhoHaveTheSamePoints() {
        Run run = new Run(swiss(4, false), 32, 3);
        for (int round = 1; round <= 4; round++) {
            Map<String, Integer> before = points(run);
            for (Pairing pairing : run.round(round)) {
                int one = before.getOrDefault(pairing.seats().getFirst(), 0);
                int other = before.getOrDefault(pairing.seats().getLast(), 0);
                assertThat(Math.abs(one - other)).isLessThanOrEqualTo(2);
            }
        }
    }

    private static Map<String, Integer> points(Run run) {
        Map<String, Integer> points = new HashMap<>();
        run.schedule.standings(run.people, run.tables, LOT).forEach(one -> points.put(one.contestant(), one.points()));
        return points;
    }

    @Test
    void whoLeavesIsNotPairedAnyMore() {
        for (Schedule schedule : List.of(
                swiss(6, false),
                swiss(6, true),
                new Schedule(Format.GROUPS, 4, 6, 1, true),
                new Schedule(Format.SOLO, 1, 6, 0, false))) {
            Run run = new Run(schedule, 11, 5);
            for (int round = 1; round <= 6; round++) {
                assertThat(everybodyOnce(run.round(round))).isEqualTo(run.here());
                run.leave(round);
            }
            assertThat(run.schedule.standings(run.people, run.tables, LOT)).hasSize(11);
        }
        Run run = new Run(swiss(3, true), 2, 1);
        run.leave(0);
        assertThat(run.round(1)).isEmpty();
    }

    @Test
    void groupsMeetFewTwiceAndSitEverywhere() {
        for (int size = 3; size <= 4; size++) {
            for (int n : new int[] {2, 3, 4, 5, 7, 9, 13, 16, 31, 64, 128}) {
                int rounds = 4;
                Run run = new Run(new Schedule(Format.GROUPS, size, rounds, 0, true), n, n);
                for (int round = 1; round <= rounds; round++) {
                    List<Pairing> pairings = run.round(round);
                    assertThat(everybodyOnce(pairings)).isEqualTo(run.here());
                    int tables = (n + size - 1) / size;
                    assertThat(pairings).hasSize(tables);
                    int spare = tables * size - n;
                    int wanted = size;
                    assertThat(pairings).allMatch(pairing -> pairing.seats().size() == wanted);
                    assertThat(pairings.stream()
                                    .filter(pairing -> pairing.seats().contains(null))
                                    .count())
                            .isEqualTo(Math.min(spare, tables));
                }
                if (n >= 4 * size) {
                    int most = met(run.tables).values().stream()
                            .max(Comparator.naturalOrder())
                            .orElse(0);
                    assertThat(most).as(n + " at " + size).isLessThanOrEqualTo(n >= 31 ? 1 : 2);
                }
                seatsAreBalanced(run, 2);
            }
        }
    }

    /** Nobody has one seat much more often than another. */
    private static void seatsAreBalanced(Run run, int most) {
        Map<String, int[]> seats = new TreeMap<>();
        for (Played table : run.tables) {
            for (int i = 0; i < table.seats().size() && !table.isFree(); i++) {
                String one = table.seats().get(i).contestant();
                if (one != null) {
                    seats.computeIfAbsent(one, absent -> new int[run.schedule.players()])[i]++;
                }
            }
        }
        seats.forEach((one, counts) -> {
            int least = Arrays.stream(counts).min().orElse(0);
            int largest = Arrays.stream(counts).max().orElse(0);
            assertThat(largest - least).as(one).isLessThanOrEqualTo(most);
        });
    }

    @Test
    void swissSitInBothSeats() {
        for (int n : new int[] {4, 7, 16, 33, 64}) {
            Run run = new Run(swiss(7, true), n, n);
            for (int round = 1; round <= 7; round++) {
                run.round(round);
            }
            seatsAreBalanced(run, 3);
        }
    }

    @Test
    void finalsAreByThePlaces() {
        Schedule schedule = new Schedule(Format.GROUPS, 4, 4, 2, true);
        Run run = new Run(schedule, 10, 4);
        run.round(1);
        run.round(2);
        List<String> before = schedule.standings(run.people, run.tables, LOT).stream()
                .map(Standing::contestant)
                .toList();
        List<Pairing> finals = run.round(3);
        assertThat(finals).hasSize(3);
        assertThat(new HashSet<>(finals.getFirst().seats())).isEqualTo(new HashSet<>(before.subList(0, 4)));
        assertThat(finals.getLast().seats()).containsAll(before.subList(8, 10));
        List<Pairing> again = run.round(4);
        for (int i = 0; i < 3; i++) {
            assertThat(new HashSet<>(again.get(i).seats()))
                    .isEqualTo(new HashSet<>(finals.get(i).seats()));
        }
        List<String> after = schedule.standings(run.people, run.tables, LOT).stream()
                .map(Standing::contestant)
                .toList();
        assertThat(new HashSet<>(after.subList(0, 4))).isEqualTo(new HashSet<>(before.subList(0, 4)));
        assertThat(new HashSet<>(after.subList(8, 10))).isEqualTo(new HashSet<>(before.subList(8, 10)));
    }

    @Test
    void inALeagueEverybodyMeetsEverybody() {
        for (int n = 2; n <= 40; n++) {
            for (int legs = 1; legs <= 2; legs++) {
                int largest = League.sizes(n, 6).getFirst();
                Run run = new Run(new Schedule(Format.LEAGUE, 2, legs * League.rounds(largest), 0, n % 3 == 0), n, n)
                        .divided(6);
                for (int round = 1; round <= run.schedule.rounds(); round++) {
                    everybodyOnce(run.round(round));
                }
                Map<Set<String>, Integer> met = met(run.tables);
                int wanted = legs;
                for (Contestant one : run.people) {
                    for (Contestant other : run.people) {
                        if (!one.equals(other)) {
                            int times = met.getOrDefault(Set.of(one.id(), other.id()), 0);
                            assertThat(times).isEqualTo(one.division() == other.division() ? wanted : 0);
                        }
                    }
                }
                seatsAreBalanced(run, n % 3 == 0 ? 2 : 1);
            }
        }
    }

    @Test
    void whoMeetsSomebodyWhoLeftALeagueHasWonOrPlaysABot() {
        for (boolean fillers : List.of(true, false)) {
            Run run = new Run(new Schedule(Format.LEAGUE, 2, 3, 0, fillers), 4, 1).divided(4);
            run.round(1);
            run.leave(2);
            List<Pairing> pairings = run.round(2);
            assertThat(everybodyOnce(pairings)).isEqualTo(run.here());
            assertThat(pairings)
                    .anyMatch(pairing -> pairing.seats().size() == (fillers ? 2 : 1)
                            && met(List.of(run.played(2, pairing))).isEmpty());
        }
    }

    @Test
    void divisionsAreOfAboutTheSameSize() {
        assertThat(League.sizes(13, 6)).containsExactly(7, 6);
        assertThat(League.sizes(2, 6)).containsExactly(2);
        assertThat(League.sizes(128, 3)).hasSize(43).allMatch(size -> size >= 2 && size <= 3);
        for (int n = 2; n <= 128; n++) {
            for (int size = 3; size <= 12; size++) {
                List<Integer> sizes = League.sizes(n, size);
                assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(n);
                assertThat(sizes.getFirst() - sizes.getLast()).isBetween(0, 1);
                assertThat(sizes).allMatch(one -> one >= 2);
            }
        }
    }

    @Test
    void theBestGoUpAndTheLastGoDown() {
        List<List<String>> before =
                List.of(List.of("a", "b", "c", "d"), List.of("e", "f", "g"), List.of("h", "i", "j"));
        assertThat(League.promoted(before, 1)).containsExactly("a", "b", "c", "e", "d", "f", "h", "g", "i", "j");
        assertThat(League.promoted(before, 0)).containsExactly("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
        assertThat(League.promoted(before, 3)).hasSize(10).doesNotHaveDuplicates();
        Map<String, Integer> divisions =
                League.divisions(List.of("a", "c", "d", "e", "new", "newer"), League.promoted(before, 1), 3, LOT);
        assertThat(divisions).containsEntry("e", 1).containsEntry("d", 2).containsEntry("new", 2);
        assertThat(League.promoted(List.of(), 2)).isEmpty();
    }

    @Test
    void theLotSettlesEverything() {
        assertThat(new Lot("abc").commitment())
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assertThat(LOT.deal(1, 0))
                .isEqualTo(LOT.deal(1, 0))
                .isNotEqualTo(LOT.deal(1, 1))
                .isNotEqualTo(LOT.deal(2, 0));
        assertThat(Lot.draw().secret()).hasSize(64).isNotEqualTo(Lot.draw().secret());
        Run one = new Run(swiss(1, false), 16, 1);
        List<Pairing> other = swiss(1, false).draw(1, one.people, List.of(), new Lot("another"));
        assertThat(one.round(1)).isNotEqualTo(other);
    }
}
