package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.MoneyReason;
import autobahn.engine.Options;
import autobahn.engine.Score;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ends of eras and of the game with Autobot. */
class SoloEraTest {
    private static Options.Solo promotions(int level) {
        return new Options.Solo(false, false, false, false, level);
    }

    private static int lastOf(int era) {
        return new int[] {9, 21, 35}[era - 1];
    }

    /** What happens from the end of the era to the next turn. */
    private static List<Event> administration(Play play) {
        List<Event> events = play.events();
        int from = events.indexOf(events.stream()
                .filter(Event.EraEnded.class::isInstance)
                .findFirst()
                .orElseThrow());
        List<Event> rest = events.subList(from + 1, events.size());
        return rest.stream()
                .takeWhile(event -> !(event instanceof Event.TurnBegan))
                .toList();
    }

    /** Automatic promotions of Autobot when the human ends an era; its lobby is full enough for all of them. */
    private static long automatic(int level, int era) {
        Table table = Table.solo(promotions(level))
                .era(era)
                .sectionsBuilt(lastOf(era))
                .money(0, 60)
                .lobby(1, 5)
                .colours("red", "white", "black", "purple", "orange");
        Play play = table.turn(0)
                .play("play black build", "build Crailsheim-Milano")
                .endTurn();
        while (era == 3 && !play.game().isOver()) {
            play.endTurn();
        }
        return administration(play).stream()
                .filter(event -> event instanceof Event.EmployeePromoted promoted && promoted.seat() == 1)
                .count();
    }

    @Test
    @Rule({"SOLO-13", "SOLO-15"})
    void automaticPromotionsByLevelAndEra() {
        int[][] expected = {{0, 1, 1}, {1, 1, 2}, {1, 2, 2}};
        for (int level = 0; level < 3; level++) {
            for (int era = 1; era <= 3; era++) {
                assertThat(automatic(level, era))
                        .as("level %d, era %d", level, era)
                        .isEqualTo(expected[level][era - 1]);
            }
        }
    }

    @Test
    @Rule("SOLO-13")
    void whoTriggersIsPromotedAsUsual() {
        Play play = Table.solo()
                .sectionsBuilt(9)
                .lobby(1, 2)
                .colours("white", "black")
                .tasks(1)
                .turn(1);
        assertThat(play.events()).contains(new Event.EraEndTriggered(1, 1));
        assertThat(administration(play))
                .filteredOn(Event.EmployeePromoted.class::isInstance)
                .hasSize(1);
        assertThat(play.floors(1)).containsExactly("network 1");
        assertThat(play.turn()).as("the human goes on").isZero();
    }

    @Test
    @Rule("SOLO-13")
    void itsEmployeesDivideBudgetsButEarnNone() {
        Play play = Table.solo()
                .sectionsBuilt(9)
                .office("black", 1, 0)
                .colours("white", "black")
                .tasks(1)
                .route(0, "Köln-Wien")
                .turn(1);
        assertThat(play.events(Event.BudgetDivided.class).stream()
                        .filter(event -> event.office() == autobahn.engine.edition.Colour.BLACK))
                .containsExactly(new Event.BudgetDivided(autobahn.engine.edition.Colour.BLACK, 10, 2, 5));
        assertThat(play.money(0)).isEqualTo(24 + 5);
        assertThat(play.money(1)).isZero();
        assertThat(play.events(Event.MoneyGained.class))
                .containsExactly(new Event.MoneyGained(0, 5, MoneyReason.BUDGET));
    }

    @Test
    @Rule({"SOLO-13", "SOLO-9"})
    void promotionsAtTheEndOfAnEraKeepToItsFloors() {
        Play play = Table.solo(promotions(2))
                .sectionsBuilt(9)
                .floors(1, "network 1")
                .lobby(1, 0)
                .colours("white", "black")
                .tasks(1)
                .turn(1);
        assertThat(play.floors(1))
                .as("the second floor opens with the second era")
                .doesNotContain("network 2");
    }

    @Test
    @Rule({"SOLO-13", "REUN-1"})
    void theYellowCardGoesOnTopOfItsColourDeck() {
        Play play = Table.solo()
                .era(2)
                .sectionsBuilt(21)
                .colours("white", "black", "red")
                .tasks(1)
                .turn(1);
        assertThat(play.game().era()).isEqualTo(3);
        assertThat(play.colourDeck()).containsExactly("yellow", "black", "red");
        assertThat(play.hand(0)).contains("yellow");
        assertThat(play.hand(1)).isEmpty();
    }

    @Test
    @Rule({"SOLO-13", "ERA-2"})
    void afterTheThirdEraEachHasOneMoreTurn() {
        Play play = Table.solo()
                .era(3)
                .sectionsBuilt(35)
                .colours("white", "black", "red", "purple")
                .tasks(1, 3, 2)
                .turn(1);
        assertThat(play.game().isOver()).isFalse();
        play.play("funding").endTurn();
        assertThat(play.game().isOver()).isTrue();
        assertThat(play.events(Event.TurnBegan.class))
                .extracting(Event.TurnBegan::seat)
                .containsExactly(1, 0, 1);
    }

    @Test
    @Rule("SOLO-14")
    void itScoresTheLobbyAndThreeDepartments() {
        Play play = Table.solo(Feature.CUSTOMS)
                .lobby(1, 3)
                .office("red", 1, 1)
                .office("black", 1)
                .floors(1, "network 2", "trade 1", "service 3", "finance 3", "customs 1")
                .delivered(1, "Italy", "France")
                .stationsBuilt(1, 4)
                .tiles(1, "dm-5")
                .money(1, 100)
                .turn(0);
        assertThat(play.game().points(1)).isEqualTo(3 * 2 + 2 * 3 + 2 + 3 * 4);
        Score score = play.game().scores().get(1);
        int sum = score.lobbyPoints();
        for (Score.DepartmentScore department : score.departments()) {
            sum += department.points();
        }
        assertThat(sum).as("its parts add up to the total").isEqualTo(score.total());
    }

    @Test
    @Rule("SOLO-14")
    void theHumanWinsWithMorePointsOnly() {
        Play equal = Table.solo().lobby(0, 5).lobby(1, 5).floors(0, "finance 1").turn(0);
        assertThat(equal.game().points(0)).isEqualTo(equal.game().points(1) + 1);
        assertThat(equal.game().scores().get(0).place()).isEqualTo(1);
        Play drawn = Table.solo().lobby(0, 5).lobby(1, 5).money(0, 0).turn(0);
        assertThat(drawn.game().scores().get(1).place()).isEqualTo(1);
        assertThat(drawn.game().scores().get(0).place()).isEqualTo(2);
    }
}
