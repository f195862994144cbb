package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Action spaces, their limits and the tiles that raise them (TURN-4, BONUS-FLIP, BONUS-REMOVE, BONUS-SLIDE). */
public final class ActionTiles {
    private ActionTiles() {}

    public static int limit(State s, Seat player, int space) {
        return s.figures.spaceLimit[space] + player.tileLevel(space);
    }

    public static boolean hasRoom(State s, Seat player, int space) {
        return Long.bitCount(player.played[space]) < limit(s, player, space);
    }

    /** Spaces that take one more card, as a mask. */
    static int withRoom(State s, Seat player) {
        int spaces = 0;
        for (int space = 0; space < Figures.SPACES; space++) {
            spaces |= hasRoom(s, player, space) ? Bits.small(space) : 0;
        }
        return spaces;
    }

    /** Spaces whose tile shows two cones (level 0) or one (level 1). The unlock space has none. */
    public static int atLevel(Seat player, int level) {
        int spaces = 0;
        for (int space = 0; space < Figures.SPACES; space++) {
            if (space != ActionSpace.UNLOCK.ordinal() && player.tileLevel(space) == level) {
                spaces |= Bits.small(space);
            }
        }
        return spaces;
    }

    public static void raise(State s, int seat, int space) {
        Seat player = s.seats[seat];
        player.raiseTile(space);
        if (s.listener != null) {
            s.emit(new Event.ActionTileRaised(seat, ActionSpace.values()[space], limit(s, player, space)));
        }
    }

    /** Whether some played card has a free place farther left. */
    public static boolean canSlide(State s, Seat player) {
        boolean room = false;
        for (int space : s.figures.spaceOrder) {
            if (room && player.played[space] != 0) {
                return true;
            }
            room |= hasRoom(s, player, space);
        }
        return false;
    }

    /** Whether a space is farther left than another one. */
    static boolean isLeft(State s, int space, int other) {
        for (int each : s.figures.spaceOrder) {
            if (each == space || each == other) {
                return each == space && space != other;
            }
        }
        return false;
    }
}
