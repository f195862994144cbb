package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** The examples of the rulebook, figure by figure. The first one is in {@link CityValuesTest}. */
class WorkedExamplesTest {
    private static Table nurembergToParis() {
        return Table.players(2)
                .route(0, "Nürnberg-Paris")
                .links("Würzburg-Nürnberg", "Köln-Frankfurt", "Paris-Saarbrücken")
                .upgraded("Frankfurt-Würzburg", "Saarbrücken-Köln")
                .stations(1, "Frankfurt-Würzburg");
    }

    /** Worked example 2. */
    @Test
    @Rule("ROUTE-1")
    void nurembergToParisHasStatusThree() {
        Play play = nurembergToParis()
                .money(0, 4)
                .office("black")
                .sectionsBuilt(9)
                .lobby(0, 2)
                .turn(0);
        assertThat(play.status("Nürnberg-Paris")).isEqualTo(6 - 2 - 1);
        play.play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.money(0))
                .as("budget of red: Köln 6, Saarbrücken 6, Hamburg 2")
                .isEqualTo(14);
        // the one who triggered promotes first, then the route gives DM 10 and a promotion
        play.play("promote finance 1");
        assertThat(play.money(0)).isEqualTo(14 + 10);
        assertThat(play.events()).contains(new Event.RouteChecked(0, "Nürnberg-Paris", 3));
        assertThat(play.legal()).as("the promotion of status 4 or better").containsExactly("promote finance 2");
        play.play("promote finance 2");
        assertThat(play.turn()).isEqualTo(1);
    }

    /** Worked example 3. */
    @Test
    @Rule({"MOVE-1", "MOVE-5", "MOVE-6", "DELIV-1"})
    void chemicalsFromHamburgToAmsterdam() {
        Play play = Table.players(2)
                .board(0, 2)
                .links("Dortmund-Hamburg", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .stations(0, "Dortmund-Hamburg")
                .stationsBuilt(0, 2)
                .turn(0);
        play.play("play black load", "load black Hamburg 1");
        play.play("drive 1 Hamburg-Dortmund", "drive 1 Dortmund-Hamburg");
        play.play("bonus 2", "drive 1 Oberhausen-Dortmund", "end");
        play.play("funding", "end");
        play.play("play cyan build", "build Hannover-Dortmund");
        play.play("drive 1 Amsterdam-Oberhausen", "deliver 1 Netherlands");
        assertThat(play.delivered(0)).containsExactly("Netherlands");
        assertThat(play.money(0))
                .as("chemicals are not what they want there: DM 4")
                .isEqualTo(24 - 4 + 4);
    }

    /** Worked example 5. */
    @Test
    @Rule({"MOVE-7", "MOVE-5"})
    void fourStationsBuilt() {
        Play visitor = Table.players(2)
                .stations(1, "Hannover-BadHersfeld")
                .stationsBuilt(1, 4)
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "drive 1 BadHersfeld-Hannover");
        assertThat(visitor.money(1)).isEqualTo(24 + 2);
        Play owner = Table.players(2)
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 4)
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "drive 1 BadHersfeld-Hannover");
        assertThat(owner.legal()).containsExactly("bonus 1", "bonus 2", "bonus 3", "bonus 4");
        assertThat(owner.state().figures.bestStationSmall).containsExactly(0, 1, 1, 2, 2, 3, 3, 4, 4);
        assertThat(owner.state().figures.bestStationLarge).containsExactly(0, 2, 2, 4, 4, 6, 6, 8, 8);
    }

    /** Worked example 7. */
    @Test
    @Rule({"BUILD-2", "UPG-2"})
    void costsOfTheFirstEra() {
        Play single = Table.players(2).turn(0).play("play orange build", "build Würzburg-Nürnberg");
        assertThat(single.money(0)).isEqualTo(24 - 6);
        Play half = Table.players(2).turn(0).play("play orange build", "build Würzburg-Frankfurt");
        assertThat(half.money(0)).isEqualTo(24 - 4);
        Play upgrade = Table.players(2).turn(0).play("play black upgrade", "upgrade BadHersfeld-Würzburg");
        assertThat(upgrade.money(0)).isEqualTo(24 - 12);
    }

    /** The delivery board of the rulebook: Denmark wants chemicals, the Netherlands want appliances. */
    @Test
    @Rule("DELIV-3")
    void theDeliveryBoardOfTheExample() {
        Table table = Table.players(2)
                .board(0, 2)
                .links("Dortmund-Hamburg", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .truck(0, 1, "Amsterdam-Oberhausen", "appliances");
        Play play = table.turn(0).play("play orange build", "build Oberhausen-Köln", "deliver 1 Netherlands", "end");
        play.play("funding", "end", "claim Netherlands");
        assertThat(play.legal("replace")).as("replace a card").hasSize(6 * 5);
    }
}
