package autobahn.engine;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.StepKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the API calls a decision is a step that waits for a move, under the same name. */
class DecisionTest {
    @Test
    void everyDecisionIsOneStepOfItsName() {
        List<Decision> decisions = new ArrayList<>();
        for (StepKind kind : StepKind.values()) {
            Decision decision = kind.decision();
            assertThat(Rulebook.of(kind) instanceof DecisionStep)
                    .as(kind.name())
                    .isEqualTo(decision != null);
            if (decision != null) {
                assertThat(decision.name()).isEqualTo(kind.name());
                decisions.add(decision);
            }
        }
        assertThat(decisions).containsExactly(Decision.values());
    }
}
