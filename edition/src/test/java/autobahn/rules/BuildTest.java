package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Build a road section. */
class BuildTest {
    @Test
    @Rule({"BUILD-1", "TURN-5"})
    void aSectionTouchesTheNetworkAndHasTheColourOfTheCard() {
        Play play = Table.players(2).money(0, 24).turn(0).play("play red build");
        assertThat(play.legal()).containsExactly("build Hamburg-Dortmund", "build Hamburg-København");
    }
}
