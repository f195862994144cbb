package autobahn.engine.internal.chapter.card;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.chapter.road.BuildingWhy;
import autobahn.engine.internal.chapter.road.UpgradingWhy;
import autobahn.engine.internal.chapter.station.StationsWhy;
import autobahn.engine.internal.chapter.technology.UnlockingWhy;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Turn;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** The main action: play a card, refresh or funding (TURN-2, TURN-4, TURN-6, TURN-7). */
public final class PlayingWhy {
    private PlayingWhy() {}

    /** Why no main action can be chosen at all. */
    private static @Nullable Refusal notNow(Question q) {
        if (!q.atAction()) {
            return q.first();
        }
        if (q.s.turn.mainPending()) {
            return new Refusal("TURN-4", Reason.CARD_LIES.of(q.card(), ReasonWords.space(q.s.turn.space)));
        }
        return q.s.turn.mainDone ? new Refusal("TURN-2", Reason.MAIN_ACTION_DONE.of()) : null;
    }

    public static @Nullable Refusal play(Question q) {
        Refusal refusal = notNow(q);
        if (refusal != null) {
            return refusal;
        }
        int card = q.a;
        int space = q.b;
        if (!Bits.has(q.player.hand, card)) {
            return notInHand(q, card);
        }
        if (!ActionTiles.hasRoom(q.s, q.player, space)) {
            return full(q, space, "TURN-4");
        }
        return Cards.mayPlay(q.s, q.seat, card, space)
                ? null
                : new Refusal("TURN-4", nothing(q, space, Cards.colours(q.s, card)));
    }

    /** A move that would leave the card played without a target for its action. */
    public static Refusal mainLost(Question q) {
        return q.s.turn.mainPending()
                ? new Refusal("TURN-4", Reason.ACTION_LOST.of(q.card(), ReasonWords.action(q.s.turn.space)))
                : q.first();
    }

    static Refusal full(Question q, int space, String rule) {
        int cards = Long.bitCount(q.player.played[space]);
        return new Refusal(rule, Reason.SPACE_FULL.of(ReasonWords.space(space), cards));
    }

    static Refusal notInHand(Question q, int card) {
        String name = q.figures.cardId[card];
        if (Bits.has(q.player.allPlayed(), card)) {
            return new Refusal("TURN-6", Reason.CARD_PLAYED.of(name, ReasonWords.space(q.player.spaceOf(card))));
        }
        if (card == q.figures.yellowCard && q.player.yellowAside) {
            return new Refusal("REUN-1", Reason.YELLOW_LATER.of());
        }
        for (int i = 0; i < q.s.displaySize; i++) {
            if (q.s.display[i] == card) {
                return new Refusal("BONUS-GAIN", Reason.CARD_IN_DISPLAY.of(name));
            }
        }
        return new Refusal("TURN-2", Reason.NOT_YOUR_CARD.of(name));
    }

    /** Why an action cannot be taken anywhere on some autobahns. */
    private static Phrase nothing(Question q, int space, int colours) {
        return switch (ActionSpace.values()[space]) {
            case UNLOCK -> UnlockingWhy.nothing(q, colours);
            case STATION -> StationsWhy.nothing(q, colours);
            case LOAD -> LoadingWhy.nothing(q, colours);
            case UPGRADE -> UpgradingWhy.nothing(q, colours);
            case BUILD -> BuildingWhy.nothing(q, colours);
        };
    }

    /** A tile has changed a colour, so that a card must be played now. */
    public static @Nullable Refusal colourChanged(Question q) {
        return q.s.turn.changedColour == Turn.NONE || !q.beforeMain()
                ? null
                : new Refusal("BONUS-COLOUR", Reason.PLAY_CHANGED_CARD.of(Names.colour(q.s.turn.changedColour)));
    }

    public static @Nullable Refusal refresh(Question q) {
        Refusal refusal = notNow(q);
        if (refusal == null) {
            refusal = colourChanged(q);
        }
        return refusal != null || Cards.mayRefresh(q.s, q.seat)
                ? refusal
                : new Refusal("TURN-6", Reason.NOTHING_PLAYED.of());
    }

    public static @Nullable Refusal funding(Question q) {
        Refusal refusal = notNow(q);
        if (refusal == null) {
            refusal = colourChanged(q);
        }
        if (refusal != null || Cards.mayTakeFunding(q.s, q.seat)) {
            return refusal;
        }
        return new Refusal(
                "TURN-7",
                (Bits.has(q.player.funded, q.s.era) ? Reason.FUNDING_TAKEN : Reason.NO_EMPLOYEE_FOR_FUNDING).of());
    }
}
