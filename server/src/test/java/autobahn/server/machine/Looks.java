package autobahn.server.machine;

import java.util.List;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;

/** What somebody sees of a table, in words: as it should be, and as it is. */
final class Looks {
    private Looks() {}

    static String wanted(ModelTable table, Slot.Person eyes) {
        boolean insider = eyes != null && (table.host == eyes || table.isSeated(eyes));
        StringJoiner seats = new StringJoiner("; ");
        for (ModelSeat seat : table.seats) {
            seats.add((seat.bot != null ? "bot " + seat.bot : seat.person != null ? "person" : "open")
                    + (seat.substitute == null ? "" : " played by " + seat.substitute)
                    + (seat.resigned ? " resigned" : "")
                    + (seat.isOf(eyes) ? " mine" : "")
                    + (seat.person != null && seat.isOf(table.host) ? " host" : ""));
        }
        return table.status.name().toLowerCase(java.util.Locale.ROOT) + " at " + table.version + " with "
                + table.moves()
                + " moves, to move " + table.toMove() + ", "
                + (eyes != null && table.host == eyes ? "hosting, " : "") + (insider ? "invited, " : "")
                + (table.rated ? "rated, " : "") + (table.listed ? "listed, " : "") + seats
                + (table.undo == null
                        ? ""
                        : " undo by " + table.undo.seat + " to " + table.undo.to + " agreed " + sorted(table.undo)
                                + " missing " + table.missing(table.undo))
                + (table.ending == null
                        ? ""
                        : " ending by " + table.ending.seat + " " + table.ending.kind + " agreed "
                                + sorted(table.ending) + " missing " + table.missing(table.ending));
    }

    private static List<Integer> sorted(ModelTable.Question question) {
        return List.copyOf(question.agreed);
    }

    static String found(JsonNode table) {
        StringJoiner seats = new StringJoiner("; ");
        for (JsonNode seat : table.get("seats")) {
            String kind = seat.get("kind").asString();
            seats.add((kind.equals("bot") ? "bot " + seat.get("level").asString() : kind)
                    + (seat.has("substitute")
                            ? " played by " + seat.get("substitute").asString()
                            : "")
                    + (seat.has("left") ? " " + seat.get("left").asString() : "")
                    + (seat.get("mine").asBoolean() ? " mine" : "")
                    + (seat.get("host").asBoolean() ? " host" : ""));
        }
        JsonNode undo = table.get("undo");
        JsonNode ending = table.get("ending");
        return table.get("status").asString() + " at " + table.get("version").asInt() + " with "
                + table.get("moves").asInt() + " moves, to move "
                + (table.get("toMove").isNull() ? -1 : table.get("toMove").asInt()) + ", "
                + (table.get("hosting").asBoolean() ? "hosting, " : "") + (table.has("invitation") ? "invited, " : "")
                + (table.get("rated").asBoolean() ? "rated, " : "")
                + (table.get("listed").asBoolean() ? "listed, " : "") + seats
                + (undo == null
                        ? ""
                        : " undo by " + undo.get("seat").asInt() + " to "
                                + undo.get("to").asInt() + " agreed " + numbers(undo.get("agreed")) + " missing "
                                + numbers(undo.get("missing")))
                + (ending == null
                        ? ""
                        : " ending by " + ending.get("seat").asInt() + " "
                                + ending.get("kind").asString() + " agreed " + numbers(ending.get("agreed"))
                                + " missing " + numbers(ending.get("missing")));
    }

    private static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).sorted().toList();
    }
}
