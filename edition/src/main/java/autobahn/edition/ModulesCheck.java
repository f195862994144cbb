package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.WineCard;
import autobahn.json.ConstantNames;
import autobahn.json.Faults;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Wine cards that can be played on this board, and the counts of the other modules. */
final class ModulesCheck {
    private static final int WINE_CARDS = 4;
    private static final int IMPROVEMENTS = 8;

    private ModulesCheck() {}

    static void run(Edition edition, Faults faults) {
        checkWine(edition, faults);
        int counts = edition.modules().wineTokens().size();
        faults.check(counts == 3, "$.modules.wineTokens", EditionFault.PLAYER_COUNTS.of(counts));
        List<Bonus> improvements = edition.modules().improvements();
        faults.check(
                improvements.size() == IMPROVEMENTS,
                "$.modules.improvements",
                EditionFault.IMPROVEMENTS.of(improvements.size()));
        for (int i = 0; i < improvements.size(); i++) {
            BonusCheck.atStation(improvements.get(i), "$.modules.improvements[" + i + "].bonus", faults);
        }
    }

    private static void checkWine(Edition edition, Faults faults) {
        List<WineCard> cards = edition.modules().wineCards();
        faults.check(cards.size() == WINE_CARDS, "$.modules.wineCards", EditionFault.WINE_CARDS.of(cards.size()));
        Cities cities = new Cities(edition.board(), faults);
        Set<String> countries = new HashSet<>();
        for (int i = 0; i < cards.size(); i++) {
            WineCard card = cards.get(i);
            String path = "$.modules.wineCards[" + i + "]";
            City destination = cities.city(card.destination(), path + ".destination");
            faults.check(
                    destination == null || destination.country() == null,
                    path + ".destination",
                    EditionFault.WINE_ABROAD.of());
            faults.check(countries.add(card.country()), path + ".country", EditionFault.NAME_TWICE.of(card.country()));
            faults.check(
                    edition.board().cities().stream()
                            .filter(city -> card.country().equals(city.country()))
                            .anyMatch(city ->
                                    Colours.at(edition.board(), city.name()).contains(card.colour())),
                    path + ".colour",
                    EditionFault.WINE_COLOUR.of(ConstantNames.of(card.colour()), card.country()));
        }
    }
}
