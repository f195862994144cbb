package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.json.ValueFault;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EditionFaultTest {
    @Test
    void everySentenceHasAKeyOfItsOwnAndIsSaidOnce() {
        Set<String> keys = new HashSet<>();
        Set<String> sentences = new HashSet<>();
        for (ValueFault fault : ValueFault.values()) {
            assertThat(keys.add(fault.key()) && sentences.add(shape(fault.english())))
                    .as(fault.key())
                    .isTrue();
        }
        for (EditionFault fault : EditionFault.values()) {
            assertThat(keys.add(fault.key()) && sentences.add(shape(fault.english())))
                    .as(fault.key())
                    .isTrue();
        }
    }

    /** Two sentences that differ in the names of their gaps alone could not be told apart. */
    private static String shape(String english) {
        return english.replaceAll("\\{\\w+}", "{}");
    }

    @Test
    void gapsAreFilledInTheirOrder() {
        assertThat(EditionFault.WINE_COLOUR.of("white", "Italy")).isEqualTo("no white link leads to a city in Italy");
        assertThat(EditionFault.MISSING.of()).isEqualTo("is missing");
        assertThatThrownBy(() -> EditionFault.NO_CITY.of("Ulm", "Bonn")).hasMessageContaining("has 1 gaps, not 2");
    }
}
