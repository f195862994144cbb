package autobahn.edition;

import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition.ActionCard;
import autobahn.engine.edition.Edition.Cards;
import autobahn.engine.edition.Edition.RouteReward;
import autobahn.json.ConstantNames;
import autobahn.json.Faults;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The right number of cards in each deck, every card named once, seven basic ones of one colour each. */
final class DecksCheck {
    private static final int LONGEST_ID = 20;
    private static final Map<CardDeck, Integer> SIZES = new EnumMap<>(
            Map.of(CardDeck.BASIC, 7, CardDeck.IMPROVED, 20, CardDeck.ADVANCED, 14, CardDeck.TWO_COLOURED, 8));

    private DecksCheck() {}

    static void run(Cards cards, Faults faults) {
        Set<String> ids = new HashSet<>();
        Set<Colour> basic = EnumSet.noneOf(Colour.class);
        for (int i = 0; i < cards.actionCards().size(); i++) {
            ActionCard card = cards.actionCards().get(i);
            String path = "$.cards.actionCards[" + i + "]";
            faults.check(ids.add(card.id()), path + ".card", "the card id '" + card.id() + "' stands here twice");
            faults.check(
                    Spelling.isCard(card.id(), LONGEST_ID),
                    path + ".card",
                    "a card id is up to 20 letters, digits, '-' and '/'");
            faults.check(
                    card.deck() != CardDeck.TWO_COLOURED || card.colours().size() == 2,
                    path + ".colours",
                    "a two-coloured card has two colours");
            if (card.deck() == CardDeck.BASIC) {
                checkBasic(card, path, basic, faults);
            }
        }
        SIZES.forEach((deck, size) -> {
            long found = cards.actionCards().stream()
                    .filter(card -> card.deck() == deck)
                    .count();
            faults.check(
                    found == size,
                    "$.cards.actionCards",
                    "the " + ConstantNames.of(deck) + " deck has " + size + " cards, not " + found);
        });
        checkRewards(cards, faults);
    }

    private static void checkBasic(ActionCard card, String path, Set<Colour> seen, Faults faults) {
        boolean one = card.colours().size() == 1;
        faults.check(one, path + ".colours", "a basic card has one colour");
        faults.check(
                !one || seen.addAll(card.colours()), path + ".colours", "another basic card has this colour already");
        faults.check(
                card.kind() == CardKind.PLAIN || card.kind() == CardKind.YELLOW,
                path + ".kind",
                "a basic card is plain or yellow");
    }

    /** Rewards are cumulative, so each line asks for more than the one above. */
    private static void checkRewards(Cards cards, Faults faults) {
        faults.check(!cards.routeRewards().isEmpty(), "$.cards.routeRewards", "a route earns something");
        int before = Integer.MAX_VALUE;
        for (int i = 0; i < cards.routeRewards().size(); i++) {
            RouteReward reward = cards.routeRewards().get(i);
            String path = "$.cards.routeRewards[" + i + "]";
            Integer status = reward.status();
            if (status == null) {
                faults.check(i == 0, path, "only the first reward goes without a status");
            } else {
                faults.check(status < before, path + ".status", "must be lower than the status above it");
                before = status;
            }
            BonusCheck.human(reward.bonus(), path + ".bonus", faults);
        }
    }
}
