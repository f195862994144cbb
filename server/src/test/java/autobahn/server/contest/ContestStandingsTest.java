package autobahn.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ContestStandingsTest {
    private static final Lot LOT = new Lot("lot");

    private static List<Contestant> people(String... names) {
        return Arrays.stream(names)
                .map(name -> new Contestant(name, 0, Contestant.State.PLAYS))
                .toList();
    }

    private static Played.Seat seat(String who, Integer place, int points) {
        return new Played.Seat(who, place, points, 0);
    }

    /** The first one has won. */
    private static Played won(int round, String winner, String loser) {
        return new Played(round, 0, 2, false, List.of(seat(winner, 1, 60), seat(loser, 2, 40)));
    }

    private static List<Standing> of(Format format, List<Contestant> people, Played... tables) {
        return ContestStandings.of(format, people, List.of(tables), LOT, 99);
    }

    private static List<String> order(List<Standing> standings) {
        return standings.stream().map(Standing::contestant).toList();
    }

    @Test
    void pointsComeFirst() {
        Played four = new Played(
                1, 0, 4, false, List.of(seat("a", 2, 70), seat(null, 1, 80), seat("b", 2, 70), seat("c", 4, 10)));
        List<Standing> standings = of(Format.GROUPS, people("a", "b", "c"), four);
        assertThat(standings.stream().map(Standing::points)).containsExactly(3, 3, 0);
        assertThat(order(standings)).endsWith("c");
        assertThat(standings.getFirst().wins()).isZero();
    }

    @Test
    void whatIsPlayedStillCountsNothingAndWhatWasStoppedIsShared() {
        List<Played.Seat> seats = List.of(seat("a", null, 0), seat("b", null, 0));
        assertThat(of(Format.SWISS, people("a", "b"), new Played(1, 0, 2, false, seats)))
                .allMatch(one -> one.points() == 0 && one.played() == 0);
        assertThat(of(Format.SWISS, people("a", "b"), new Played(1, 0, 2, true, seats)))
                .allMatch(one -> one.points() == 1 && one.played() == 1);
        Played free = new Played(1, 0, 2, false, List.of(seat("a", null, 0)));
        assertThat(of(Format.SWISS, people("a"), free).getFirst().points()).isEqualTo(2);
    }

    @Test
    void thenTheStrengthOfThoseWhomOneHasMet() {
        List<Standing> standings = of(
                Format.SWISS,
                people("a", "b", "c", "d"),
                won(1, "a", "b"),
                won(1, "c", "d"),
                won(2, "b", "d"),
                won(2, "a", "c"));
        // b and c have two points each: b has met a and d, c has met d and a.
        assertThat(order(standings)).startsWith("a").endsWith("d");
        assertThat(standings.get(1).tieBreaks().getFirst())
                .isEqualTo(standings.get(2).tieBreaks().getFirst());
        List<Standing> uneven =
                of(Format.SWISS, people("a", "b", "c", "d"), won(1, "a", "d"), won(1, "b", "c"), won(2, "d", "c"));
        // All but c have two points. a and d have met people with two in all, b only c; and a has beaten d.
        assertThat(order(uneven)).containsExactly("a", "d", "b", "c");
    }

    @Test
    void thenTheirOwnMeetingIfAllHaveMet() {
        List<Standing> league = of(Format.LEAGUE, people("a", "b", "c"), won(1, "b", "a"), won(2, "a", "c"));
        assertThat(order(league)).containsExactly("b", "a", "c");
        List<Standing> circle =
                of(Format.LEAGUE, people("a", "b", "c"), won(1, "a", "b"), won(2, "b", "c"), won(3, "c", "a"));
        assertThat(circle).allMatch(one -> one.tieBreaks().getFirst() == 2);
        Played better = new Played(1, 0, 2, false, List.of(seat("c", 1, 90), seat("a", 2, 10)));
        assertThat(order(of(Format.LEAGUE, people("a", "b", "c"), won(1, "a", "b"), won(2, "b", "c"), better)))
                .startsWith("c");
    }

    @Test
    void whoWasDisqualifiedIsLast() {
        List<Contestant> people = new ArrayList<>(people("b"));
        people.add(new Contestant("a", 0, Contestant.State.DISQUALIFIED));
        assertThat(order(of(Format.SWISS, people, won(1, "a", "b")))).containsExactly("b", "a");
    }

    @Test
    void aloneItIsThePointsOfTheGames() {
        Played a = new Played(1, 0, 1, false, List.of(new Played.Seat("a", 1, 100, 12)));
        Played b = new Played(1, 0, 1, false, List.of(new Played.Seat("b", 2, 100, -3)));
        Played c = new Played(1, 0, 1, false, List.of(new Played.Seat("c", 2, 101, -9)));
        List<Standing> standings = of(Format.SOLO, people("a", "b", "c"), a, b, c);
        assertThat(order(standings)).containsExactly("c", "a", "b");
        assertThat(standings.get(1).wins()).isEqualTo(1);
    }

    @Test
    void theOrderOfPeopleAndTablesChangesNothing() {
        Random random = new Random(1);
        List<Contestant> people = new ArrayList<>(people("a", "b", "c", "d", "e", "f"));
        List<Played> tables = new ArrayList<>();
        for (int round = 1; round <= 5; round++) {
            for (int i = 0; i < 6; i += 2) {
                List<Contestant> some = new ArrayList<>(people);
                Collections.shuffle(some, random);
                tables.add(won(round, some.get(0).id(), some.get(1).id()));
            }
        }
        List<Standing> once = ContestStandings.of(Format.SWISS, people, tables, LOT, 5);
        Collections.shuffle(people, random);
        Collections.shuffle(tables, random);
        assertThat(ContestStandings.of(Format.SWISS, people, tables, LOT, 5)).isEqualTo(once);
        assertThat(once.stream().map(Standing::place)).containsExactly(1, 2, 3, 4, 5, 6);
    }
}
