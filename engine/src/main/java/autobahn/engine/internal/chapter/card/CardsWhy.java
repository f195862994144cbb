package autobahn.engine.internal.chapter.card;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Bonuses about cards and action tiles (BONUS-GAIN, -REPLACE, -SWAP, -SLIDE, -FLIP, -REMOVE). */
public final class CardsWhy {
    private CardsWhy() {}

    public static @Nullable Refusal gain(Question q) {
        if (q.due != Decision.GAIN) {
            return q.first();
        }
        return inDisplay(q, q.a) ? null : notInDisplay(q, q.a, "BONUS-GAIN");
    }

    public static @Nullable Refusal replace(Question q) {
        if (q.due != Decision.REPLACE) {
            return q.first();
        }
        if (!Bits.has(q.figures.basicCards, q.a)) {
            return new Refusal("BONUS-REPLACE", Reason.NOT_BASIC.of(q.figures.cardId[q.a]));
        }
        if (!Bits.has(q.player.hand | q.player.allPlayed(), q.a)) {
            return PlayingWhy.notInHand(q, q.a);
        }
        return inDisplay(q, q.b) ? null : notInDisplay(q, q.b, "BONUS-REPLACE");
    }

    private static boolean inDisplay(Question q, int card) {
        for (int i = 0; i < q.s.displaySize; i++) {
            if (q.s.display[i] == card) {
                return true;
            }
        }
        return false;
    }

    private static Refusal notInDisplay(Question q, int card, String rule) {
        return new Refusal(rule, Reason.NOT_IN_DISPLAY.of(q.figures.cardId[card]));
    }

    public static @Nullable Refusal swap(Question q) {
        if (q.due != Decision.SWAP) {
            return q.first();
        }
        if (!Bits.has(q.player.hand, q.a)) {
            return new Refusal("BONUS-SWAP", Reason.NOT_IN_HAND.of(q.figures.cardId[q.a]));
        }
        return played(q, q.b) ? null : notPlayed(q, q.b, "BONUS-SWAP");
    }

    public static @Nullable Refusal slide(Question q) {
        if (q.due != Decision.SLIDE) {
            return q.first();
        }
        if (!played(q, q.a)) {
            return notPlayed(q, q.a, "BONUS-SLIDE");
        }
        int from = q.player.spaceOf(q.a);
        if (!ActionTiles.isLeft(q.s, q.b, from)) {
            return new Refusal(
                    "BONUS-SLIDE",
                    Reason.NOT_LEFT.of(ReasonWords.space(q.b), ReasonWords.space(from), q.figures.cardId[q.a]));
        }
        return ActionTiles.hasRoom(q.s, q.player, q.b) ? null : PlayingWhy.full(q, q.b, "BONUS-SLIDE");
    }

    private static boolean played(Question q, int card) {
        return Bits.has(q.player.allPlayed(), card);
    }

    private static Refusal notPlayed(Question q, int card, String rule) {
        return new Refusal(rule, Reason.NOT_PLAYED.of(q.figures.cardId[card]));
    }

    /** FLIP and REMOVE. */
    public static @Nullable Refusal actionTile(Question q) {
        int level = q.type == MoveType.FLIP ? 0 : 1;
        if (q.due != Decision.ACTION_TILE || q.arg(0) != level) {
            return q.first();
        }
        if (Bits.has(ActionTiles.atLevel(q.player, level), q.a)) {
            return null;
        }
        String rule = level == 0 ? "BONUS-FLIP" : "BONUS-REMOVE";
        if (q.a == ActionSpace.UNLOCK.ordinal()) {
            return new Refusal(rule, Reason.NO_ACTION_TILE.of());
        }
        Reason shows = switch (q.player.tileLevel(q.a)) {
            case 0 -> Reason.TWO_CONES;
            case 1 -> Reason.ONE_CONE;
            default -> Reason.TILE_REMOVED;
        };
        return new Refusal(rule, shows.of(ReasonWords.space(q.a)));
    }
}
