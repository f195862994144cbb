package autobahn.browser;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.format.Views;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** How a table begins: anew, from a record or a position, from what a seat sees, or from a moment of another one. */
final class OpeningCalls {
    private final LocalBoxes boxes;
    private final LocalTables tables;

    OpeningCalls(LocalBoxes boxes, LocalTables tables) {
        this.boxes = boxes;
        this.tables = tables;
    }

    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("start", this::start);
        operations.put("open", this::open);
        operations.put("openView", this::openView);
        operations.put("fork", this::fork);
        operations.put("follow", this::follow);
        operations.put("verify", this::verify);
        operations.put("close", call -> {
            tables.remove(call.whole("table"));
            return new CallAnswers.Nothing();
        });
    }

    private CallAnswers.Opened start(CallArguments call) {
        Box box = boxes.of(call.optionalText("edition"));
        Options options;
        try {
            options = Records.options(call.node("options"));
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-options", "The options cannot be used.", e);
        }
        Playthrough begun = Playthrough.begin(box, options, call.seed("seed", 0));
        return tables.add(table(call, begun));
    }

    /** A table with the entries that were kept of it. */
    private static LocalTable table(CallArguments call, Playthrough begun) {
        LocalTable table = new LocalTable(call.text("game"), begun);
        if (call.has("entries")) {
            int number = 0;
            for (CallArguments entry : call.objects("entries")) {
                number++;
                try {
                    add(table, entry);
                } catch (Refused e) {
                    throw new Refused(422, "bad-record", "Entry " + number + " cannot be used. " + e.getMessage())
                            .with("faults", List.of("$.entries[" + (number - 1) + "]: " + e.getMessage()));
                }
            }
        }
        return table;
    }

    private static void add(LocalTable table, CallArguments entry) {
        if (entry.has("to")) {
            int last = table.played().size() - 1;
            int seat = last < table.played().first() ? 0 : table.played().mover(last);
            table.undo(seat, Math.max(0, entry.whole("to")), entry.text("at"));
        } else {
            table.play(table.game().seatToMove(), entry.text("move"), entry.text("at"));
        }
    }

    private CallAnswers.Opened open(CallArguments call) {
        String file = call.text("record");
        Playthrough read = read(call, file);
        if (call.has("entries")) {
            return tables.add(table(call, read.at(read.first())));
        }
        LocalTable table = new LocalTable(call.text("game"), read.at(read.first()));
        String at = call.has("at") ? call.text("at") : "1970-01-01T00:00:00Z";
        for (String move : read.notation()) {
            table.play(table.game().seatToMove(), move, at);
        }
        return tables.add(table);
    }

    private Playthrough read(CallArguments call, String file) {
        try {
            return GameFile.read(box(call, file), file);
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
        }
    }

    private Box box(CallArguments call, String file) {
        return call.has("edition") ? boxes.of(call.text("edition")) : boxes.withHash(GameFile.editionHash(file));
    }

    private CallAnswers.Faults verify(CallArguments call) {
        String file = call.text("record");
        try {
            GameFile.read(box(call, file), file);
            return new CallAnswers.Faults(List.of());
        } catch (FormatException e) {
            return new CallAnswers.Faults(
                    e.faults().stream().map(Object::toString).toList());
        }
    }

    private CallAnswers.Opened openView(CallArguments call) {
        CallArguments now = call.object("now");
        Box box = boxes.known(call.text("hash"));
        try {
            Game game = Views.resume(box, now.node("view"));
            return tables.add(new LocalTable(call.text("game"), Playthrough.from(game, now.whole("moves"))));
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-view", "The view cannot be used.", e);
        }
    }

    private CallAnswers.Opened fork(CallArguments call) {
        Playthrough moment = tables.get(call).moment(call.whole("at"));
        return tables.add(new LocalTable(call.text("game"), moment));
    }

    /** Brings a table to a list of moves, keeping what is common. */
    private CallAnswers.Opened follow(CallArguments call) {
        LocalTable table = tables.get(call);
        List<String> wanted = call.texts("moves");
        List<String> there = new ArrayList<>(table.played().notation());
        int first = table.played().first();
        int common = 0;
        while (common < Math.min(wanted.size(), there.size())
                && wanted.get(common).equals(there.get(common))) {
            common++;
        }
        if (common < there.size()) {
            table.undo(0, first + common, "");
        }
        for (String move : wanted.subList(common, wanted.size())) {
            table.play(table.game().seatToMove(), move, "");
        }
        return tables.opened(call.whole("table"));
    }
}
