package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.edition.Edition;
import org.junit.jupiter.api.Test;

/** The way out when nobody can build any more (ERA-5). */
class DeadEndTest {
    /** Two players who own nothing but a black card, with all of the black autobahn built. Seat 0 has begun the game. */
    private static Table stuck(Table table) {
        return table.links("Århus-Hamburg", "Crailsheim-Milano")
                .hand(0, "black")
                .hand(1, "black")
                .sectionsBuilt(3);
    }

    private static Table stuck() {
        return stuck(Table.players(2));
    }

    /** A turn in which somebody neither builds nor wants to. */
    private static Play idle(Play play) {
        play.play("play black load", "load black Hamburg 1");
        while (play.offers("done")) {
            play.play("done");
        }
        return play.play("end");
    }

    private static Play idleRound(Play play) {
        return idle(idle(play));
    }

    @Test
    @Rule("ERA-5")
    void afterTenRoundsInWhichNobodyCouldBuildTheEraEnds() {
        Play play = stuck().turn(0);
        for (int round = 1; round <= 9; round++) {
            idleRound(play);
            assertThat(play.state().deadRounds).isEqualTo(round);
            assertThat(play.game().era()).isEqualTo(1);
        }
        idleRound(play);
        assertThat(play.game().era()).isEqualTo(2);
        assertThat(play.events(Event.NobodyCanBuild.class))
                .hasSize(9)
                .startsWith(new Event.NobodyCanBuild(1, 10))
                .endsWith(new Event.NobodyCanBuild(9, 10));
        assertThat(play.events(Event.DeadEndReached.class)).containsExactly(new Event.DeadEndReached(1, 10));
        assertThat(play.state().deadRounds).as("the next era counts anew").isZero();
    }

    @Test
    @Rule({"ERA-5", "ERA-3", "ERA-4"})
    void nobodyIsPromotedForItAndTheRoutesStartWithTheOneWhoseTurnEnded() {
        Play play = stuck().deadRounds(9).lobby(0, 1).lobby(1, 1).turn(0);
        idleRound(play);
        assertThat(play.events(Event.EraEndTriggered.class)).isEmpty();
        assertThat(play.events(Event.EmployeePromoted.class)).isEmpty();
        assertThat(play.events(Event.RouteChecked.class))
                .extracting(Event.RouteChecked::seat)
                .containsExactly(1, 0);
        assertThat(play.events(Event.BudgetDivided.class))
                .as("the budget is divided")
                .isNotEmpty();
        assertThat(play.turn()).as("the player after the one whose turn ended").isZero();
    }

    @Test
    @Rule({"ERA-5", "ERA-1"})
    void theNextEraNeedsItsFullNumberOfFurtherSections() {
        Play play = stuck().deadRounds(9).turn(0);
        idleRound(play);
        assertThat(play.state().eraTarget).isEqualTo(3 + 12);
        Play triggered =
                Table.players(2).sectionsBuilt(9).turn(0).play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(triggered.state().eraTarget).isEqualTo(10 + 12);
        Play extra = Table.players(2)
                .sectionsBuilt(9)
                .tiles(0, "build")
                .turn(0)
                .play("tile build", "build Hamburg-Dortmund", "play red build", "build Dortmund-Hamburg", "end");
        assertThat(extra.state().eraTarget)
                .as("sections beyond the first era's count for the second (ERA-1)")
                .isEqualTo(10 + 12);
    }

    @Test
    @Rule({"ERA-5", "ERA-2"})
    void inTheThirdEraEverybodyHasOneMoreTurn() {
        Play play = stuck(Table.players(2).era(3))
                .hand(0, "black")
                .hand(1, "black")
                .sectionsBuilt(25)
                .deadRounds(9)
                .turn(0);
        idleRound(play);
        assertThat(play.game().isOver()).isFalse();
        assertThat(play.state().turnsLeft).isEqualTo(2);
        idle(play);
        assertThat(play.game().isOver()).isFalse();
        idle(play);
        assertThat(play.game().isOver()).isTrue();
        assertThat(play.events(Event.EmployeePromoted.class)).isEmpty();
    }

    @Test
    @Rule("ERA-5")
    void aRoundEndsWithThePlayerBeforeTheStartPlayer() {
        Play play = stuck().turn(1);
        idle(play);
        assertThat(play.state().deadRounds).isEqualTo(1);
        idle(play);
        assertThat(play.state().deadRounds).as("seat 0 began the game").isEqualTo(1);
        idle(play);
        assertThat(play.state().deadRounds).isEqualTo(2);
    }

    @Test
    @Rule("ERA-5")
    void whoeverCouldBuildAtAnyPriceBreaksTheRow() {
        assertThat(counted(stuck().hand(1, "black", "red").money(1, 0)))
                .as("a card in hand, whatever a section costs")
                .isZero();
        assertThat(counted(stuck().played(1, "unlock", "red")))
                .as("a played card")
                .isZero();
        assertThat(counted(stuck().tiles(0, "build"))).as("a build tile").isZero();
        assertThat(counted(stuck().tiles(0, "colour"))).as("a colour tile").isZero();
        assertThat(counted(stuck().tiles(0, "upgrade"))).as("another tile").isEqualTo(6);
        assertThat(counted(stuck().links("Berlin-Schwerin")))
                .as("the yellow card that is set aside")
                .isZero();
        assertThat(counted(stuck())).isEqualTo(6);
    }

    /** Dead rounds after a round that began with five of them. */
    private static int counted(Table table) {
        return idleRound(table.deadRounds(5).turn(0)).state().deadRounds;
    }

    @Test
    @Rule({"ERA-5", "SOLO-4"})
    void autobotBuildsWithItsColourCards() {
        Play play = Table.solo()
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .hand(0, "black")
                .deadRounds(5)
                .turn(0);
        assertThat(play.state().deadRounds).isEqualTo(5);
        idle(play);
        assertThat(play.state().deadRounds)
                .as("it could build, whatever its task")
                .isZero();
    }

    @Test
    @Rule("ERA-5")
    void byRulingAnEraEndsByBuildingAlone() {
        Edition edition = Readings.without("deadEndEndsEra");
        Play play = stuck(Table.players(2, edition)).deadRounds(9).turn(0);
        idleRound(play);
        assertThat(play.game().era()).isEqualTo(1);
        assertThat(play.state().deadRounds).as("nothing is counted").isEqualTo(9);
    }
}
