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
            faults.check(ids.add(card.id()), path + ".card", EditionFault.CARD_TWICE.of(card.id()));
            faults.check(Spelling.isCard(card.id(), LONGEST_ID), path + ".card", EditionFault.CARD_ID.of());
            faults.check(
                    card.deck() != CardDeck.TWO_COLOURED || card.colours().size() == 2,
                    path + ".colours",
                    EditionFault.TWO_COLOURS.of());
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
                    EditionFault.DECK_SIZE.of(ConstantNames.of(deck), size, found));
        });
        checkRewards(cards, faults);
    }

    private static void checkBasic(ActionCard card, String path, Set<Colour> seen, Faults faults) {
        boolean one = card.colours().size() == 1;
        faults.check(one, path + ".colours", EditionFault.BASIC_COLOUR.of());
        faults.check(!one || seen.addAll(card.colours()), path + ".colours", EditionFault.BASIC_TWICE.of());
        faults.check(
                card.kind() == CardKind.PLAIN || card.kind() == CardKind.YELLOW,
                path + ".kind",
                EditionFault.BASIC_KIND.of());
    }

    /** Rewards are cumulative, so each line asks for more than the one above. */
    private static void checkRewards(Cards cards, Faults faults) {
        faults.check(!cards.routeRewards().isEmpty(), "$.cards.routeRewards", EditionFault.NO_REWARD.of());
        int before = Integer.MAX_VALUE;
        for (int i = 0; i < cards.routeRewards().size(); i++) {
            RouteReward reward = cards.routeRewards().get(i);
            String path = "$.cards.routeRewards[" + i + "]";
            Integer status = reward.status();
            if (status == null) {
                faults.check(i == 0, path, EditionFault.FIRST_REWARD.of());
            } else {
                faults.check(status < before, path + ".status", EditionFault.STATUS_ORDER.of());
                before = status;
            }
            BonusCheck.anywhere(reward.bonus(), path + ".bonus", faults);
        }
    }
}
