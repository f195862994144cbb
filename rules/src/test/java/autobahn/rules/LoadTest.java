package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.edition.Goods;
import org.junit.jupiter.api.Test;

/** Load a truck. */
class LoadTest {
    @Test
    @Rule("LOAD-1")
    void aDepotOfTheColourWithTheGoodsOfItsCity() {
        Play play = Table.players(2).turn(0).play("play black load");
        assertThat(play.legal())
                .containsExactly(
                        "load black Hamburg 1",
                        "load black Hannover 1",
                        "load black BadHersfeld 1",
                        "load black Würzburg 1",
                        "load black Crailsheim 1");
        play.play("load black BadHersfeld 1");
        assertThat(play.events()).contains(new Event.TruckLoaded(0, 1, "black BadHersfeld", Goods.APPLIANCES));
        assertThat(play.truck(0, 1)).isEqualTo("black BadHersfeld");
    }

    @Test
    @Rule("LOAD-1")
    void berlinOpensWhenABuiltSectionTouchesIt() {
        Table far = Table.players(2).era(3).links("Schwerin-Hamburg").sections("Schwerin-Berlin");
        assertThat(far.money(0, 0).turn(0).offers("play yellow load")).isFalse();
        Play near = Table.players(2)
                .era(3)
                .links("Schwerin-Hamburg", "Berlin-Schwerin")
                .turn(0)
                .play("play yellow load");
        assertThat(near.legal("load")).containsExactly("load yellow Berlin 1");
        near.play("load yellow Berlin 1");
        assertThat(near.events()).contains(new Event.TruckLoaded(0, 1, "yellow Berlin", Goods.PHARMACEUTICALS));
    }

    @Test
    @Rule("LOAD-2")
    void withTheSecondTruckEitherIsLoadedAlsoOneUnderWay() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .turn(0)
                .play("play red load");
        assertThat(play.legal()).containsExactly("load red Hamburg 1", "load red Hamburg 2");
        play.play("load red Hamburg 1");
        assertThat(play.events()).contains(new Event.TruckRecalled(0, 1));
        assertThat(play.truck(0, 2)).isEqualTo("off");
        Play both = Table.players(2).technologies(0, 0, 2, 0).turn(0).play("play red load");
        assertThat(both.legal()).containsExactly("load red Hamburg 1", "load red Hamburg 2");
    }

    @Test
    @Rule("LOAD-2")
    void withoutTheTechnologyThereIsOneTruck() {
        Play free = Table.players(2).turn(0).play("play red load");
        assertThat(free.legal()).containsExactly("load red Hamburg 1");
        Play busy = Table.players(2)
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .turn(0)
                .play("play red load", "load red Hamburg 1");
        assertThat(busy.events()).contains(new Event.TruckRecalled(0, 1));
        assertThat(busy.truck(0, 1)).isEqualTo("red Hamburg");
    }

    @Test
    @Rule("LOAD-2")
    void withAllTrucksOnTheBoardAnyOfThemIsReassignedAndLosesItsGoods() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .truck(0, 1, "Hamburg-Hannover", "automotive")
                .truck(0, 2, "black Hannover", "automotive")
                .turn(0)
                .play("play red load");
        assertThat(play.legal()).containsExactly("load red Hamburg 1", "load red Hamburg 2");
        play.play("load red Hamburg 1");
        assertThat(play.events())
                .containsSubsequence(
                        new Event.TruckRecalled(0, 1), new Event.TruckLoaded(0, 1, "red Hamburg", Goods.CHEMICALS));
        assertThat(play.truck(0, 2)).isEqualTo("black Hannover");
    }

    @Test
    @Rule({"LOAD-2", "TECH-5"})
    void theSecondTruckIsNotUsableWithoutItsTechnology() {
        Play play = Table.players(2)
                .truck(0, 1, "Hamburg-Hannover", "automotive")
                .turn(0)
                .play("play red load");
        assertThat(play.legal()).containsExactly("load red Hamburg 1");
    }

    @Test
    @Rule("LOAD-3")
    void aDepotHoldsAnyNumberOfTrucks() {
        Play play = Table.players(2)
                .truck(1, 1, "black Hamburg", "chemicals")
                .truck(1, 2, "black Hamburg", "chemicals")
                .turn(0)
                .play("play black load", "load black Hamburg 1");
        assertThat(play.truck(0, 1)).isEqualTo("black Hamburg");
        assertThat(play.truck(1, 1)).isEqualTo("black Hamburg");
    }

    @Test
    @Rule({"LOAD-3", "MOVE-1"})
    void inADepotATruckStandsOnThatDepotsAutobahnOnly() {
        Table table = Table.players(2).truck(0, 1, "red Hamburg", "chemicals");
        Play black = table.turn(0).play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(black.legal()).as("Hamburg lies on the black one too").containsExactly("end");
        Play red = Table.players(2)
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(red.legal()).contains("drive 1 Hamburg-Hannover", "drive 1 Hamburg-Dortmund");
    }
}
