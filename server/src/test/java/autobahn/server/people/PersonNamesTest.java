package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PersonNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Müller, MULLER",
        "groß, GROSS",
        "Łukasz, lukasz",
        "Søren, soren",
        "Ⅷ, viii",
        "ｗｉｄｅ, wide",
        "İzmir, izmir",
        "ΣΑΣ, σας",
    })
    void namesThatLookAlikeAreTheSame(String one, String other) {
        assertThat(PersonNames.fold(one)).isEqualTo(PersonNames.fold(other));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Anne", "a b, ab", "x1, x2"})
    void othersAreNot(String one, String other) {
        assertThat(PersonNames.fold(one)).isNotEqualTo(PersonNames.fold(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Аnna", "Annа", "Pαul", "\u3164\u3164", "A\u3164nna"})
    void namesThatOnlySeemToBeOthersAreRefused(String name) {
        assertThat(PersonNames.fault(name)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Anna 2", "Анна", "Παύλος", "山田たろう", "김민준", "Zoë-L", "O'Neil"})
    void namesOfOneScriptAreFine(String name) {
        assertThat(PersonNames.fault(PersonNames.tidy(name))).isNull();
    }
}
