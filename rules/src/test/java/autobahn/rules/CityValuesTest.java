package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** City values. */
class CityValuesTest {
    /** Worked example 1. */
    @Test
    @Rule("CITY-1")
    void theExampleOfTheRulebook() {
        Play play = Table.players(2)
                .era(3)
                .upgraded("Saarbrücken-Mannheim", "Basel-Mannheim")
                .links("Saarbrücken-Köln", "Mannheim-Frankfurt", "Würzburg-Nürnberg")
                .links("Crailsheim-Nürnberg", "Nürnberg-Jena")
                .sections("Frankfurt-Würzburg")
                .turn(0);
        assertThat(play.value("Saarbrücken")).isEqualTo(6);
        assertThat(play.value("Frankfurt")).isEqualTo(2);
        assertThat(play.value("Nürnberg")).isEqualTo(6);
        assertThat(play.value("Mannheim")).isEqualTo(8);
        assertThat(play.value("Würzburg")).isEqualTo(4);
    }

    @Test
    @Rule("CITY-1")
    void aSecondLinkOfTheSameAutobahnAddsNothing() {
        Play play = Table.players(2)
                .upgraded("Hamburg-Hannover", "Hannover-Bad Hersfeld")
                .turn(0);
        assertThat(play.value("Hannover")).as("two black links, both upgraded").isEqualTo(4);
        assertThat(play.value("Hamburg")).isEqualTo(4);
        assertThat(play.value("Dortmund")).isZero();
    }

    @Test
    @Rule("CITY-1")
    void aCityOfThreeAutobahnsReachesTwelve() {
        Play play = Table.players(2)
                .era(3)
                .upgraded("Hamburg-Hannover", "Dortmund-Hamburg", "Schwerin-Hamburg")
                .turn(0);
        assertThat(play.value("Hamburg")).isEqualTo(12);
    }

    @Test
    @Rule("CITY-1")
    void foreignCitiesKeepTheirValue() {
        Play before = Table.players(2).turn(0);
        Play after = Table.players(2).upgraded("Århus-Hamburg").turn(0);
        assertThat(before.value("Århus")).isEqualTo(4);
        assertThat(after.value("Århus")).isEqualTo(4);
        assertThat(after.value("Milano")).isEqualTo(6);
    }
}
