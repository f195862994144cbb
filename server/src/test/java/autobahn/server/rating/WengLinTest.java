package autobahn.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WengLinTest {
    private static WengLin.Standing standing(double mean, double deviation, int place) {
        return new WengLin.Standing(new Rating(mean, deviation), place);
    }

    private static WengLin.Standing newcomer(int place) {
        return new WengLin.Standing(Rating.FIRST, place);
    }

    /** Worked out by hand: 250² / √(2·250² + 2·123²) · ½ = 79.3, and 250·√(1 − (250/394)³ / 4) = 242. */
    @Test
    void aFirstGameOfTwo() {
        List<Rating> after = WengLin.after(List.of(newcomer(1), newcomer(2)));
        assertThat(after).extracting(Rating::shown).containsExactly(1579, 1421);
        assertThat(after)
                .extracting(Rating::deviation)
                .allSatisfy(deviation -> assertThat(deviation).isCloseTo(241.9, within(0.1)));
        assertThat(after).allMatch(Rating::isProvisional);
    }

    @Test
    void equalsWhoShareAPlaceStayWhereTheyAreAndAreKnownBetter() {
        List<Rating> after = WengLin.after(List.of(newcomer(1), newcomer(1), newcomer(1)));
        assertThat(after).allSatisfy(rating -> {
            assertThat(rating.mean()).isCloseTo(1500, within(1e-9));
            assertThat(rating.deviation()).isLessThan(Rating.FIRST.deviation());
        });
    }

    @Test
    void aSurpriseMovesMoreThanWhatWasExpected() {
        double expected = WengLin.after(List.of(standing(1700, 100, 1), standing(1500, 100, 2)))
                        .getFirst()
                        .mean()
                - 1700;
        double surprise = WengLin.after(List.of(standing(1500, 100, 1), standing(1700, 100, 2)))
                        .getFirst()
                        .mean()
                - 1500;
        assertThat(expected).isPositive();
        assertThat(surprise).isGreaterThan(2 * expected);
    }

    @Test
    void whoIsKnownWellMovesLittle() {
        List<Rating> after = WengLin.after(List.of(standing(1500, 60, 2), standing(1500, 250, 1)));
        assertThat(1500 - after.get(0).mean()).isLessThan((after.get(1).mean() - 1500) / 10);
    }

    @Test
    void theOrderOfSeatsDoesNotMatter() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            List<WengLin.Standing> table = new ArrayList<>();
            for (int seat = 0; seat < 4; seat++) {
                table.add(standing(
                        1500 + 300 * random.nextGaussian(), 30 + 220 * random.nextDouble(), 1 + random.nextInt(4)));
            }
            List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
            Collections.shuffle(order, random);
            List<Rating> after = WengLin.after(table);
            List<Rating> turned = WengLin.after(order.stream().map(table::get).toList());
            for (int seat = 0; seat < 4; seat++) {
                assertThat(turned.get(seat).mean())
                        .isCloseTo(after.get(order.get(seat)).mean(), within(1e-9));
            }
        }
    }

    /** Members whose true strengths are known, in games of four with the luck that the model assumes. */
    @Test
    void ratingsFindTheTrueOrder() {
        Random random = new Random(7);
        double[] truth = {1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900};
        Rating[] ratings = new Rating[truth.length];
        Arrays.fill(ratings, Rating.FIRST);
        for (int game = 0; game < 600; game++) {
            List<Integer> members =
                    new ArrayList<>(IntStream.range(0, truth.length).boxed().toList());
            Collections.shuffle(members, random);
            List<Integer> table = members.subList(0, 4);
            double[] evening = table.stream()
                    .mapToDouble(member -> truth[member] - 174 * Math.log(-Math.log(random.nextDouble())))
                    .toArray();
            List<Rating> after = WengLin.after(IntStream.range(0, 4)
                    .mapToObj(i -> new WengLin.Standing(
                            ratings[table.get(i)],
                            1
                                    + (int) Arrays.stream(evening)
                                            .filter(other -> other > evening[i])
                                            .count()))
                    .toList());
            IntStream.range(0, 4).forEach(i -> ratings[table.get(i)] = after.get(i));
        }
        assertThat(ratings).noneMatch(Rating::isProvisional);
        for (int one = 0; one < truth.length; one++) {
            for (int other = one + 2; other < truth.length; other++) {
                assertThat(ratings[one].mean()).isLessThan(ratings[other].mean());
            }
        }
    }

    @Test
    void noRatingEverBreaks() {
        Random random = new Random(3);
        Rating[] ratings = new Rating[6];
        Arrays.fill(ratings, Rating.FIRST);
        for (int game = 0; game < 20_000; game++) {
            int one = random.nextInt(6);
            int other = (one + 1 + random.nextInt(5)) % 6;
            List<Rating> after = WengLin.after(List.of(
                    new WengLin.Standing(ratings[one], one < other ? 1 : 2),
                    new WengLin.Standing(ratings[other], one < other ? 2 : 1)));
            ratings[one] = after.get(0);
            ratings[other] = after.get(1);
        }
        assertThat(ratings).isSortedAccordingTo((a, b) -> Double.compare(b.mean(), a.mean()));
        assertThat(ratings).allSatisfy(rating -> {
            assertThat(rating.mean()).isFinite().isBetween(-3000.0, 6000.0);
            assertThat(rating.deviation()).isBetween(1.0, 250.0);
        });
    }
}
