package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import java.util.List;

/** Reads a whole edition: first its shape, then, as far as that is sound, whether the figures fit together. */
final class EditionReader {
    static final int FORMAT = 1;
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_NAME = 80;

    private EditionReader() {}

    static EditionFile read(JsonNode tree) throws EditionException {
        return read(tree, ContentHash.of(tree));
    }

    /** @param hash by which games name it */
    static EditionFile read(JsonNode tree, String hash) throws EditionException {
        Faults faults = new Faults();
        EditionFile file = JsonObject.read(tree, "$", faults, object -> file(object, tree, hash));
        EditionValidator.check(file.edition(), faults);
        if (!faults.isEmpty()) {
            throw new EditionException(faults.list());
        }
        return file;
    }

    private static EditionFile file(JsonObject object, JsonNode tree, String hash) {
        object.whole("format", FORMAT, FORMAT);
        String id = object.text("edition");
        if (!id.isEmpty() && !Spelling.isEdition(id, LONGEST_ID)) {
            object.faults().add(object.path("edition"), EditionFault.ID.of());
        }
        object.object("provenance", legend -> {
            legend.optionalText("C"); // editions of before have no figure that was checked
            return List.of(legend.text("S"), legend.text("X"), legend.text("H"), legend.text("D"));
        });
        Edition edition = new Edition(
                id,
                hash,
                object.object("board", BoardReader::read),
                object.object("dashboard", DashboardReader::read),
                object.object("playerBoard", PlayerBoardReader::read),
                object.object("trade", TradeReader::read),
                object.object("cards", CardsReader::read),
                object.object("administration", AdministrationReader::read),
                object.object("solo", SoloReader::read),
                object.object("modules", ModuleComponentsReader::read),
                RulingsReader.read(object));
        return new EditionFile(edition, object.text("name", LONGEST_NAME), object.text("note"), FigureEntries.of(tree));
    }
}
