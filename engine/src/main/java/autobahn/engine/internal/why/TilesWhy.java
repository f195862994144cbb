package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.internal.Network;
import autobahn.engine.internal.Turn;
import autobahn.engine.internal.rule.BonusTiles;
import autobahn.engine.internal.rule.Cards;
import autobahn.engine.internal.rule.Names;
import org.jspecify.annotations.Nullable;

/** Using bonus tiles (TURN-3, DELIV-2, BONUS-COLOUR). */
public final class TilesWhy {
    private TilesWhy() {}

    public static @Nullable Refusal tile(Question q) {
        Refusal refusal = unusable(q);
        if (refusal != null) {
            return refusal;
        }
        Bonus bonus = q.t.tileBonus[q.a];
        if (bonus.kind() == BonusKind.COLOUR) {
            return new Refusal("BONUS-COLOUR", "say which colour the card is to have");
        }
        return BonusTiles.useful(q.s, q.seat, bonus)
                ? null
                : new Refusal("TURN-3", "the tile would do nothing: " + useless(q, bonus));
    }

    public static @Nullable Refusal colour(Question q) {
        Refusal refusal = unusable(q);
        if (refusal != null) {
            return refusal;
        }
        if (q.t.tileBonus[q.a].kind() != BonusKind.COLOUR) {
            return new Refusal("BONUS-COLOUR", "the " + name(q) + " tile does not change a card's colour");
        }
        if (q.s.turn.mainDone || q.s.turn.card != Turn.NONE) {
            return new Refusal("BONUS-COLOUR", "a colour is changed before the card is played");
        }
        if (!Cards.isChangeable(q.b)) {
            return new Refusal("BONUS-COLOUR", "a card does not become " + Names.colour(q.b) + " by a tile");
        }
        return Cards.mayChangeTo(q.s, q.seat, q.b)
                ? null
                : new Refusal("TURN-4", "none of your cards could be played if it were " + Names.colour(q.b));
    }

    /** Why a tile of that kind cannot be used now, whatever it does. */
    private static @Nullable Refusal unusable(Question q) {
        if (!q.atAction()) {
            return Due.first(q);
        }
        Turn turn = q.s.turn;
        int held = q.player.tileCount(q.a);
        if (held == 0) {
            return new Refusal("TURN-3", "you have no " + name(q) + " tile");
        }
        if (turn.tileUsed) {
            return new Refusal("TURN-3", "a bonus tile was used this turn already");
        }
        if (held <= turn.lockedTiles(q.a)) {
            return new Refusal(
                    "DELIV-2", "the " + name(q) + " tile comes from a delivery of this turn: use it in a later one");
        }
        if (turn.mainPending() && turn.extrasDone == 0) {
            return new Refusal(
                    "TURN-3", "no tile between a card and its first action: " + Words.action(turn.space) + " first");
        }
        return PlayingWhy.colourChanged(q);
    }

    private static String name(Question q) {
        return Names.bonus(q.t.tileBonus[q.a]);
    }

    private static String useless(Question q, Bonus bonus) {
        int all = Network.ALL_COLOURS;
        return switch (bonus.kind()) {
            case BUILD -> BuildingWhy.nothing(q, all);
            case UPGRADE -> UpgradingWhy.nothing(q, all);
            case STATION -> StationsWhy.nothing(q, all);
            case LOAD -> LoadingWhy.nothing(all);
            case MOVE -> TrucksWhy.nothing(q);
            case PROMOTE -> PromotingWhy.nobody();
            case RECRUIT -> "no employee is left in your supply";
            case UNLOCK -> "you have no extra unlock token left";
            case REPLACE -> q.s.displaySize == 0 ? "the display is empty" : "you have no basic card left";
            case GAIN -> "the display is empty";
            case FLIP -> "none of your action tiles shows two cones";
            case REMOVE -> "none of your action tiles shows one cone";
            case SWAP -> q.player.hand == 0 ? "your hand is empty" : "you have no played card";
            case SLIDE -> "no played card has a free place farther left";
            case DEVELOP, DM, COLOUR, EMPLOYEE, FUNDING, PICK_UP, DISCARD -> "it is no bonus of a tile";
        };
    }
}
