package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ends of eras. */
class EraTest {
    /** Seat 0 builds the tenth section, on red, and ends the turn. */
    private static Play endFirstEra(Table table) {
        return table.sectionsBuilt(9).turn(0).play("play red build", "build Hamburg-Dortmund", "end");
    }

    @Test
    @Rule("ERA-1")
    void theTurnIsFinishedBeforeTheEraEnds() {
        Play play = Table.players(2)
                .sectionsBuilt(9)
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(play.events()).contains(new Event.EraEndTriggered(0, 1));
        assertThat(play.decision()).isEqualTo(Decision.TRUCKS);
        assertThat(play.game().era()).isEqualTo(1);
        play.play("done", "end");
        assertThat(play.game().era()).isEqualTo(2);
    }

    @Test
    @Rule("ERA-2")
    void inTheThirdEraEveryoneHasOneMoreTurnTheTriggerLast() {
        Play play = Table.players(3)
                .era(3)
                .sectionsBuilt(35)
                .money(1, 50)
                .money(2, 50)
                .turn(1)
                .play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.turn()).isEqualTo(2);
        play.play("play red build", "build Dortmund-Hamburg", "end");
        assertThat(play.turn()).as("building on triggers nothing more").isZero();
        play.play("funding", "end");
        assertThat(play.turn()).isEqualTo(1);
        assertThat(play.game().isOver()).isFalse();
        play.play("funding", "end");
        while (play.decision() == Decision.PROMOTE) {
            play.play(play.legal().getFirst());
        }
        assertThat(play.game().isOver()).isTrue();
        assertThat(play.legal()).isEmpty();
        assertThat(play.events()).contains(new Event.EraEnded(3), new Event.GameEnded());
    }

    @Test
    @Rule({"ERA-3", "ERA-4"})
    void budgetThenPromotionThenRoutesFromTheTriggerOn() {
        Play play = Table.players(3)
                .sectionsBuilt(9)
                .lobby(1, 1)
                .turn(1)
                .play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.legal()).as("the trigger promotes").containsExactly("promote finance 1");
        assertThat(play.game().seatToMove()).isEqualTo(1);
        play.play("promote finance 1");
        assertThat(play.events())
                .containsSubsequence(
                        new Event.EraEnded(1),
                        new Event.BudgetDivided(Colour.RED, 2, 1, 2),
                        new Event.BudgetDivided(Colour.BLACK, 10, 3, 3),
                        new Event.EmployeePromoted(1, Department.FINANCE, 1),
                        new Event.RouteChecked(1, "Köln-Wien", -1),
                        new Event.RouteChecked(2, "Frankfurt-København", -1),
                        new Event.RouteChecked(0, "Nürnberg-Paris", -1),
                        new Event.TurnBegan(2, 2));
    }

    @Test
    @Rule("BUDGET-1")
    void cityValuesDividedByTheEmployeesRoundedDown() {
        Play play = endFirstEra(Table.players(2).money(0, 4).money(1, 0).office("black", 0, 1, 1));
        assertThat(play.money(0)).as("red 2, black 10 / 3 = 3").isEqualTo(2 + 3);
        assertThat(play.money(1)).isEqualTo(3 + 3);
    }

    @Test
    @Rule("BUDGET-1")
    void anEmptyOfficeGetsNothing() {
        Play play = endFirstEra(Table.players(2).office("black"));
        assertThat(play.events())
                .filteredOn(Event.BudgetDivided.class::isInstance)
                .hasSize(1);
    }

    @Test
    @Rule("BUDGET-1")
    void citiesThatAnyAutobahnTouchesCount() {
        Play play = endFirstEra(Table.players(2).office("orange", 1).office("black"));
        assertThat(play.events())
                .as("Würzburg, which black alone touches")
                .contains(new Event.BudgetDivided(Colour.ORANGE, 2, 1, 2));
    }

    @Test
    @Rule("BUDGET-1")
    void aForeignCityCountsOnceASectionTouchesIt() {
        Play far = endFirstEra(Table.players(2).sections("Crailsheim-Milano"));
        assertThat(far.events()).contains(new Event.BudgetDivided(Colour.BLACK, 10, 2, 5));
        Play near = endFirstEra(Table.players(2).links("Crailsheim-Milano", "Århus-Hamburg"));
        assertThat(near.events()).contains(new Event.BudgetDivided(Colour.BLACK, 10 + 6 + 4, 2, 10));
    }

    @Test
    @Rule("ROUTE-1")
    void rewardsOfTheStatusAndAllAboveIt() {
        String[] links = {"Crailsheim-Nürnberg", "Saarbrücken-Mannheim", "Paris-Saarbrücken", "Mannheim-Crailsheim"};
        int[][] expected = {{5, 10, 0}, {4, 10, 1}, {3, 10, 1}, {2, 20, 1}, {1, 20, 1}, {0, 20, 2}};
        for (int[] row : expected) {
            Table table = Table.players(2).links(links).lobby(0, 5).supply(0, 9);
            int better = 5 - row[0];
            for (int i = 0; i < Math.min(4, better); i++) {
                table.upgraded(links[i]);
            }
            if (better == 5) {
                table.stations(1, "Mannheim-Crailsheim");
            }
            Play play = table.sectionsBuilt(9).turn(1).play("play red build", "build Hamburg-Dortmund", "end");
            while (play.decision() == Decision.PROMOTE) {
                play.play(play.legal().getFirst());
            }
            assertThat(play.events()).contains(new Event.RouteChecked(0, "Nürnberg-Paris", row[0]));
            assertThat(routeMoney(play)).as("DM at status %d", row[0]).isEqualTo(row[1]);
            assertThat(play.events().stream()
                            .filter(e -> e instanceof Event.EmployeePromoted p && p.seat() == 0)
                            .count())
                    .as("promotions at status %d", row[0])
                    .isEqualTo(row[2]);
        }
    }

    private static int routeMoney(Play play) {
        return play.events().stream()
                .mapToInt(e -> e instanceof Event.MoneyGained m && m.reason() == MoneyReason.ROUTE ? m.amount() : 0)
                .sum();
    }

    @Test
    @Rule("ROUTE-1")
    void theBestOfSeveralConnectionsCounts() {
        Table table = Table.players(2)
                .links("Crailsheim-Nürnberg", "Mannheim-Crailsheim", "Saarbrücken-Mannheim", "Paris-Saarbrücken");
        assertThat(table.turn(0).status("Nürnberg-Paris")).isEqualTo(5);
        Play longer = Table.players(2)
                .links("Crailsheim-Nürnberg", "Mannheim-Crailsheim", "Saarbrücken-Mannheim", "Paris-Saarbrücken")
                .upgraded("Würzburg-Nürnberg", "Frankfurt-Würzburg", "Mannheim-Frankfurt")
                .stations(1, "Frankfurt-Würzburg")
                .turn(0);
        assertThat(longer.status("Nürnberg-Paris"))
                .as("6 sections less 3 links and a station")
                .isEqualTo(2);
    }

    @Test
    @Rule("ROUTE-1")
    void anIncompleteLinkIsNoConnection() {
        Play play = Table.players(2)
                .links("Crailsheim-Nürnberg", "Saarbrücken-Mannheim", "Paris-Saarbrücken")
                .sections("Mannheim-Crailsheim")
                .stations(1, "Mannheim-Crailsheim")
                .turn(0);
        assertThat(play.status("Nürnberg-Paris")).isEqualTo(-1);
    }

    @Test
    @Rule("REUN-1")
    void reunificationAfterTheSecondEra() {
        Play play = Table.players(2)
                .era(2)
                .sectionsBuilt(21)
                .hand(0, "red", "black", "cyan-I1")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund", "end");
        assertThat(play.events()).contains(new Event.Reunified());
        assertThat(play.state().roadblocks).isZero();
        assertThat(play.hand(0)).as("own improved cards stay").containsExactly("black", "yellow", "cyan-I1");
        assertThat(play.hand(1)).contains("yellow");
        assertThat(play.display()).hasSize(5).allMatch(card -> card.contains("-A"));
        assertThat(play.state().deckSize).isEqualTo(9);
        assertThat(List.copyOf(play.display()))
                .as("shuffled")
                .isNotEqualTo(Table.players(2).era(3).turn(0).display());
    }

    @Test
    @Rule("REUN-1")
    void notAfterTheFirst() {
        Play play = endFirstEra(Table.players(2));
        assertThat(Long.bitCount(play.state().roadblocks)).isEqualTo(5);
        assertThat(play.hand(1)).doesNotContain("yellow");
        assertThat(play.display()).allMatch(card -> card.contains("-I"));
    }
}
