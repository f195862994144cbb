package autobahn.browser;

import autobahn.format.Refused;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a page keeps of an entry.
 *
 * @param move of an entry that is one
 * @param to how many moves stand after an entry that takes back
 */
record KeptEntry(@Nullable String move, int to, String at) {
    /** Those that a call brings along; none where it names none. */
    static List<KeptEntry> of(CallArguments call) {
        if (!call.has("entries")) {
            return List.of();
        }
        return call.objects("entries").stream()
                .map(entry -> entry.has("to")
                        ? new KeptEntry(null, Math.max(0, entry.whole("to")), entry.text("at"))
                        : new KeptEntry(entry.text("move"), 0, entry.text("at")))
                .toList();
    }

    /** The moves that stand after these and some entries; the first of them has the number {@code first}. */
    static List<String> standing(int first, List<String> before, List<KeptEntry> entries) {
        List<String> moves = new ArrayList<>(before);
        for (KeptEntry entry : entries) {
            if (entry.move != null) {
                moves.add(entry.move);
            } else if (entry.to - first < moves.size()) {
                moves.subList(Math.max(0, entry.to - first), moves.size()).clear();
            }
        }
        return moves;
    }

    /** Enters these at a table, one after the other. */
    static void enter(LocalTable table, List<KeptEntry> entries) {
        int number = 0;
        for (KeptEntry entry : entries) {
            number++;
            try {
                entry.enter(table);
            } catch (Refused e) {
                throw new Refused(422, "bad-record", "Entry " + number + " cannot be used. " + e.getMessage())
                        .with("faults", List.of("$.entries[" + (number - 1) + "]: " + e.getMessage()));
            }
        }
    }

    private void enter(LocalTable table) {
        if (move != null) {
            table.play(table.game().seatToMove(), move, at);
            return;
        }
        int last = table.played().size() - 1;
        table.undo(last < table.played().first() ? 0 : table.played().mover(last), to, at);
    }
}
