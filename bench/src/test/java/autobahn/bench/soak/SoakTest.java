package autobahn.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A short soak; {@code ./autobahn soak} is the long one. */
@Tag("slow")
class SoakTest {
    @Test
    void serverStaysWithinBoundsForAMinute() throws Exception {
        assertThat(Soak.run(null, Long.getLong("autobahn.soak", 60), 12)).isEmpty();
    }
}
