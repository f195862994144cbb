package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import org.junit.jupiter.api.Test;

/** A4: two sections at once, DM 5 less each. */
class TwoSectionsTest {
    private static Table red(int money) {
        return Table.players(2).era(3).money(0, money).hand(0, "red-A4", "black");
    }

    @Test
    @Rule("CARD-A4")
    void twoSectionsEachForFiveLess() {
        Play play = red(50).turn(0).play("play red-A4 build");
        assertThat(play.legal())
                .containsExactly(
                        "build Hamburg-Dortmund",
                        "build Hamburg-København",
                        "build-two Hamburg-Dortmund",
                        "build-two Hamburg-København");
        play.play("build-two Hamburg-Dortmund");
        assertThat(play.legal())
                .as("the first one counts for what the second may touch")
                .containsExactly("build Dortmund-Hamburg", "build Hamburg-København");
        play.play("build Dortmund-Hamburg");
        assertThat(play.money(0)).isEqualTo(50 - 3 - 3);
        assertThat(play.office("red")).as("by the full rules: two employees").containsExactly(0, 0);
        assertThat(play.value("Dortmund")).isEqualTo(2);
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("CARD-A4")
    void onlyIfBothCanBePaid() {
        Play six = red(6).turn(0).play("play red-A4 build");
        assertThat(six.legal())
                .as("one alone costs 8")
                .containsExactly("build-two Hamburg-Dortmund", "build-two Hamburg-København");
        assertThat(red(5).turn(0).offers("play red-A4 build")).isFalse();
    }

    @Test
    @Rule("CARD-A4")
    void thePriceOfTheSecondDependsOnItsLink() {
        Table table = red(3 + 6).sections("Hamburg-Dortmund");
        Play play = table.turn(0).play("play red-A4 build", "build-two Dortmund-Hamburg");
        assertThat(play.legal())
                .as("Köln-Dortmund would cost 7 after 3 were paid")
                .containsExactly("build Hamburg-København");
        Play ten = red(3 + 7)
                .sections("Hamburg-Dortmund")
                .turn(0)
                .play("play red-A4 build", "build-two Dortmund-Hamburg", "build Köln-Dortmund");
        assertThat(ten.money(0)).isZero();
    }

    @Test
    @Rule("CARD-A4")
    void onlyIfBothCanBeBuilt() {
        Play play = red(50).links("Saarbrücken-Köln", "Köln-Dortmund", "Dortmund-Hamburg")
                .sections("Hamburg-København")
                .turn(0)
                .play("play red-A4 build");
        assertThat(play.legal()).containsExactly("build København-Hamburg");
        Play lastSection = red(50).sectionsBuilt(45).turn(0).play("play red-A4 build");
        assertThat(lastSection.legal("build-two")).as("one section left").isEmpty();
        Play lastTwo = red(50).sectionsBuilt(44).turn(0).play("play red-A4 build");
        assertThat(lastTwo.legal("build-two")).hasSize(2);
    }

    @Test
    @Rule("CARD-A4")
    void neverBelowNothing() {
        Play play = Table.players(2)
                .money(0, 0)
                .hand(0, "red-A4")
                .turn(0)
                .play("play red-A4 build", "build-two Hamburg-Dortmund", "build Dortmund-Hamburg");
        assertThat(play.money(0)).as("DM 4 less 5 in era 1").isZero();
    }

    @Test
    @Rule("CARD-A4")
    void theMoneyForTheSecondIsKeptWhileTheFirstGivesItsBonuses() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 3 + 7 + 7)
                .hand(0, "red-A4")
                .sections("Hamburg-Dortmund", "Dortmund-Hamburg")
                .development(0, 11)
                .technologies(0, 2, 0, 0)
                .turn(0)
                .play("play red-A4 build", "build-two Köln-Dortmund", "build Saarbrücken-Köln");
        assertThat(play.development(0)).as("Köln-Dortmund develops to 'unlock'").isEqualTo(12);
        play.play("unlock network 3b extra");
        assertThat(play.legal()).as("DM 3 are free, an upgrade costs 8").doesNotContain("upgrade Hamburg-Hannover");
        assertThat(play.money(0)).isEqualTo(3);
        assertThat(play.events())
                .containsSubsequence(
                        new Event.SectionBuilt(0, "Köln-Dortmund"),
                        new Event.MoneyPaid(0, 7, MoneyReason.SECTION),
                        new Event.SectionBuilt(0, "Saarbrücken-Köln"),
                        new Event.MoneyPaid(0, 7, MoneyReason.SECTION));
    }

    @Test
    @Rule({"CARD-A4", "ERA-1"})
    void theSecondMayLieBeyondTheEnd() {
        Play play = red(50).sectionsBuilt(35)
                .turn(0)
                .play("play red-A4 build", "build-two Hamburg-Dortmund", "build Dortmund-Hamburg");
        assertThat(play.state().sectionsBuilt).isEqualTo(37);
        assertThat(play.events())
                .filteredOn(Event.EraEndTriggered.class::isInstance)
                .hasSize(1);
    }
}
