package autobahn.rules;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.State;

/** Part of setting up a {@link Table}. Cards: of players, on action spaces, in the display and the deck. */
interface TableCards {
    Table table();

    State state();

    Words words();

    default Table hand(int seat, String... cards) {
        state().seats[seat].hand = 0;
        for (String card : cards) {
            state().seats[seat].hand |= 1L << words().card(card);
        }
        return table();
    }

    /** Cards that lie on an action space; they are no longer in hand. */
    default Table played(int seat, String space, String... cards) {
        for (String card : cards) {
            state().seats[seat].hand &= ~(1L << words().card(card));
            state().seats[seat].played[Words.constant(ActionSpace.class, space).ordinal()] |= 1L << words().card(card);
        }
        return table();
    }

    default Table display(String... cards) {
        state().displaySize = 0;
        for (String card : cards) {
            state().display[state().displaySize++] = (byte) words().card(card);
        }
        return table();
    }

    /** The face-down deck, the top card first. */
    default Table deck(String... cards) {
        state().deckSize = 0;
        for (int i = cards.length - 1; i >= 0; i--) {
            state().deck[state().deckSize++] = (byte) words().card(cards[i]);
        }
        return table();
    }

    default Table route(int seat, String route) {
        state().seats[seat].route = words().route(route);
        return table();
    }

    /** How often the tile of an action space was flipped or removed. */
    default Table tileLevel(int seat, String space, int level) {
        for (int i = 0; i < level; i++) {
            state().seats[seat]
                    .raiseTile(Words.constant(ActionSpace.class, space).ordinal());
        }
        return table();
    }

    /** The wine card of a player, by its source country. */
    default Table wineCard(int seat, String country) {
        state().seats[seat].wineCard = words().wineCard(country);
        return table();
    }
}
