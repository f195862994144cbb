package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.edition.Edition;
import org.junit.jupiter.api.Test;

/** Where road sections come from, and how that ends an era. */
class SupplyTest {
    @Test
    @Rule({"BUILD-6", "ERA-1"})
    void sectionsBeyondAnEraComeFromTheNextStackAndCountThereAtTheOldCost() {
        Play play = Table.players(2)
                .money(0, 50)
                .sectionsBuilt(9)
                .tiles(0, "build")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(play.game().era()).as("the current turn is finished first").isEqualTo(1);
        play.play("tile build", "build Dortmund-Hamburg");
        assertThat(play.money(0)).isEqualTo(50 - 4 - 4);
        play.play("end");
        assertThat(play.game().era()).isEqualTo(2);
        assertThat(play.state().sectionsBuilt).isEqualTo(11);
    }

    @Test
    @Rule("ERA-1")
    void theSecondEraEndsWith22SectionsInAllTheExtraOneOfTheFirstCounted() {
        Play play = Table.players(2)
                .era(2)
                .sectionsBuilt(20)
                .money(0, 50)
                .money(1, 50)
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.game().era()).isEqualTo(2);
        assertThat(play.turn()).isEqualTo(1);
        play.play("play red build", "build Dortmund-Hamburg", "end");
        assertThat(play.game().era()).isEqualTo(3);
    }

    @Test
    @Rule("ERA-1")
    void nineSectionsEndNothing() {
        Play play = Table.players(2).sectionsBuilt(8).turn(0).play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.game().era()).isEqualTo(1);
        assertThat(play.turn()).isEqualTo(1);
    }

    @Test
    @Rule("BUILD-6")
    void afterTheThirdStackTheSpareSectionsAreUsed() {
        Table table = Table.players(2).era(3).sectionsBuilt(45).money(0, 50);
        Play play = table.tiles(0, "build").turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.offers("tile build")).as("that was the last one").isFalse();
    }

    @Test
    @Rule("BUILD-6")
    void withoutASectionLeftNobodyBuilds() {
        Play none = Table.players(2).era(3).sectionsBuilt(46).money(0, 50).turn(0);
        assertThat(none.legal()).noneMatch(move -> move.endsWith("build"));
        Edition standard = Editions.standard();
        Edition noSpares = new Edition(
                standard.id(),
                standard.hash(),
                standard.board(),
                new Edition.Dashboard(standard.dashboard().eras(), 0, 48),
                standard.playerBoard(),
                standard.trade(),
                standard.cards(),
                standard.administration(),
                standard.solo(),
                standard.modules(),
                standard.rulings());
        Play bare =
                Table.players(2, noSpares).era(3).sectionsBuilt(36).money(0, 50).turn(0);
        assertThat(bare.legal()).noneMatch(move -> move.endsWith("build"));
    }
}
