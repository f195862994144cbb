package autobahn.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Deadlines stand still in quiet hours and on vacation, and nowhere else. */
class RestTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final QuietHours NIGHT = new QuietHours(BERLIN, 22 * 60, 7 * 60);
    private static final QuietHours NOON = new QuietHours(BERLIN, 12 * 60, 14 * 60);

    private static long at(String instant) {
        return Instant.parse(instant).toEpochMilli();
    }

    private static long hours(long hours) {
        return TimeUnit.HOURS.toMillis(hours);
    }

    private static Rest quiet(QuietHours hours) {
        return new Rest(hours, List.of());
    }

    @Test
    void withoutRestAllTimeCounts() {
        assertThat(Rest.NONE.until(0, 5)).isEqualTo(5);
        assertThat(Rest.NONE.awake(0, 5)).isEqualTo(5);
        assertThat(Rest.NONE.until(7, 0)).isZero();
    }

    @Test
    void nightsDoNotCount() {
        long evening = at("2026-01-10T20:00:00Z"); // 21 h in Berlin
        assertThat(quiet(NIGHT).until(evening, hours(6))).isEqualTo(hours(1 + 9 + 5));
        assertThat(quiet(NIGHT).awake(evening, hours(15))).isEqualTo(hours(6));
        long night = at("2026-01-10T23:30:00Z");
        assertThat(quiet(NIGHT).until(night, hours(1))).isEqualTo(at("2026-01-11T07:00:00Z") - night);
        assertThat(quiet(NIGHT).awake(night, hours(6))).isZero();
    }

    @Test
    void quietHoursWithinADay() {
        long morning = at("2026-01-10T09:00:00Z"); // 10 h in Berlin
        assertThat(quiet(NOON).until(morning, hours(3))).isEqualTo(hours(5));
    }

    @Test
    void aNightInWhichClocksAreChangedIsShorterOrLonger() {
        long spring = at("2026-03-28T21:00:00Z"); // 22 h in Berlin
        assertThat(quiet(NIGHT).until(spring, 1)).isEqualTo(hours(8) + 1);
        long autumn = at("2026-10-24T20:00:00Z");
        assertThat(quiet(NIGHT).until(autumn, 1)).isEqualTo(hours(10) + 1);
        // Quiet hours that begin in the hour that is missing.
        Rest missing = quiet(new QuietHours(BERLIN, 2 * 60 + 30, 4 * 60));
        assertThat(missing.until(at("2026-03-29T00:00:00Z"), hours(48))).isGreaterThan(hours(48));
    }

    @Test
    void vacationsDoNotCount() {
        long now = at("2026-01-10T09:00:00Z");
        Rest rest = new Rest(NIGHT, List.of(new Rest.Vacation("a", now + hours(2), now + hours(2 + 24 * 10))));
        assertThat(rest.until(now, hours(1))).isEqualTo(hours(1));
        assertThat(rest.until(now, hours(3))).isEqualTo(hours(3 + 24 * 10));
        assertThat(rest.awake(now, hours(24 * 10))).isEqualTo(hours(2));
    }

    @Test
    void eachOfTheTwoQuestionsIsTheOtherOnesAnswer() {
        Random random = new Random(5);
        for (int i = 0; i < 500; i++) {
            int begins = random.nextInt(QuietHours.DAY_MINUTES);
            int ends = (begins + 1 + random.nextInt(QuietHours.MOST_MINUTES)) % QuietHours.DAY_MINUTES;
            long now = at("2026-01-01T00:00:00Z") + random.nextLong(hours(24 * 365));
            long begin = now + random.nextLong(hours(48));
            Rest rest = new Rest(
                    new QuietHours(BERLIN, begins, ends),
                    List.of(new Rest.Vacation("a", begin, begin + hours(24L * (1 + random.nextInt(20))))));
            long awake = 1 + random.nextLong(hours(14 * 24));
            assertThat(rest.awake(now, rest.until(now, awake))).isEqualTo(awake);
        }
    }

    @Test
    void aClockKeepsThemAsText() {
        assertThat(QuietHours.of(NIGHT.text())).isEqualTo(NIGHT);
        assertThat(QuietHours.of(null)).isNull();
        assertThat(NIGHT.minutes()).isEqualTo(9 * 60);
        assertThat(NOON.minutes()).isEqualTo(2 * 60);
    }
}
