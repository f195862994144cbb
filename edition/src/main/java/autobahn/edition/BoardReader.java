package autobahn.edition;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition.Board;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Depot;
import autobahn.engine.edition.Edition.Link;
import autobahn.engine.edition.Edition.Section;
import autobahn.engine.edition.Goods;
import autobahn.json.ConstantNames;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the road network and what is printed on it. */
final class BoardReader {
    private static final int MOST_VALUE = 99;

    /** The autobahns that each city says it lies on, null for those that don't say; the data model derives them. */
    private final List<@Nullable Set<Colour>> stated = new ArrayList<>();

    static Board read(JsonObject board) {
        return new BoardReader().readBoard(board);
    }

    private Board readBoard(JsonObject board) {
        readAutobahns(board);
        Board result = new Board(
                board.entries("cities", this::city),
                board.entries("links", BoardReader::link),
                sections(board, "startSections"),
                sections(board, "roadblocks"),
                sections(board, "bonusSpaces"),
                sections(board, "developSpaces"),
                board.entries("depots", BoardReader::depot));
        checkAutobahns(board, result);
        return result;
    }

    private static void readAutobahns(JsonObject board) {
        Set<Colour> colours = EnumSet.noneOf(Colour.class);
        board.entries("autobahns", entry -> {
            entry.text("name");
            Colour colour = entry.choice("colour", Colour.class);
            entry.faults().check(colours.add(colour), entry.path("colour"), EditionFault.COLOUR_TWICE.of());
            return colour;
        });
        Set<Colour> missing = EnumSet.complementOf(EnumSet.copyOf(colours));
        for (Colour colour : missing) {
            board.faults().add(board.path("autobahns"), EditionFault.AUTOBAHN_MISSING.of(ConstantNames.of(colour)));
        }
    }

    private City city(JsonObject entry) {
        String country = entry.optionalText("country");
        stated.add(country == null ? null : Colours.read(entry, "autobahns"));
        return new City(
                entry.text("city"),
                country,
                country == null ? 0 : entry.whole("value", 1, MOST_VALUE),
                country == null && entry.flag("east"),
                entry.decimal("latitude", -90, 90),
                entry.decimal("longitude", -180, 180));
    }

    private static Link link(JsonObject entry) {
        Section cities = entry.cities("link");
        int sections = entry.whole("sections", 1, 99);
        return new Link(entry.choice("colour", Colour.class), cities.near(), cities.far(), sections);
    }

    private static List<Section> sections(JsonObject board, String name) {
        return board.entries(name, entry -> entry.cities("section"));
    }

    private static Depot depot(JsonObject entry) {
        return new Depot(entry.text("city"), entry.choice("colour", Colour.class), entry.choice("goods", Goods.class));
    }

    private void checkAutobahns(JsonObject board, Board read) {
        for (int i = 0; i < stated.size() && board.isSound(); i++) {
            Set<Colour> colours = stated.get(i);
            Set<Colour> real = Colours.at(read, read.cities().get(i).name());
            if (colours != null && !colours.equals(real)) {
                String message = EditionFault.CITY_COLOURS.of(Colours.names(real), Colours.names(colours));
                board.faults().mismatch(board.path("cities") + "[" + i + "].autobahns", message);
            }
        }
    }
}
