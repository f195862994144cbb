package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.engine.Refusal;
import autobahn.engine.TestGames;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The stretch content: two-coloured cards, four tiles, Planning or Customs. */
class StretchTest {
    @Test
    @Rule("STRETCH-TWO")
    void eightTwoColouredCardsJoinTheAdvancedDeck() {
        var with = TestGames.state(
                new Box(Editions.standard()).newGame(new Options(2, null, Set.of(Feature.TWO_COLOURED_CARDS)), 1));
        var without = TestGames.state(new Box(Editions.standard()).newGame(Options.players(2), 1));
        assertThat(Long.bitCount(with.advancedDeck())).isEqualTo(22);
        assertThat(Long.bitCount(without.advancedDeck())).isEqualTo(14);
    }

    private static Table twoColoured() {
        return Table.players(2, Feature.TWO_COLOURED_CARDS).era(3).money(0, 100).hand(0, "red/cyan-I4", "black");
    }

    @Test
    @Rule({"STRETCH-TWO", "CARD-TWO", "TURN-5"})
    void theActionTheExtraAndTheTrucksGoByEitherColour() {
        Play play = twoColoured()
                .sections("Hannover-Magdeburg", "Hamburg-København")
                .truck(0, 1, "Hannover-Magdeburg", "chemicals")
                .turn(0)
                .play("play red/cyan-I4 build");
        assertThat(play.legal("build"))
                .contains("build Hamburg-Dortmund", "build Hannover-Dortmund", "build København-Hamburg");
        play.play("build Hamburg-Dortmund", "extra station");
        assertThat(play.legal("station"))
                .containsExactlyInAnyOrder(
                        "station Dortmund-Hamburg", "station Hamburg-København", "station Hannover-Magdeburg");
        play.play("station Hamburg-København");
        assertThat(play.offers("drive 1 Hannover-BadHersfeld"))
                .as("a truck on cyan")
                .isTrue();
    }

    @Test
    @Rule("STRETCH-TWO")
    void itUnlocksWithATokenOfEitherColour() {
        Play play = twoColoured().turn(0).play("play red/cyan-I4 unlock");
        assertThat(play.legal("unlock")).hasSize(6).allMatch(move -> move.endsWith("red") || move.endsWith("cyan"));
    }

    @Test
    @Rule("STRETCH-TILES")
    void fourMoreTiles() {
        var edition = Editions.standard();
        var figures = TestGames.figures(new Box(edition));
        assertThat(figures.tileKinds(true)).hasSize(40);
        assertThat(figures.tileKinds(false)).hasSize(36);
    }

    @Test
    @Rule({"STRETCH-TILES", "BONUS-RECRUIT"})
    void recruitAnEmployee() {
        Play play = Table.players(2, Feature.EXTRA_TILES)
                .tiles(0, "recruit")
                .turn(0)
                .play("tile recruit");
        assertThat(play.lobby(0)).isEqualTo(1);
        assertThat(play.supply(0)).isEqualTo(23);
        assertThat(Table.players(2, Feature.EXTRA_TILES)
                        .tiles(0, "recruit")
                        .supply(0, 0)
                        .turn(0)
                        .offers("tile recruit"))
                .as("nobody to recruit")
                .isFalse();
    }

    @Test
    @Rule({"STRETCH-TILES", "BONUS-SLIDE"})
    void slideAPlayedCardToTheLeft() {
        Play play = Table.players(2, Feature.EXTRA_TILES)
                .tiles(0, "slide")
                .played(0, "build", "red")
                .played(0, "load", "white")
                .turn(0)
                .play("tile slide");
        assertThat(play.legal("slide"))
                .containsExactlyInAnyOrder(
                        "slide red unlock",
                        "slide red station",
                        "slide red upgrade",
                        "slide white unlock",
                        "slide white station");
        play.play("slide red upgrade");
        assertThat(play.played(0, "build")).isEmpty();
        assertThat(play.played(0, "upgrade")).containsExactly("red");
        assertThat(play.decision()).as("without an action").isEqualTo(Decision.ACTION);
        assertThat(Table.players(2, Feature.EXTRA_TILES)
                        .tiles(0, "slide")
                        .played(0, "unlock", "red")
                        .turn(0)
                        .offers("tile slide"))
                .as("nothing lies to the right of unlock")
                .isFalse();
    }

