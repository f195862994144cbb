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
        return tables.add(new LocalTable(call.text("game"), begun));
    }

    /** The game of a record, or one that goes on from a position, with what was entered since. */
    private CallAnswers.Opened open(CallArguments call) {
        LocalTable table = call.has("base") ? continued(call) : recorded(call);
        KeptEntry.enter(table, KeptEntry.of(call));
        return tables.add(table);
    }

    private LocalTable recorded(CallArguments call) {
        Playthrough read = read(call, call.text("record"));
        LocalTable table = new LocalTable(call.text("game"), read.at(read.first()));
        String at = call.has("at") ? call.text("at") : "1970-01-01T00:00:00Z";
        table.record(read.notation(), at);
        return table;
    }

    private LocalTable continued(CallArguments call) {
        Base base = Base.of(call.object("base"));
        Box box = boxes.known(GameFile.editionHash(call.text("record")));
        return new LocalTable(call.text("game"), base.begin(box), base.version());
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
        Box box = call.has("edition") ? boxes.of(call.text("edition")) : boxes.known(call.text("hash"));
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

    /** Brings a table to what has been entered since its record, keeping what is common. */
    private CallAnswers.Opened follow(CallArguments call) {
        LocalTable table = tables.get(call);
        int first = table.played().first();
        List<String> wanted = KeptEntry.standing(first, table.recorded(), KeptEntry.of(call));
        List<String> there = table.played().notation();
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
