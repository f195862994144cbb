package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.json.Faults;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads a whole edition: first its shape, then, as far as that is sound, whether the figures fit together. */
final class EditionReader {
    static final int FORMAT = 1;
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

    private EditionReader() {}

    static EditionFile read(JsonNode tree) throws EditionException {
        Faults faults = new Faults();
        EditionFile file = JsonObject.read(tree, "$", faults, object -> file(object, tree));
        EditionValidator.check(file.edition(), faults);
        if (!faults.isEmpty()) {
            throw new EditionException(faults.list());
        }
        return file;
    }

    private static EditionFile file(JsonObject object, JsonNode tree) {
        object.whole("format", FORMAT, FORMAT);
        String id = object.text("edition");
        if (!id.isEmpty() && !ID.matcher(id).matches()) {
            object.faults().add(object.path("edition"), "must be small letters, digits and hyphens, at most 40");
        }
        object.object(
                "provenance",
                legend -> List.of(legend.text("S"), legend.text("X"), legend.text("H"), legend.text("D")));
        Edition edition = new Edition(
                id,
                ContentHash.of(tree),
                object.object("board", BoardReader::read),
                object.object("dashboard", DashboardReader::read),
                object.object("playerBoard", PlayerBoardReader::read),
                object.object("trade", TradeReader::read),
                object.object("cards", CardsReader::read),
                object.object("administration", AdministrationReader::read),
                object.object("solo", SoloReader::read),
                object.object("modules", ModuleComponentsReader::read),
                RulingsReader.read(object));
        return new EditionFile(edition, object.text("name"), object.text("note"), FigureEntries.of(tree));
    }
}
