package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Country;
import autobahn.engine.edition.Edition.DeliveryBoard;
import autobahn.engine.edition.Edition.TileCount;
import autobahn.engine.edition.Edition.Trade;
import autobahn.engine.edition.Edition.Wish;
import autobahn.engine.edition.Goods;
import autobahn.json.ConstantNames;
import autobahn.json.Faults;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Eight countries, delivery boards that fit them, and the right number of bonus tiles. */
final class TradeCheck {
    private static final int COUNTRIES = 8;
    private static final int LEAST_BOARDS = 4;
    private static final int MOST_BOARDS = 20;
    private static final int TILES = 36;
    private static final int STRETCH_TILES = 4;

    private TradeCheck() {}

    static void run(Trade trade, Faults faults) {
        int countries = trade.countries().size();
        faults.check(countries == COUNTRIES, "$.trade.countries", EditionFault.COUNTRIES.of(countries));
        Set<String> names = new HashSet<>();
        for (int i = 0; i < countries; i++) {
            Country country = trade.countries().get(i);
            String path = "$.trade.countries[" + i + "]";
            faults.check(names.add(country.name()), path + ".country", EditionFault.NAME_TWICE.of(country.name()));
            BonusCheck.anywhere(country.pharmaceuticals(), path + ".pharmaceuticals", faults);
        }
        int boards = trade.boards().size();
        faults.check(boards >= LEAST_BOARDS && boards <= MOST_BOARDS, "$.trade.boards", EditionFault.BOARDS.of(boards));
        Set<String> boardNames = new HashSet<>();
        for (int i = 0; i < boards; i++) {
            DeliveryBoard board = trade.boards().get(i);
            String path = "$.trade.boards[" + i + "]";
            faults.check(boardNames.add(board.name()), path + ".board", EditionFault.NAME_TWICE.of(board.name()));
            checkWishes(board.wishes(), path + ".wishes", faults);
        }
        checkTiles(trade, faults);
    }

    private static void checkWishes(List<Wish> wishes, String path, Faults faults) {
        faults.check(wishes.size() == COUNTRIES, path, EditionFault.WISHES.of(wishes.size()));
        for (int i = 0; i < wishes.size(); i++) {
            Goods goods = wishes.get(i).goods();
            faults.check(
                    goods != Goods.PHARMACEUTICALS && goods != Goods.WINE,
                    path + "[" + i + "].goods",
                    EditionFault.NOBODY_PREFERS.of(ConstantNames.of(goods)));
            BonusCheck.anywhere(wishes.get(i).bonus(), path + "[" + i + "].bonus", faults);
        }
    }

    private static void checkTiles(Trade trade, Faults faults) {
        Set<Bonus> kinds = new HashSet<>();
        for (int i = 0; i < trade.tiles().size(); i++) {
            Bonus tile = trade.tiles().get(i).bonus();
            String path = "$.trade.tiles[" + i + "].tile";
            BonusCheck.onTile(tile, path, faults);
            // Positions and records name tiles by what they bring.
            faults.check(kinds.add(tile), path, EditionFault.TILE_TWICE.of(BonusText.of(tile)));
        }
        int tiles = count(trade, false);
        faults.check(tiles == TILES, "$.trade.tiles", EditionFault.TILES.of(TILES, tiles));
        int stretch = count(trade, true);
        faults.check(stretch == STRETCH_TILES, "$.trade.tiles", EditionFault.STRETCH_TILES.of(STRETCH_TILES, stretch));
        int counts = trade.tilesPerCountry().size();
        faults.check(counts == 3, "$.trade.tilesPerCountry", EditionFault.PLAYER_COUNTS.of(counts));
    }

    private static int count(Trade trade, boolean stretch) {
        return trade.tiles().stream()
                .filter(tile -> tile.stretch() == stretch)
                .mapToInt(TileCount::count)
                .sum();
    }

    static void runWithBoard(Edition edition, Faults faults) {
        Trade trade = edition.trade();
        Set<String> countries = trade.countries().stream().map(Country::name).collect(Collectors.toSet());
        List<City> cities = edition.board().cities();
        for (int i = 0; i < cities.size(); i++) {
            String country = cities.get(i).country();
            faults.check(
                    country == null || countries.contains(country),
                    "$.board.cities[" + i + "].country",
                    EditionFault.NO_COUNTRY.of(String.valueOf(country)));
        }
        for (int i = 0; i < trade.countries().size(); i++) {
            String name = trade.countries().get(i).name();
            faults.check(
                    cities.stream().anyMatch(city -> name.equals(city.country())),
                    "$.trade.countries[" + i + "].country",
                    EditionFault.EMPTY_COUNTRY.of(name));
        }
        for (int i = 0; i < trade.tilesPerCountry().size(); i++) {
            int needed = edition.board().bonusSpaces().size()
                    + trade.countries().size() * trade.tilesPerCountry().get(i);
            faults.check(
                    needed <= count(trade, false),
                    "$.trade.tilesPerCountry[" + i + "].tiles",
                    EditionFault.TILES_NEEDED.of(needed, count(trade, false)));
        }
    }
}
