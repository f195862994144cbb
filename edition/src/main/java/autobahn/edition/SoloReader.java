package autobahn.edition;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition.Solo;
import autobahn.engine.edition.Edition.SoloBoard;
import autobahn.engine.edition.Edition.Task;
import autobahn.json.JsonValues;
import java.util.List;

/** Reads what Autobot plays with. */
final class SoloReader {
    private static final int ROW = 4;

    private SoloReader() {}

    static Solo read(JsonObject solo) {
        // Four slots above and four below: the rules of the colour slots are built on it.
        solo.entry("colourSlots", entry -> entry.whole("above", ROW, ROW) + entry.whole("below", ROW, ROW), 0);
        return new Solo(
                solo.entries("tasks", SoloReader::task),
                solo.object("easy", SoloReader::board),
                solo.object("hard", SoloReader::board),
                solo.entry("promotions", SoloReader::promotions, List.of()),
                solo.entries("harderPromotions", SoloReader::promotions),
                solo.entry("pharmaceuticalsOrder", SoloReader::countries, List.of()),
                solo.entry("centre", entry -> entry.text("city"), ""));
    }

    /** A task's name is its value and the deck it starts in: B are the advanced ones. */
    private static Task task(JsonObject entry) {
        String name = entry.text("task");
        boolean good = Spelling.isTask(name);
        entry.faults().check(good, entry.path("task"), EditionFault.TASK_NAME.of(name));
        return new Task(
                good ? name.charAt(0) - '0' : 1,
                name.endsWith("B"),
                entry.choice("action", ActionSpace.class),
                entry.optionalBonus("bonus"));
    }

    private static SoloBoard board(JsonObject board) {
        int[] station = {0};
        int[] slot = {0};
        return new SoloBoard(
                board.entries("stations", entry -> {
                    entry.place("space", station[0]++);
                    return entry.bonus("bonus");
                }),
                board.entries("slots", entry -> slot(entry, slot[0]++)));
    }

    private static Bonus slot(JsonObject entry, int index) {
        entry.place("row", index / ROW);
        entry.place("slot", index % ROW);
        return entry.bonus("bonus");
    }

    private static List<Integer> promotions(JsonObject entry) {
        return Numbers.read(entry, "eras", 3, 0, 9);
    }

    private static List<String> countries(JsonObject entry) {
        return entry.list("countries", (value, path) -> JsonValues.text(value, path, entry.faults()));
    }
}
