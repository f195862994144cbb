package autobahn.engine.internal.chapter.card;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Every action card is in one place, and in one that its era allows (SETUP-4, REUN-1, BONUS-REPLACE). */
public final class CardsCheck {
    private final State s;
    private final Lexicon words;
    private final PositionFaults faults;
    /** Cards that exist once, seen so far. */
    private long seen;

    private CardsCheck(State s, Lexicon words, PositionFaults faults) {
        this.s = s;
        this.words = words;
        this.faults = faults;
    }

    public static void check(State s, Lexicon words, PositionFaults faults) {
        CardsCheck check = new CardsCheck(s, words, faults);
        for (int seat = 0; seat < s.seatCount; seat++) {
            if (!s.isAutobot(seat)) {
                check.player(s.seats[seat], Places.player(seat));
            }
        }
        if (s.autobot != null) {
            check.autobot(s.autobot);
        }
        check.deck();
    }

    private boolean lastEra() {
        return s.era == s.figures.eraEnd.length - 1;
    }

    private void player(Seat p, String place) {
        boolean aside = !lastEra();
        faults.check(
                p.yellowAside == aside,
                place + ".yellowAside",
                aside ? "must be true before the third era" : "must be false in the third era (REUN-1)");
        long basics = aside ? s.figures.basicCards & ~Bits.one(s.figures.yellowCard) : s.figures.basicCards;
        long allowed = basics | s.figures.improvedCards | (lastEra() ? s.advancedDeck() : 0);
        long own = 0;
        for (int space = -1; space < Figures.SPACES; space++) {
            long cards = space < 0 ? p.hand : p.played[space];
            String name = space < 0 ? ".hand" : ".played." + Names.word(ActionSpace.values()[space]);
            report(cards & own, place + name, "lies twice before this player");
            report(cards & ~allowed, place + name, "cannot be with a player in era " + (s.era + 1));
            own |= cards;
            once(cards & ~s.figures.basicCards, place + name);
            faults.check(
                    space < 0 || Long.bitCount(cards) <= ActionTiles.limit(s, p, space),
                    place + name,
                    "has more cards than its limit (TURN-4)");
        }
        int least = Long.bitCount(basics);
        faults.check(
                Long.bitCount(own) >= least,
                place + ".hand",
                "hand and played cards are " + Long.bitCount(own) + ", but a player always has at least " + least);
    }

    /** Autobot's colour cards: the basic ones, yellow in the third era, and what it took from the display. */
    private void autobot(Autobot bot) {
        String used = "autobot.colourCardsUsed";
        String deck = "hidden.autobot.colours";
        long basics = lastEra() ? s.figures.basicCards : s.figures.basicCards & ~Bits.one(s.figures.yellowCard);
        long allowed = basics | s.figures.improvedCards | (lastEra() ? s.advancedDeck() : 0);
        long own = bot.colourCardsUsed;
        for (int i = 0; i < bot.colourDeckSize; i++) {
            long card = Bits.one(bot.colourDeck[i]);
            report(card & own, deck, "is there twice, or used as well (SOLO-2)");
            own |= card;
        }
        String where = (own & ~allowed & bot.colourCardsUsed) != 0 ? used : deck;
        report(own & ~allowed, where, "cannot be with Autobot in era " + (s.era + 1));
        report(basics & ~own, deck, "is nowhere: Autobot has all basic cards (SOLO-1)");
        once(own & ~s.figures.basicCards, deck);
        faults.check(bot.colourDeckSize > 0, deck, "is empty: it is made anew as soon as it is (SOLO-11)");
        faults.check(
                !bot.yellowOnTop
                        || bot.colourDeckSize > 0 && bot.colourDeck[bot.colourDeckSize - 1] == s.figures.yellowCard,
                "autobot.yellowOnTop",
                "the yellow card is not on top of the colour deck (SOLO-13)");
    }

    private void deck() {
        long pile = lastEra() ? s.advancedDeck() : s.figures.improvedCards;
        for (int i = 0; i < s.displaySize; i++) {
            open(s.display[i], pile, "table.display[" + i + "]");
        }
        for (int i = 0; i < s.deckSize; i++) {
            open(s.deck[i], pile, "hidden.deck[" + (s.deckSize - 1 - i) + "]");
        }
        faults.check(
                s.displaySize == s.display.length || s.deckSize == 0 || s.onAgenda(Effect.REFILL),
                "table.display",
                "must be " + s.display.length + " cards while the deck has some, not " + s.displaySize);
        if (s.options.solo() == null) {
            report(pile & ~seen, "hidden.deck", "is nowhere: it must be in the deck, the display or with a player");
        }
    }

    private void open(int card, long pile, String place) {
        faults.check(
                Bits.has(pile, card),
                place,
                words.card.name(card) + " does not belong to the deck of era " + (s.era + 1));
        once(Bits.one(card) & ~s.figures.basicCards, place);
    }

    private void once(long cards, String place) {
        report(cards & seen, place, "exists once, and it is somewhere else already");
        seen |= cards;
    }

    private void report(long cards, String place, String message) {
        for (String name : Masks.list(cards, words.card::name)) {
            faults.add(place, name + " " + message);
        }
    }
}
