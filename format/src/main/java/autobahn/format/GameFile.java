package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.json.Faults;
import autobahn.json.JsonText;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A file that holds a game, whichever way.
 *
 * @param record the record, or null if the file is a position
 * @param game the game after all moves
 */
public record GameFile(@Nullable GameRecord record, Game game) {

    /** The hash of the edition that a file says it was made with; empty where it says none, or is no such file. */
    public static String editionHash(String json) {
        return JsonText.parse(json, new Faults()).path("editionHash").asString("");
    }

    public static GameFile read(Box box, String json) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (faults.isEmpty()) {
            Header.checkFormat(tree, faults);
        }
        if (tree.has("position")) {
            return new GameFile(null, Positions.read(box, tree, faults));
        }
        GameRecord record = Records.read(tree, faults);
        return new GameFile(record, Records.replay(box, record));
    }
}
