package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Advanced cards and the yellow ones. A4 has a test of its own. */
class AdvancedCardsTest {
    private static Table with(String card) {
        return Table.players(2).era(3).money(0, 50).hand(0, card, "black");
    }

    @Test
    @Rule({"CARD-A1", "CARD-1"})
    void a1UpgradeAlsoLoadAndTheOtherWayRound() {
        Play upgrade = with("red-A1")
                .links("Köln-Dortmund", "Dortmund-Hamburg")
                .turn(0)
                .play("play red-A1 upgrade");
        assertThat(upgrade.legal()).contains("extra load");
        upgrade.play("upgrade Köln-Dortmund", "extra load");
        assertThat(upgrade.legal()).containsExactly("load red Hamburg 1");
        Play load = with("red-A1")
                .links("Köln-Dortmund", "Dortmund-Hamburg")
                .turn(0)
                .play("play red-A1 load");
        load.play("extra upgrade", "upgrade Dortmund-Hamburg", "load red Hamburg 1");
        assertThat(load.money(0)).isEqualTo(50 - 20);
        Play build = with("red-A1").turn(0).play("play red-A1 build", "build Hamburg-Dortmund");
        assertThat(build.legal("extra")).as("no other action").isEmpty();
    }

    @Test
    @Rule("CARD-A2")
    void a2PaysExactlyTenToDevelopTwo() {
        Play play = with("cyan-A2").turn(0).play("play cyan-A2 build", "build Hannover-Dortmund");
        assertThat(play.legal()).containsExactly("extra develop", "done");
        play.play("extra develop");
        assertThat(play.money(0)).isEqualTo(50 - 8 - 10);
        assertThat(play.development(0)).isEqualTo(2);
        play.play("pass");
        assertThat(play.legal()).as("once").containsExactly("end");
        Play poor = with("cyan-A2").money(0, 8 + 9).turn(0).play("play cyan-A2 build", "build Hannover-Dortmund");
        assertThat(poor.legal("extra")).isEmpty();
    }

    @Test
    @Rule({"CARD-A2", "TURN-4"})
    void a2FirstMustLeaveEnoughForTheMainAction() {
        Play play = with("cyan-A2").money(0, 17).turn(0).play("play cyan-A2 build");
        assertThat(play.legal("extra")).as("7 would be left").isEmpty();
        Play enough = with("cyan-A2").money(0, 18).turn(0).play("play cyan-A2 build");
        assertThat(enough.legal("extra")).containsExactly("extra develop");
    }

    @Test
    @Rule({"CARD-A3", "MOVE-2"})
    void a3GivesEveryTruckOfPhase3TwoMoreSteps() {
        Play play = with("cyan-A3")
                .truck(0, 1, "cyan Hannover", "automotive")
                .truck(0, 2, "cyan Hannover", "automotive")
                .turn(0)
                .play("play cyan-A3 build", "build Hannover-Dortmund")
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "drive 1 BadHersfeld-Würzburg")
                .play("drive 1 Würzburg-BadHersfeld", "drive 1 Würzburg-Crailsheim")
                .play("drive 2 Hannover-BadHersfeld", "drive 2 BadHersfeld-Hannover", "drive 2 BadHersfeld-Würzburg");
        assertThat(play.legal()).as("the fourth of five steps").contains("drive 2 Würzburg-BadHersfeld");
        play.play("drive 2 Würzburg-BadHersfeld");
        assertThat(play.legal())
                .as("truck 1 stands where the fifth would go on, so back it goes or stops")
                .containsExactly("drive 2 BadHersfeld-Würzburg", "stop 2");
        play.play("drive 2 BadHersfeld-Würzburg");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("CARD-A5")
    void a5GainsTwelve() {
        Play play = with("purple-A5").turn(0).play("play purple-A5 load", "extra money", "load purple BadHersfeld 1");
        assertThat(play.money(0)).isEqualTo(50 + 12);
        assertThat(play.legal("extra")).isEmpty();
    }

    @Test
    @Rule("CARD-A6")
    void a6DevelopsOneWhateverTheAction() {
        Play play = with("orange-A6").turn(0).play("play orange-A6 load", "extra develop");
        assertThat(play.development(0)).isEqualTo(1);
        play.play("load orange Würzburg 1");
        assertThat(play.legal("extra")).isEmpty();
    }

    @Test
    @Rule({"CARD-A7", "CARD-1"})
    void a7AlsoBuildsAndUpgradeAlsoLoads() {
        Play play = with("yellow-A7")
                .links("Schwerin-Hamburg", "Berlin-Schwerin")
                .turn(0)
                .play("play yellow-A7 upgrade");
        assertThat(play.legal("extra")).containsExactly("extra build", "extra load");
        play.play("extra load", "load yellow Berlin 1", "upgrade Schwerin-Hamburg", "extra build");
        assertThat(play.legal("build")).containsExactly("build Berlin-Jena", "build Berlin-Dresden");
        play.play("build Berlin-Dresden");
        assertThat(play.legal("extra")).isEmpty();
        Play load = with("yellow-A7")
                .links("Schwerin-Hamburg", "Berlin-Schwerin")
                .turn(0)
                .play("play yellow-A7 load", "load yellow Berlin 1");
        assertThat(load.legal("extra")).containsExactly("extra build", "extra upgrade");
        Play station = with("yellow-A7")
                .links("Schwerin-Hamburg", "Berlin-Schwerin")
                .turn(0)
                .play("play yellow-A7 station", "station Berlin-Schwerin");
        assertThat(station.legal("extra")).containsExactly("extra build");
    }

