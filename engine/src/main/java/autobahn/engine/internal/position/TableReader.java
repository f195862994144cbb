package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.era.DeadEnd;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what lies open on the table. */
final class TableReader {
    private TableReader() {}

    static void read(Position.Table table, State s, Lexicon words, PositionFaults faults) {
        s.era = faults.range(table.era(), 1, s.figures.eraEnd.length, "table.era") - 1;
        s.sectionsBuilt = faults.range(table.sectionsBuilt(), 0, s.figures.sectionSupply, "table.sectionsBuilt");
        Integer target = table.eraTarget();
        s.eraTarget = target == null
                ? s.figures.eraEnd[s.era]
                : faults.range(target, 0, s.figures.sectionSupply, "table.eraTarget");
        s.deadRounds = Math.max(0, optional(table.deadRounds(), DeadEnd.ROUNDS, "table.deadRounds", faults));
        s.trigger = optional(table.trigger(), s.seatCount - 1, "table.trigger", faults);
        s.turnsLeft = optional(table.turnsLeft(), s.seatCount, "table.turnsLeft", faults);
        s.startSeat = faults.range(table.startSeat(), 0, s.seatCount - 1, "table.startSeat");
        s.built = Masks.mask(table.roads().built(), words.section, "table.roads.built", faults);
        s.upgraded = Masks.mask(table.roads().upgraded(), words.link, "table.roads.upgraded", faults);
        s.roadblocks = Masks.mask(table.roads().roadblocks(), words.section, "table.roads.roadblocks", faults);
        table.constructionTiles().forEach((section, tile) -> constructionTile(section, tile, s, words, faults));
        table.deliveryTiles().forEach((country, tiles) -> deliveryTiles(country, tiles, s, words, faults));
        s.pharmaceuticals = (int) Masks.mask(table.pharmaceuticals(), words.country, "table.pharmaceuticals", faults);
        display(table.display(), s, words, faults);
        s.openRoutes = (int) Masks.mask(table.openRoutes(), words.route, "table.openRoutes", faults);
        offices(table.offices(), s, faults);
        ModulesReader.readTable(table, s, words, faults);
    }

    private static int optional(@Nullable Integer value, int most, String place, PositionFaults faults) {
        return value == null ? RoadMap.NONE : faults.range(value, 0, most, place);
    }

    private static void constructionTile(String section, String tile, State s, Lexicon words, PositionFaults faults) {
        String place = "table.constructionTiles." + Masks.shown(section);
        int number = words.section.find(section);
        int space = number == RoadMap.NONE ? RoadMap.NONE : s.map.sectionBonusSpace[number];
        if (space == RoadMap.NONE) {
            faults.add(place, PositionFault.NO_BONUS_SPACE, Masks.shown(section));
            return;
        }
        faults.check(s.bonusSpaceTiles[space] == 0, place, PositionFault.NAMED_TWICE);
        s.bonusSpaceTiles[space] = (byte) (Masks.number(tile, words.tile, place, faults) + 1);
    }

    private static void deliveryTiles(
            String country, List<String> tiles, State s, Lexicon words, PositionFaults faults) {
        String place = "table.deliveryTiles." + Masks.shown(country);
        int number = Masks.number(country, words.country, place, faults);
        int most = s.figures.edition.trade().tilesPerCountry().get(s.seatCount - 2);
        List<Integer> kinds = Masks.numbers(tiles, words.tile, place, faults);
        faults.check(kinds.size() <= most, place, PositionFault.COUNTRY_TILES, kinds.size(), most);
        for (int i = 0; i < Math.min(most, kinds.size()); i++) {
            s.deliveryTiles[3 * number + i] = (byte) (kinds.get(i) + 1);
        }
    }

    private static void display(List<String> cards, State s, Lexicon words, PositionFaults faults) {
        List<Integer> numbers = Masks.numbers(cards, words.card, "table.display", faults);
        faults.check(
                numbers.size() <= s.display.length,
                "table.display",
                PositionFault.MANY_OPEN,
                numbers.size(),
                s.display.length);
        s.displaySize = Math.min(s.display.length, numbers.size());
        for (int i = 0; i < s.displaySize; i++) {
            s.display[i] = numbers.get(i).byteValue();
        }
    }

    private static void offices(Map<Colour, List<Integer>> offices, State s, PositionFaults faults) {
        offices.forEach((colour, seats) -> {
            String place = "table.offices." + Names.word(colour);
            int most = s.officeSeats[colour.ordinal()];
            faults.check(seats.size() <= most, place, PositionFault.OFFICE_SEATS, seats.size(), most);
            for (int i = 0; i < Math.min(most, seats.size()); i++) {
                int seat = faults.range(seats.get(i), 0, s.seatCount - 1, place + "[" + i + "]");
                s.offices[colour.ordinal()] |= (int) Bits.nibbleAt(i, seat + 1);
            }
        });
    }
}
