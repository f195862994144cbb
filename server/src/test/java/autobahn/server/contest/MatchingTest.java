package autobahn.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchingTest {
    /** The least sum by trying everything: who of a set is left is a bit. */
    private static long least(long[][] cost, int left) {
        if (left == 0) {
            return 0;
        }
        int first = Integer.numberOfTrailingZeros(left);
        long least = Long.MAX_VALUE;
        for (int other = first + 1; other < cost.length; other++) {
            if ((left >> other & 1) == 1) {
                least = Math.min(least, cost[first][other] + least(cost, left & ~(1 << first) & ~(1 << other)));
            }
        }
        return least;
    }

    private static long[][] costs(int n, int most, Random random) {
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                cost[i][j] = random.nextInt(most);
                cost[j][i] = cost[i][j];
            }
        }
        return cost;
    }

    private static long sum(long[][] cost, int[] partners) {
        long sum = 0;
        for (int i = 0; i < partners.length; i++) {
            assertThat(partners[partners[i]]).isEqualTo(i).isNotEqualTo(partners[i]);
            sum += i < partners[i] ? cost[i][partners[i]] : 0;
        }
        return sum;
    }

    @Test
    void noPairingCostsLess() {
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int n = 2 * (1 + random.nextInt(5));
            // Few different costs make many that are equal, and blossoms within blossoms.
            long[][] cost = costs(n, i % 3 == 0 ? 3 : i % 3 == 1 ? 20 : 1_000_000, random);
            assertThat(sum(cost, Matching.cheapest(cost))).isEqualTo(least(cost, (1 << n) - 1));
        }
    }

    @Test
    void manyArePaired() {
        Random random = new Random(2);
        for (int most : new int[] {2, 50, 1_000_000_000}) {
            long[][] cost = costs(128, most, random);
            assertThat(sum(cost, Matching.cheapest(cost))).isNotNegative();
        }
        assertThat(Matching.cheapest(new long[0][0])).isEmpty();
    }

    @Test
    void anOddNumberIsRefused() {
        assertThatThrownBy(() -> Matching.cheapest(new long[3][3])).isInstanceOf(IllegalArgumentException.class);
    }
}
