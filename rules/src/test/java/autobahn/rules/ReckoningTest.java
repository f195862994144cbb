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
                .containsEntry("Paris", 4)
                .doesNotContainKey("Dortmund");
    }

    @Test
    @Rule("ROUTE-1")
    void theBestCompleteWayOfARoute() {
        Table joined = Table.players(2)
                .era(3)
                .route(0, "Köln-Hannover")
                .links("Köln-Dortmund", "Dortmund-Hannover", "Dortmund-Hamburg", "Hamburg-Hannover");
        assertThat(first(joined))
                .isEqualTo(new View.Route(
                        "Köln-Hannover", 3, 0, List.of(0, 1), List.of("Köln-Dortmund", "Dortmund-Hannover")));
        joined.upgraded("Dortmund-Hamburg", "Hamburg-Hannover").stations(1, "Dortmund-Hamburg");
        assertThat(first(joined))
                .as("the longer way has become the better one")
                .isEqualTo(new View.Route(
                        "Köln-Hannover",
                        1,
                        0,
                        List.of(0, 1, 2),
                        List.of("Köln-Dortmund", "Dortmund-Hamburg", "Hamburg-Hannover")));
    }

    @Test
    @Rule("ROUTE-1")
    void trafficAddsOne() {
        Table jammed = Table.players(2, Feature.TRAFFIC)
                .era(3)
                .route(0, "Köln-Dortmund")
                .links("Köln-Dortmund")
                .traffic("Köln-Dortmund");
        assertThat(first(jammed).status()).isEqualTo(2);
    }

    @Test
    @Rule("ROUTE-1")
    void whatIsMissingAsLongAsTheCitiesAreNotJoined() {
        assertThat(first(Table.players(2).route(0, "Paris-Mannheim")))
                .isEqualTo(new View.Route(
                        "Paris-Mannheim", null, 2, List.of(), List.of("Paris-Saarbrücken", "Saarbrücken-Mannheim")));
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
}
