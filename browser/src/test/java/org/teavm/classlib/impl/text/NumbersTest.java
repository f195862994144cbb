package org.teavm.classlib.impl.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the browser numbers with a point are written and read as on a JVM. */
class NumbersTest {
    private static final int MANY = 3_000;

    private static BigDecimal written(double number) {
        DoubleAnalyzer.Result result = new DoubleAnalyzer.Result();
        DoubleAnalyzer.analyze(number, result);
        BigDecimal size = BigDecimal.valueOf(result.mantissa, DoubleAnalyzer.DECIMAL_PRECISION - 1 - result.exponent);
        return result.sign ? size.negate() : size;
    }

    private static BigDecimal written(float number) {
        FloatAnalyzer.Result result = new FloatAnalyzer.Result();
        FloatAnalyzer.analyze(number, result);
        BigDecimal size = BigDecimal.valueOf(result.mantissa, FloatAnalyzer.PRECISION - 1 - result.exponent);
        return result.sign ? size.negate() : size;
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.1, 0.1 + 0.2, 0x1p80, 0x1p53, Double.MAX_VALUE, -2.5e-5, Double.MIN_NORMAL})
    void doublesAreWrittenAsOnAJvm(double number) {
        assertThat(written(number)).isEqualByComparingTo(new BigDecimal(Double.toString(number)));
    }

    @Test
    void anyDoubleIsWrittenAndReadAsOnAJvm() {
        Random random = new Random(1);
        for (int i = 0; i < MANY; i++) {
            double number = i % 2 == 0 ? Double.longBitsToDouble(random.nextLong()) : random.nextInt(10_000_000) / 1e4;
            if (Double.isFinite(number) && Math.abs(number) > 1e-300) {
                assertThat(written(number)).isEqualByComparingTo(new BigDecimal(Double.toString(number)));
            }
            long digits = 1_000_000_000_000_000_000L + random.nextLong(8_000_000_000_000_000_000L);
            int exponent = random.nextInt(-325, 310);
            assertThat(DoubleSynthesizer.synthesizeDouble(digits, exponent, false))
                    .isEqualTo(Double.parseDouble(digits + "E" + (exponent - 18)));
        }
    }

    @Test
    void anyFloatIsWrittenAndReadAsOnAJvm() {
        Random random = new Random(1);
        for (int i = 0; i < MANY; i++) {
            float number = i % 2 == 0 ? Float.intBitsToFloat(random.nextInt()) : random.nextInt(10_000_000) / 1e4f;
            if (Float.isFinite(number) && Math.abs(number) > 1e-36f) {
                assertThat(written(number)).isEqualByComparingTo(new BigDecimal(Float.toString(number)));
            }
            int digits = random.nextInt(100_000_000, 1_000_000_000);
            int exponent = random.nextInt(-48, 40);
            assertThat(FloatSynthesizer.synthesizeFloat(digits, exponent, true))
                    .isEqualTo(-Float.parseFloat(digits + "E" + (exponent - 8)));
        }
    }

    @Test
    void endsAreNothingAndInfinity() {
        assertThat(DoubleSynthesizer.synthesizeDouble(1_000_000_000_000_000_000L, -400, true))
                .isEqualTo(-0.0);
        assertThat(DoubleSynthesizer.synthesizeDouble(1_000_000_000_000_000_000L, 400, true))
                .isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(DoubleSynthesizer.synthesizeDouble(1_800_000_000_000_000_000L, 308, false))
                .isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(FloatSynthesizer.synthesizeFloat(0, 3, false)).isZero();
        assertThat(FloatSynthesizer.synthesizeFloat(400_000_000, 38, false)).isEqualTo(Float.POSITIVE_INFINITY);
    }
}
