package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.engine.View;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a view tells of things that follow from the table, so that pages need no rules. */
class ReckoningTest {
    private static View.Reckoning of(Table table) {
        return table.turn(0).game().publicView().reckoning();
    }

    private static View.Route first(Table table) {
        return of(table).routes().getFirst();
    }

    @Test
    @Rule("CITY-1")
    void citiesThatAreWorthSomething() {
        assertThat(of(Table.players(2).upgraded("Hamburg-Hannover")).cityValues())
                .containsEntry("Hamburg", 4)
                .containsEntry("BadHersfeld", 2)
                .containsEntry("Paris", 6)
                .doesNotContainKey("Dortmund");
    }

    private static Table joined(Feature... features) {
        return Table.players(2, features)
                .links("Crailsheim-Nürnberg", "Mannheim-Crailsheim", "Saarbrücken-Mannheim", "Paris-Saarbrücken");
    }

    @Test
    @Rule("ROUTE-1")
    void theBestCompleteWayOfARoute() {
        List<String> direct =
                List.of("Crailsheim-Nürnberg", "Mannheim-Crailsheim", "Saarbrücken-Mannheim", "Paris-Saarbrücken");
        Table table = joined().links("Würzburg-Nürnberg");
        assertThat(first(table)).isEqualTo(new View.Route("Nürnberg-Paris", 5, 0, List.of(0), direct));
        table.upgraded("Würzburg-Nürnberg", "Würzburg-Crailsheim");
        List<String> around = List.of(
                "Würzburg-Nürnberg",
                "Würzburg-Crailsheim",
                "Mannheim-Crailsheim",
                "Saarbrücken-Mannheim",
                "Paris-Saarbrücken");
        assertThat(first(table))
                .as("the longer way has become the better one")
                .isEqualTo(new View.Route("Nürnberg-Paris", 4, 0, List.of(0, 1), around));
    }

    @Test
    @Rule("ROUTE-1")
    void trafficAddsOne() {
        assertThat(first(joined(Feature.TRAFFIC).traffic("Crailsheim-Nürnberg")).status())
                .isEqualTo(6);
    }

    @Test
    @Rule("ROUTE-1")
    void whatIsMissingAsLongAsTheCitiesAreNotJoined() {
        assertThat(first(Table.players(2).links("Saarbrücken-Mannheim")))
                .isEqualTo(new View.Route(
                        "Nürnberg-Paris",
                        null,
                        4,
                        List.of(),
                        List.of(
                                "Crailsheim-Nürnberg",
                                "Mannheim-Crailsheim",
                                "Saarbrücken-Mannheim",
                                "Paris-Saarbrücken")));
    }

    @Test
    @Rule("SETUP-7")
    void routeCardsThatCanBeTakenHaveAWayToo() {
        View view = new Box(Editions.standard()).newGame(Options.players(2), 7).publicView();
        assertThat(view.reckoning().routes())
                .extracting(View.Route::route)
                .containsExactlyElementsOf(view.table().openRoutes());
        assertThat(view.reckoning().routes())
                .allSatisfy(route -> assertThat(route.way()).isNotEmpty());
    }

    @Test
    @Rule({"BUILD-2", "UPG-2"})
    void pricesOfTheEra() {
        assertThat(of(Table.players(2)).prices()).isEqualTo(new View.Prices(List.of(6, 4), List.of(6, 12)));
    }

    @Test
    @Rule("TURN-4")
    void seatsOfOfficesAndLimitsOfActionSpaces() {
        View.Reckoning reckoning = of(Table.players(2).tileLevel(1, "build", 1));
        assertThat(reckoning.officeSeats()).containsEntry(Colour.RED, 2);
        assertThat(reckoning.limits().get(1).get(ActionSpace.BUILD))
                .isEqualTo(reckoning.limits().get(0).get(ActionSpace.BUILD) + 1);
    }

    @Test
    @Rule("BUDGET-1")
    void whatOfficesWouldDivideNow() {
        View.Reckoning reckoning =
                of(Table.players(2).links("Würzburg-Nürnberg").office("red"));
        assertThat(reckoning.budgets().get(Colour.BLACK))
                .as("five cities, one of them on two roads; two employees")
                .isEqualTo(new View.Budget(12, 6));
        assertThat(reckoning.budgets().get(Colour.RED))
                .as("only Hamburg is touched, and nobody sits there")
                .isEqualTo(new View.Budget(2, 0));
    }
}
