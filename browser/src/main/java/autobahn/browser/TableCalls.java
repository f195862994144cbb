package autobahn.browser;

import autobahn.bots.Budget;
import autobahn.bots.GreedyBot;
import autobahn.bots.Player;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.Choices;
import autobahn.format.Entry;
import autobahn.format.GameRecord;
import autobahn.format.Planned;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.format.Result;
import autobahn.format.Verdict;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** What is asked of a table that is open. */
final class TableCalls {
    private static final int USUAL_PAGE = 1000;

    private final LocalTables tables;

    TableCalls(LocalTables tables) {
        this.tables = tables;
    }

    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("now", call -> now(tables.get(call), call));
        operations.put("entries", call -> entries(tables.get(call), call));
        operations.put("choices", call -> choices(tables.get(call), call));
        operations.put("why", call -> why(tables.get(call), call));
        operations.put("play", call -> play(tables.get(call), call));
        operations.put("undo", call -> undo(tables.get(call), call));
        operations.put("record", call -> record(tables.get(call)));
        operations.put("position", call -> position(tables.get(call), call));
        operations.put(
                "count",
                call -> new CallAnswers.Counted(Result.counted(tables.get(call).game())));
        operations.put("plan", call -> plan(tables.get(call), call));
    }

    private static Object now(LocalTable table, CallArguments call) {
        int seat = call.has("seat") ? table.seat(call.whole("seat")) : -1;
        return call.has("at") ? table.now(seat, call.whole("at")) : table.now(seat);
    }

    private static Entry.Page entries(LocalTable table, CallArguments call) {
        int since = call.whole("since", 0);
        int limit = call.whole("limit", USUAL_PAGE);
        boolean views = !call.node("views").isMissingNode();
        return new Entry.Page(
                table.version(),
                views ? table.entriesWithViews(since, limit, call.whole("views", -1)) : table.entries(since, limit));
    }

    private static Choices choices(LocalTable table, CallArguments call) {
        table.decider(call.whole("seat"));
        return Choices.of(table.version(), table.game());
    }

    private static Verdict why(LocalTable table, CallArguments call) {
        Game game = table.game();
        int seat = table.seat(call.whole("seat"));
        return Verdict.of(game, seat, parse(game, call.text("move")), game.isOver());
    }

    private static int parse(Game game, String move) {
        try {
            return game.box().notation().parse(move);
        } catch (IllegalMoveException e) {
            throw new Refused(422, "no-move", String.valueOf(e.getMessage()));
        }
    }

    private static CallAnswers.Played play(LocalTable table, CallArguments call) {
        int seat = table.seat(call.whole("seat"));
        table.current(call.whole("version"));
        Entry entry = table.play(seat, call.text("move"), call.text("at"));
        return played(table, seat, entry);
    }

    private static CallAnswers.Played played(LocalTable table, int seat, Entry entry) {
        Game game = table.game();
        return new CallAnswers.Played(
                entry,
                table.now(seat),
                Positions.keptAfter(table.played(), entry.move() == null),
                game.isOver() ? Result.of(game) : null);
    }

    private static CallAnswers.Played undo(LocalTable table, CallArguments call) {
        int seat = table.seat(call.whole("seat"));
        table.current(call.whole("version"));
        Entry entry = table.undo(seat, Math.max(-1, call.whole("to", -1)), call.text("at"));
        return played(table, seat, entry);
    }

    private static CallAnswers.Text record(LocalTable table) {
        if (table.played().seed() == null) {
            throw new Refused(
                    409, "continued", "This game went on from a position, so its moves alone do not tell it.");
        }
        return new CallAnswers.Text(null, Records.write(GameRecord.of(table.played())));
    }

    private static Playthrough moment(LocalTable table, CallArguments call) {
        return call.has("at") ? table.moment(call.whole("at")) : table.played();
    }

    private static CallAnswers.Text position(LocalTable table, CallArguments call) {
        return new CallAnswers.Text(null, Positions.write(moment(table, call).game()));
    }

    /** Moves tried on a private copy. What is hidden is dealt anyhow: nobody peeks by planning. */
    private static Planned plan(LocalTable table, CallArguments call) {
        int seat = table.seat(call.whole("seat"));
        table.current(call.whole("version"));
        Game game = table.game().seenBy(seat, table.version());
        Player others = new Player(new GreedyBot(game.box(), game.options()), game, 1, fault -> {});
        ToIntFunction<Game> guess = now -> others.choose(now, Budget.iterations(1));
        try {
            return Planned.of(game, seat, table.version(), call.texts("moves"), call.flag("skip") ? guess : null);
        } catch (IllegalMoveException e) {
            throw new Refused(422, "no-move", String.valueOf(e.getMessage()));
        }
    }
}