    @Test
    @Rule("BONUS-SLIDE")
    void leftIsWhereTheEditionSaysItIs() {
        Table table = Table.players(2, Readings.spacesTurnedRound(), Feature.EXTRA_TILES)
                .tiles(0, "slide")
                .played(0, "build", "red")
                .played(0, "load", "white");
        Play play = table.turn(0).play("tile slide");
        assertThat(play.legal("slide")).containsExactly("slide white build", "slide white upgrade");
        assertThat(play.game().why(play.game().box().notation().parse("slide red load")))
                .isNotNull()
                .extracting(Refusal::rule)
                .isEqualTo("BONUS-SLIDE");
        assertThat(Table.players(2, Readings.spacesTurnedRound(), Feature.EXTRA_TILES)
                        .tiles(0, "slide")
                        .played(0, "build", "red")
                        .turn(0)
                        .offers("tile slide"))
                .as("nothing lies to the right of build")
                .isFalse();
    }

    private static Table fifth(Feature feature) {
        return Table.players(2, feature).lobby(0, 1).tiles(0, "promote");
    }

    @Test
    @Rule({"STRETCH-PLAN", "STRETCH-CUSTOMS"})
    void theFifthDepartmentOpensWithAnyColumnsLevel() {
        for (Feature feature : new Feature[] {Feature.PLANNING, Feature.CUSTOMS}) {
            String name = feature.name().toLowerCase(java.util.Locale.ROOT);
            assertThat(fifth(feature).turn(0).play("tile promote").legal()).containsExactly("promote finance 1");
            assertThat(fifth(feature)
                            .technologies(0, 0, 1, 0)
                            .turn(0)
                            .play("tile promote")
                            .legal())
                    .containsExactlyInAnyOrder("promote trade 1", "promote finance 1", "promote " + name + " 1");
            assertThat(fifth(feature)
                            .lobby(0, 0)
                            .floors(0, name + " 2")
                            .technologies(0, 1, 3, 1)
                            .supply(0, 5)
                            .turn(0)
                            .play("tile promote")
                            .lobby(0))
                    .as("one of the two third-level locks is not enough")
                    .isEqualTo(1);
            assertThat(fifth(feature)
                            .lobby(0, 0)
                            .floors(0, name + " 2")
                            .technologies(0, 1, 4, 1)
                            .turn(0)
                            .play("tile promote")
                            .legal())
                    .containsExactly("promote " + name + " 3");
        }
        assertThat(Table.players(2)
                        .lobby(0, 1)
                        .technologies(0, 1, 0, 0)
                        .tiles(0, "promote")
                        .turn(0)
                        .play("tile promote")
                        .legal())
                .as("without the board")
                .containsExactly("promote network 1", "promote finance 1");
    }

    @Test
    @Rule("STRETCH-PLAN")
    void planningCountsImprovedAndAdvancedCardsInHand() {
        Play play = Table.players(2, Feature.PLANNING)
                .floors(0, "planning 3")
                .hand(0, "red", "red-I1", "cyan-A2", "yellow")
                .played(0, "build", "white-I1")
                .money(0, 0)
                .turn(0);
        assertThat(play.game().points(0)).isEqualTo(3 * 2);
    }

    @Test
    @Rule("STRETCH-CUSTOMS")
    void customsCountsAllTilesTaken() {
        Play play = Table.players(2, Feature.CUSTOMS)
                .floors(0, "customs 2")
                .tiles(0, "dm-5", "develop-1", "dm-5")
                .money(0, 0)
                .turn(0);
        assertThat(play.game().points(0)).isEqualTo(2 * 3);
        play.play("tile develop-1");
        assertThat(play.game().points(0)).as("used ones are set aside").isEqualTo(2 * 3);
    }

    @Test
    @Rule({"STRETCH-PLAN", "STRETCH-CUSTOMS"})
    void theyAreTwoSidesOfOneBoard() {
        assertThatThrownBy(() -> new Options(2, null, Set.of(Feature.PLANNING, Feature.CUSTOMS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two sides of one board");
    }
}
