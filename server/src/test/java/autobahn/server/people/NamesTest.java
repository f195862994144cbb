package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
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
        assertThat(Names.fold(one)).isEqualTo(Names.fold(other));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Anne", "a b, ab", "x1, x2"})
    void othersAreNot(String one, String other) {
        assertThat(Names.fold(one)).isNotEqualTo(Names.fold(other));
    }
}
