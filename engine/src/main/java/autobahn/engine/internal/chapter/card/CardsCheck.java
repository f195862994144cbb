package autobahn.engine.internal.chapter.card;

import autobahn.engine.PositionFault;
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
                p.yellowAside == aside, place + ".yellowAside", aside ? PositionFault.ASIDE : PositionFault.NOT_ASIDE);
        long basics = aside ? s.figures.basicCards & ~Bits.one(s.figures.yellowCard) : s.figures.basicCards;
        long allowed = basics | s.figures.improvedCards | (lastEra() ? s.advancedDeck() : 0);
        long own = 0;
        for (int space = -1; space < Figures.SPACES; space++) {
            long cards = space < 0 ? p.hand : p.played[space];
            String name = space < 0 ? ".hand" : ".played." + Names.word(ActionSpace.values()[space]);
            report(cards & own, place + name, PositionFault.CARD_TWICE);
            report(cards & ~allowed, place + name, PositionFault.CARD_ERA, s.era + 1);
            own |= cards;
            once(cards & ~s.figures.basicCards, place + name);
            faults.check(
                    space < 0 || Long.bitCount(cards) <= ActionTiles.limit(s, p, space),
                    place + name,
                    PositionFault.CARD_LIMIT);
        }
        int least = Long.bitCount(basics);
        faults.check(Long.bitCount(own) >= least, place + ".hand", PositionFault.FEW_CARDS, Long.bitCount(own), least);
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
            report(card & own, deck, PositionFault.CARD_USED_TWICE);
            own |= card;
        }
        String where = (own & ~allowed & bot.colourCardsUsed) != 0 ? used : deck;
        report(own & ~allowed, where, PositionFault.AUTOBOT_CARD_ERA, s.era + 1);
        report(basics & ~own, deck, PositionFault.AUTOBOT_BASIC);
        once(own & ~s.figures.basicCards, deck);
        faults.check(bot.colourDeckSize > 0, deck, PositionFault.EMPTY_COLOURS);
        faults.check(
                !bot.yellowOnTop
                        || bot.colourDeckSize > 0 && bot.colourDeck[bot.colourDeckSize - 1] == s.figures.yellowCard,
                "autobot.yellowOnTop",
                PositionFault.YELLOW_ON_TOP);
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
                PositionFault.DISPLAY,
                s.display.length,
                s.displaySize);
        if (s.options.solo() == null) {
            report(pile & ~seen, "hidden.deck", PositionFault.CARD_NOWHERE);
        }
    }

    private void open(int card, long pile, String place) {
        faults.check(Bits.has(pile, card), place, PositionFault.CARD_DECK, words.card.name(card), s.era + 1);
        once(Bits.one(card) & ~s.figures.basicCards, place);
    }

    private void once(long cards, String place) {
        report(cards & seen, place, PositionFault.CARD_ONCE);
        seen |= cards;
    }

    private void report(long cards, String place, PositionFault fault, Object... others) {
        faults.addEach(Masks.list(cards, words.card::name), place, fault, others);
    }
}
