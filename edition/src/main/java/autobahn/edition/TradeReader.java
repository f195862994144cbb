package autobahn.edition;

import autobahn.engine.edition.Edition.Country;
import autobahn.engine.edition.Edition.DeliveryBoard;
import autobahn.engine.edition.Edition.TileCount;
import autobahn.engine.edition.Edition.Trade;
import autobahn.engine.edition.Edition.Wish;
import autobahn.engine.edition.Goods;
import java.util.List;

/** Reads countries, delivery boards and bonus tiles. */
final class TradeReader {
    private TradeReader() {}

    static Trade read(JsonObject trade) {
        List<Country> countries = trade.entries("countries", TradeReader::country);
        int[] index = {0};
        return new Trade(
                countries,
                trade.list(
                        "boards",
                        (value, path) ->
                                JsonObject.read(value, path, trade.faults(), board -> board(board, countries))),
                trade.entries("tiles", TradeReader::tile),
                trade.entries("tilesPerCountry", entry -> tilesPerCountry(entry, index[0]++)));
    }

    private static Country country(JsonObject entry) {
        return new Country(entry.text("country"), entry.whole("money", 0, 99), entry.bonus("pharmaceuticals"));
    }

    private static DeliveryBoard board(JsonObject board, List<Country> countries) {
        int[] index = {0};
        return new DeliveryBoard(
                board.text("board"), board.entries("wishes", entry -> wish(entry, countries, index[0]++)));
    }

    /** Wishes stand in the order of the countries and name theirs only for people who read the file. */
    private static Wish wish(JsonObject entry, List<Country> countries, int index) {
        String country = entry.text("country");
        String expected = index < countries.size() ? countries.get(index).name() : country;
        if (!country.equals(expected)) {
            String message = EditionFault.COUNTRY_ORDER.of(expected, country);
            entry.faults().mismatch(entry.path("country"), message);
        }
        return new Wish(entry.choice("goods", Goods.class), entry.bonus("bonus"));
    }

    private static TileCount tile(JsonObject entry) {
        return new TileCount(entry.bonus("tile"), entry.whole("count", 1, 40), entry.flag("stretch"));
    }

    private static int tilesPerCountry(JsonObject entry, int index) {
        entry.place("players", index + 1);
        return entry.whole("tiles", 0, 9);
    }
}
