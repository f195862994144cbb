package autobahn.bots.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EstimateTest {
    @Test
    void aShareStaysBetweenNothingAndAll() {
        for (int trials = 1; trials < 200; trials++) {
            Estimate none = Estimate.share(0, trials);
            Estimate all = Estimate.share(trials, trials);
            assertThat(none.percent()).startsWith("0.0 % (0.0–");
            assertThat(none.low()).isNotNegative();
            assertThat(all.percent()).startsWith("100.0 % (").endsWith("–100.0)");
            assertThat(all.high()).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void wilsonsInterval() {
        assertThat(Estimate.share(95, 100).percent()).isEqualTo("95.0 % (88.8–97.8)");
        assertThat(Estimate.share(20, 20).percent()).isEqualTo("100.0 % (83.9–100.0)");
        assertThat(Estimate.share(0, 0)).isEqualTo(new Estimate(0, 0, 1, 0));
    }

    @Test
    void aMeanOfOneHasNoWidth() {
        assertThat(Estimate.mean(7, 49, 1).plain()).isEqualTo("7.0 (7.0–7.0)");
        assertThat(Estimate.mean(6, 20, 2).plain()).isEqualTo("3.0 (1.0–5.0)");
    }
}
