package autobahn.engine.internal.chapter.road;

import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** What some cards bring, without a choice, for what is built or upgraded with them (CARD-1, CARD-I1, CARD-I2, CARD-A8). */
public final class CardBonus {
    private CardBonus() {}

    /**
     * What follows, without a choice, from building a section with the card played this turn (CARD-1): an I1 card develops
     * for its main action, an A8 card promotes once. It comes after all that the section itself brings, so it goes on the
     * agenda before that.
     */
    public static void buildingFollows(State s, boolean main) {
        CardKind kind = s.figures.cardKind[s.turn.card];
        if (kind == CardKind.I1 && main) {
            s.push(Steps.develop(s.turn.seat, 1));
        } else if (kind == CardKind.A8 && !s.turn.builtWithCard) {
            s.push(Steps.promote(s.turn.seat));
        }
        s.turn.builtWithCard = true;
    }

    /** The same for the upgrade of an I2 card, which develops for each section of the link. */
    public static void upgradingFollows(State s, int link) {
        if (s.figures.cardKind[s.turn.card] == CardKind.I2) {
            s.push(Steps.develop(s.turn.seat, s.map.linkLength[link]));
        }
    }
}
