package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import autobahn.engine.edition.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private final Edition edition = Editions.standard();
    private final Drawing board = Drawing.board();

    @Test
    void hasEveryPlaceOfTheStandardEditionAndNoOther() {
        assertThat(board.cities().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        cities().stream().map(city -> oneWord(city.name())).toList());
        assertThat(board.countries().keySet())
                .containsExactlyInAnyOrderElementsOf(edition.trade().countries().stream()
                        .map(country -> oneWord(country.name()))
                        .toList());
        assertThat(board.roads().keySet())
                .containsExactlyInAnyOrderElementsOf(edition.board().links().stream()
                        .map(link -> oneWord(link.from()) + "-" + oneWord(link.to()))
                        .toList());
    }

    @Test
    void aCityThatItDoesNotKnowGoesWhereItLies() {
        Edition.City kassel = new Edition.City("Kassel", null, 0, false, 51.32, 9.5);
        Drawing.City place = board.city(kassel);
        Drawing.City hersfeld = board.city(city("Bad Hersfeld"));
        assertThat(place.y()).isBetween(board.city(city("Hannover")).y(), hersfeld.y());
        assertThat(place.x()).isCloseTo(hersfeld.x(), offset(60.0));
    }

    @Test
    void nothingLiesOutside() {
        assertThat(board.cities().values()).allSatisfy(city -> {
            assertThat(city.x()).isBetween(0.0, (double) board.width());
            assertThat(city.y()).isBetween(0.0, (double) board.height());
            assertThat(city.sign().align()).isIn("start", "middle", "end");
        });
    }

    private List<Edition.City> cities() {
        return edition.board().cities();
    }

    private Edition.City city(String name) {
        return cities().stream()
                .filter(city -> city.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String oneWord(String name) {
        return name.replace(" ", "");
    }
}