    @Test
    @Rule({"CARD-A8", "CARD-1"})
    void a8PromotesAtOnceForASectionOfItsExtraAction() {
        Table table = with("yellow-A8").lobby(0, 1).links("Schwerin-Hamburg");
        Play play = table.turn(0).play("play yellow-A8 upgrade", "upgrade Schwerin-Hamburg");
        assertThat(play.legal()).as("nothing built yet").containsExactly("extra build", "done");
        play.play("extra build", "build Schwerin-Berlin");
        assertThat(play.legal()).as("it is not left to choose").containsExactly("promote finance 1");
        play.play("promote finance 1");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"CARD-A8", "CARD-1"})
    void a8PromotesAtOnceForASectionOfItsMainActionAndOnceOnly() {
        Play play = with("yellow-A8")
                .lobby(0, 2)
                .turn(0)
                .play("play yellow-A8 build", "build Schwerin-Hamburg", "promote finance 1");
        assertThat(play.legal()).containsExactly("extra build", "done");
        play.play("extra build", "build Schwerin-Berlin");
        assertThat(play.legal()).as("once").containsExactly("end");
    }

    @Test
    @Rule("CARD-A8")
    void a8PromotesAfterAllThatTheSectionBrings() {
        Play play = with("yellow-A8")
                .office("yellow", 1, 0)
                .tileOn("Schwerin-Hamburg", "dm-5")
                .turn(0)
                .play("play yellow-A8 build", "build Schwerin-Hamburg");
        assertThat(play.lobby(1))
                .as("pushed out by the employee who comes for the section")
                .isEqualTo(1);
        assertThat(play.tiles(0)).containsExactly("dm-5");
        assertThat(play.lobby(0))
                .as("nobody could be promoted, so one was recruited")
                .isEqualTo(1);
    }

    @Test
    @Rule("CARD-A8")
    void a8DoesNotCountSectionsOfTilesAndOtherBonuses() {
        Play before = with("yellow-A8")
                .lobby(0, 1)
                .tiles(0, "build")
                .tokens(0, "yellow")
                .turn(0)
                .play("tile build", "build Hannover-Dortmund", "play yellow-A8 unlock", "unlock network 1 yellow");
        assertThat(before.legal()).containsExactly("extra build", "done");
        Play after = with("yellow-A8")
                .lobby(0, 1)
                .tiles(0, "build")
                .tokens(0, "yellow")
                .turn(0)
                .play("play yellow-A8 unlock", "unlock network 1 yellow", "tile build", "build Hannover-Dortmund");
        assertThat(after.legal()).containsExactly("extra build", "done");
        after.play("extra build", "build Schwerin-Hamburg");
        assertThat(after.legal()).containsExactly("promote network 1", "promote finance 1");
    }

    @Test
    @Rule({"CARD-A8", "TURN-4", "TURN-10"})
    void a8AfterATileStillBuildsTheSectionThatItsStationNeeds() {
        Play play = with("yellow-A8")
                .lobby(0, 1)
                .tiles(0, "build")
                .turn(0)
                .play("tile build", "build Schwerin-Hamburg", "play yellow-A8 station");
        assertThat(play.legal()).containsExactly("extra build");
        play.play("extra build", "build Schwerin-Berlin", "promote finance 1");
        assertThat(play.legal()).containsExactly("station Berlin-Schwerin");
    }

    @Test
    @Rule("CARD-A9")
    void a9IsAPlainBlackCard() {
        Play play = with("black-A9").turn(0).play("play black-A9 upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.legal()).containsExactly("end");
        assertThat(play.office("black")).containsExactly(0, 1, 0);
    }

    @Test
    @Rule("CARD-A10")
    void a10IsFiveColoursAtOnceForTheTrucksToo() {
        Play play = with("any-A10")
                .truck(0, 1, "red Hamburg", "chemicals")
                .truck(0, 2, "white Crailsheim", "automotive")
                .turn(0)
                .play("play any-A10 build");
        assertThat(play.legal()).noneMatch(move -> move.contains("Århus") || move.contains("Schwerin"));
        play.play("build Würzburg-Nürnberg");
        assertThat(play.legal()).anyMatch(m -> m.startsWith("drive 1")).anyMatch(m -> m.startsWith("drive 2"));
        Play black = with("any-A10")
                .truck(0, 1, "black Hamburg", "chemicals")
                .turn(0)
                .play("play any-A10 build", "build Würzburg-Nürnberg");
        assertThat(black.legal()).as("black is none of them").containsExactly("end");
        Play unlock = with("any-A10").turn(0).play("play any-A10 unlock");
        assertThat(unlock.legal()).hasSize(3 * 5).noneMatch(move -> move.endsWith("yellow"));
    }

    @Test
    @Rule({"CARD-YELLOW", "CARD-1"})
    void yellowAlsoBuildsBeforeOrAfterAnyAction() {
        Play before = with("yellow").turn(0).play("play yellow build", "extra build", "build Schwerin-Hamburg");
        assertThat(before.legal()).containsExactly("build Schwerin-Berlin");
        before.play("build Schwerin-Berlin");
        assertThat(before.office("yellow")).containsExactly(0, 0);
        assertThat(before.money(0)).isEqualTo(50 - 12 - 8);
        Play after = with("yellow").turn(0).play("play yellow unlock", "unlock trade 1 yellow");
        assertThat(after.legal()).containsExactly("extra build", "done");
    }
}
