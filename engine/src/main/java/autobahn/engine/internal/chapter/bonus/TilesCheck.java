package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.Feature;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.Collections;
import java.util.List;

/** Bonus tiles: not more of a kind than there are, and all that were laid out are still there or were taken (SETUP-2). */
public final class TilesCheck {
    private TilesCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        int kinds = s.figures.tileBonus.length;
        int[] found = new int[kinds];
        int lying = 0;
        for (byte tile : s.deliveryTiles) {
            if (tile != 0) {
                found[tile - 1]++;
                lying++;
            }
        }
        for (int space = 0; space < s.bonusSpaceTiles.length; space++) {
            byte tile = s.bonusSpaceTiles[space];
            int section = s.map.bonusSpaces[space];
            boolean built = Bits.has(s.built, section);
            faults.check(
                    (tile == 0) == built || s.isSettingUp(),
                    "table.constructionTiles." + words.section.name(section),
                    built ? PositionFault.TILE_BUILT : PositionFault.TILE_MISSING);
            if (tile != 0) {
                found[tile - 1]++;
                lying++;
            }
        }
        int taken = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            int held = 0;
            for (int kind = 0; kind < kinds; kind++) {
                held += p.tileCount(kind);
                found[kind] += p.tileCount(kind);
            }
            taken += p.tilesTaken;
            faults.check(
                    held <= p.tilesTaken,
                    Places.player(seat) + ".tilesTaken",
                    PositionFault.TILES_HELD,
                    p.tilesTaken,
                    held);
        }
        checkCounts(s, found, words, faults);
        int perCountry = s.figures.edition.trade().tilesPerCountry().get(s.seatCount - 2);
        int all = s.bonusSpaceTiles.length + perCountry * s.figures.countries;
        faults.check(
                lying + taken == all || s.isSettingUp() && lying < all && taken == 0,
                "table.deliveryTiles",
                PositionFault.TILES_LAID_OUT,
                lying,
                taken,
                all);
    }

    private static void checkCounts(State s, int[] found, Lexicon words, PositionFaults faults) {
        List<Integer> all = s.figures.tileKinds(s.options.has(Feature.EXTRA_TILES));
        for (int kind = 0; kind < found.length; kind++) {
            int there = Collections.frequency(all, kind);
            faults.check(
                    found[kind] <= there,
                    "table.deliveryTiles",
                    PositionFault.TILE_COUNT,
                    found[kind],
                    words.tile.name(kind),
                    there);
        }
    }
}
