package autobahn.edition;

import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Edition.ActionCard;
import autobahn.engine.edition.Edition.Cards;
import autobahn.engine.edition.Edition.RouteCard;
import autobahn.engine.edition.Edition.RouteReward;
import autobahn.engine.edition.Edition.Section;

/** Reads action cards and route cards. */
final class CardsReader {
    private CardsReader() {}

    static Cards read(JsonObject cards) {
        return new Cards(
                cards.entries("actionCards", CardsReader::actionCard),
                cards.figure("displaySize", 1, 9),
                cards.entries("routes", CardsReader::route),
                cards.entries("routeRewards", CardsReader::reward));
    }

    private static ActionCard actionCard(JsonObject entry) {
        return new ActionCard(
                entry.text("card"),
                entry.choice("deck", CardDeck.class),
                entry.choice("kind", CardKind.class),
                Colours.read(entry, "colours"));
    }

    private static RouteCard route(JsonObject entry) {
        Section cities = entry.cities("route");
        return new RouteCard(cities.near(), cities.far());
    }

    private static RouteReward reward(JsonObject entry) {
        return new RouteReward(entry.has("status") ? entry.whole("status", -64, 64) : null, entry.bonus("bonus"));
    }
}
