package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Playthrough;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.util.function.Consumer;

/** Files that hold a game, whichever way: a record, or a position. */
public final class GameFile {
    private GameFile() {}

    /** The hash of the edition that a file says it was made with; empty where it says none, or is no such file. */
    public static String editionHash(String json) {
        return JsonText.parse(json, new Faults()).path("editionHash").asString("");
    }

    /** The game after all moves of the file; it has a seed if the file is a record. */
    public static Playthrough read(Box box, String json) throws FormatException {
        return read(box, json, moment -> {});
    }

    /** @param visitor is shown every moment of the file, as {@link Records#replay} does */
    public static Playthrough read(Box box, String json, Consumer<Playthrough> visitor) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (faults.isEmpty()) {
            Header.checkFormat(tree, faults);
        }
        if (tree.has("position")) {
            Playthrough position = Playthrough.from(Positions.read(box, tree, faults), 0);
            visitor.accept(position);
            return position;
        }
        return Records.replay(box, Records.read(tree, faults), visitor);
    }
}
