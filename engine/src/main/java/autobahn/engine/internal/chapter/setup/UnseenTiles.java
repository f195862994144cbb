package autobahn.engine.internal.chapter.setup;

import autobahn.engine.Feature;
import autobahn.engine.Outcome;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;

/** The bonus tiles that no space has shown yet while they are laid out by hand. */
final class UnseenTiles {
    private UnseenTiles() {}

    /** The kind of the tile that is turned up next. */
    static int turnUp(State s) {
        int[] left = new int[s.figures.tileBonus.length];
        for (int kind : s.figures.tileKinds(s.options.has(Feature.EXTRA_TILES))) {
            left[kind]++;
        }
        takeAway(left, s.bonusSpaceTiles);
        takeAway(left, s.deliveryTiles);
        long kinds = 0;
        for (int kind = 0; kind < left.length; kind++) {
            kinds |= left[kind] > 0 ? Bits.one(kind) : 0;
        }
        return s.handDeal().choose(Outcome.TILE, kinds, left);
    }

    private static void takeAway(int[] left, byte[] laid) {
        for (byte tile : laid) {
            if (tile != 0) {
                left[tile - 1]--;
            }
        }
    }
}
