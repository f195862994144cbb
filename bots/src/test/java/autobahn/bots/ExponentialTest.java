package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class ExponentialTest {
    @Test
    void isAsGoodAsThatOfTheJdk() {
        for (double power = -690; power < 690; power += 0.137) {
            assertThat(Exponential.of(power)).isCloseTo(Math.exp(power), Percentage.withPercentage(1e-12));
        }
    }

    @Test
    void growsWithItsPower() {
        double before = 0;
        for (double power = -20; power < 20; power += 0.0101) {
            assertThat(Exponential.of(power)).isGreaterThan(before);
            before = Exponential.of(power);
        }
    }

    @Test
    void hasItsEnds() {
        assertThat(Exponential.of(0)).isEqualTo(1);
        assertThat(Exponential.of(-1000)).isZero();
        assertThat(Exponential.of(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(Exponential.of(1000)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Exponential.of(Double.NaN)).isZero();
    }
}
