package autobahn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The sentences of a refusal and how their gaps are filled. */
class ReasonTest {
    @Test
    void gapsAreFilledInTheirOrder() {
        assertThat(Reason.LOCK_LATER.of("trade", "3a", "2").text()).isEqualTo("Trade 3a comes after Trade 2");
    }

    @Test
    void coloursAreListed() {
        assertThat(Reason.TOKEN_MISFIT.of("black", "red cyan white").text())
                .isEqualTo("the black token does not fit: the card is red, cyan or white");
        assertThat(Reason.TOKENS_USED.of("red cyan").text())
                .isEqualTo("your red and cyan unlock tokens are used already");
        assertThat(Reason.TRUCKS_DONE.of("red").text()).contains("on red can");
    }

    @Test
    void nounsAgreeWithTheirNumber() {
        assertThat(Reason.SPACE_FULL.of("load", 1).text()).contains("holds 1 card,");
        assertThat(Reason.SPACE_FULL.of("load", 2).text()).contains("holds 2 cards,");
        assertThat(Reason.LEVEL_OF_COLUMN.of(1, 0).text()).endsWith("you have 0 technologies there");
    }

    @Test
    void aSentenceWithAGapTooManyIsAMistake() {
        assertThatThrownBy(() -> Reason.TRUCK_OFF.of(1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("takes [truck], not [1, 2]");
    }
}
