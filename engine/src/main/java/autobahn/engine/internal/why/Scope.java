package autobahn.engine.internal.why;

import autobahn.engine.Decision;
import autobahn.engine.Extra;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import org.jspecify.annotations.Nullable;

/**
 * Whether an action can be taken at the decision that is due, as a card's main action or as a step of its own.
 *
 * @param colours the autobahns on which it may be taken (TURN-5)
 * @param refusal why it is not the time for it; null if it is
 */
public record Scope(int colours, @Nullable Refusal refusal) {

    public static Scope of(Question q, ActionSpace space) {
        if (q.due == ownStep(space)) {
            return new Scope(q.arg(0), null);
        }
        return q.atAction() ? mainAction(q, space) : no(q.first());
    }

    /** The action as the main action of the card that was played. */
    public static Scope mainAction(Question q, ActionSpace space) {
        if (!q.atAction()) {
            return no(q.first());
        }
        var turn = q.s.turn;
        if (turn.mainPending() && turn.space == space.ordinal()) {
            return new Scope(turn.colours, null);
        }
        if (q.beforeMain()) {
            return no(new Refusal("TURN-2", Reason.PLAY_CARD_FIRST.of(Names.word(space))));
        }
        Extra extra = extra(space);
        if (extra != null && (q.extras & extra.bit()) != 0) {
            return no(new Refusal("CARD-1", Reason.EXTRA_FIRST.of(Names.word(extra))));
        }
        return no(
                turn.mainPending()
                        ? new Refusal(
                                "TURN-4",
                                Reason.CARD_LIES_FOR.of(
                                        q.card(), ReasonWords.space(turn.space), ReasonWords.action(turn.space)))
                        : new Refusal("TURN-2", Reason.MAIN_ACTION_DONE.of()));
    }

    private static Scope no(Refusal refusal) {
        return new Scope(0, refusal);
    }

    private static Decision ownStep(ActionSpace space) {
        return switch (space) {
            case UNLOCK -> Decision.UNLOCK;
            case STATION -> Decision.STATION;
            case LOAD -> Decision.LOAD;
            case UPGRADE -> Decision.UPGRADE;
            case BUILD -> Decision.BUILD;
        };
    }

    private static @Nullable Extra extra(ActionSpace space) {
        return switch (space) {
            case UNLOCK -> null;
            case STATION -> Extra.STATION;
            case LOAD -> Extra.LOAD;
            case UPGRADE -> Extra.UPGRADE;
            case BUILD -> Extra.BUILD;
        };
    }

    /** Something on an autobahn that is not among those of the card. */
    public Refusal wrongColour(Phrase subject, int colour) {
        return new Refusal(
                "TURN-5", Reason.OTHER_AUTOBAHN.of(subject, Names.colour(colour), ReasonWords.colours(colours)));
    }

    public boolean covers(int colour) {
        return Bits.has(colours, colour);
    }
}
