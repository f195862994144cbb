package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A busy server does not spend its time on the log, and says what it leaves out. */
class LogSampleTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void someOfEachSecondAreWrittenAndTheNextLineTellsOfTheOthers() {
        LogSample sample = new LogSample(2);
        assertThat(sample.take(1, false)).isZero();
        assertThat(sample.take(2, false)).isZero();
        assertThat(sample.take(3, false)).isEqualTo(LogSample.NONE);
        assertThat(sample.take(4, false)).isEqualTo(LogSample.NONE);
        assertThat(sample.take(SECOND + 1, false)).isEqualTo(2);
        assertThat(sample.take(SECOND + 2, false)).isZero();
    }

    @Test
    void faultsAreAlwaysWritten() {
        LogSample sample = new LogSample(1);
        assertThat(sample.take(1, false)).isZero();
        assertThat(sample.take(2, false)).isEqualTo(LogSample.NONE);
        assertThat(sample.take(3, true)).isEqualTo(1);
        assertThat(sample.take(4, true)).isZero();
        assertThat(sample.take(5, false)).isEqualTo(LogSample.NONE);
    }

    @Test
    void timesBeforeTheClocksOriginAreTimes() {
        LogSample sample = new LogSample(1);
        assertThat(sample.take(-SECOND, false)).isZero();
        assertThat(sample.take(-SECOND + 1, false)).isEqualTo(LogSample.NONE);
        assertThat(sample.take(-1, false)).isEqualTo(LogSample.NONE);
        assertThat(sample.take(1, false)).isEqualTo(2);
    }
}
