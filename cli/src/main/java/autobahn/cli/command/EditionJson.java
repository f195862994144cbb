package autobahn.cli.command;

import autobahn.edition.EditionFile;
import autobahn.edition.FigureEntry;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An edition's entries as JSON. */
final class EditionJson {
    private static final JsonMapper MAPPER = new JsonMapper();

    private EditionJson() {}

    static String of(EditionFile file) {
        ObjectNode root = MAPPER.createObjectNode()
                .put("edition", file.edition().id())
                .put("hash", file.edition().hash())
                .put("name", file.name())
                .put("note", file.note());
        ObjectNode counts = root.putObject("provenance");
        file.counts().forEach((provenance, count) -> counts.put(provenance.letter(), count));
        ArrayNode entries = root.putArray("entries");
        for (FigureEntry entry : file.entries()) {
            ObjectNode line = entries.addObject()
                    .put("path", entry.path())
                    .put("text", entry.text())
                    .put("from", entry.provenance().letter());
            if (entry.by() != null) {
                line.put("by", entry.by());
            }
        }
        return root.toPrettyString();
    }
}
