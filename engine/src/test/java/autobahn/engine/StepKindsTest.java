package autobahn.engine;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Step;
import org.junit.jupiter.api.Test;

/** Decisions and effects stand on one agenda: each has a number, a name and code of its own. */
class StepKindsTest {
    @Test
    void everyKindIsReadBackAndHasItsCode() {
        for (Decision decision : Decision.values()) {
            long step = Step.of(decision, 1);
            assertThat(Step.kind(step)).isEqualTo(decision);
            assertThat(Step.decision(step)).isEqualTo(decision);
            assertThat(Step.is(decision, step)).isTrue();
            assertThat(Rulebook.of(step)).isInstanceOf(DecisionStep.class);
        }
        for (Effect effect : Effect.values()) {
            long step = Step.of(effect, 1);
            assertThat(Step.kind(step)).isEqualTo(effect);
            assertThat(Rulebook.of(step)).isInstanceOf(EffectStep.class);
        }
    }

    @Test
    void positionsCanNameThemAll() {
        assertThat(Vocabulary.steps())
                .doesNotHaveDuplicates()
                .hasSize(Decision.values().length + Effect.values().length);
    }
}
