package autobahn.browser;

import autobahn.bots.Analysis;
import autobahn.bots.Budget;
import autobahn.bots.Hint;
import autobahn.bots.Level;
import autobahn.engine.Game;
import autobahn.format.Refused;
import autobahn.format.Written;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What takes long. A worker has one thread and must hear in between that the answer is wanted now; so thinking is begun, then
 * gone on with for some milliseconds at a time until it is done.
 */
final class ThinkingCalls {
    private static final int SLICE = 20;
    private static final int MOST_PLAYOUTS = 1000;

    private final LocalTables tables;
    private final Map<Integer, Thinker> thinkers = new HashMap<>();
    private int last;

    ThinkingCalls(LocalTables tables) {
        this.tables = tables;
    }

    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("botMove", call -> begun(bot(tables.get(call), call)));
        operations.put("hint", call -> begun(hint(tables.get(call), call)));
        operations.put(
                "analysis",
                call -> begun(new AnalysisThinker(finished(tables.get(call)).played())));
        operations.put("chances", call -> chances(tables.get(call), call));
        operations.put("goOn", this::goOn);
        operations.put("stop", this::stop);
    }

    /** Short enough to be answered at once; puzzles compare turns by it. */
    private static CallAnswers.Judged chances(LocalTable table, CallArguments call) {
        int playouts = Math.clamp(call.whole("playouts"), 1, MOST_PLAYOUTS);
        Game game = table.game();
        return new CallAnswers.Judged(new Analysis(game.box(), game.options(), playouts, 1).chances(game));
    }

    private CallAnswers.Thinking begun(Thinker thinker) {
        thinkers.put(++last, thinker);
        return new CallAnswers.Thinking(last, false, null, null);
    }

    private static LocalTable finished(LocalTable table) {
        if (!table.game().isOver()) {
            throw new Refused(409, "not-finished", "The game is not over.");
        }
        return table;
    }

    private static Thinker bot(LocalTable table, CallArguments call) {
        if (table.game().isOver()) {
            throw new Refused(409, "not-running", "The game is over.");
        }
        Level level = level(call.text("level"));
        Budget budget = budget(call, level.iterations(), level.millis());
        return new BotThinker(table.bot(level, call.seed("seed", 1)), table.game(), budget);
    }

    private static Level level(String name) {
        try {
            return Level.of(name);
        } catch (IllegalArgumentException e) {
            throw new Refused(422, "no-such-level", String.valueOf(e.getMessage()));
        }
    }

    private static Thinker hint(LocalTable table, CallArguments call) {
        table.decider(call.whole("seat"));
        return new HintThinker(table.game(), table.version(), budget(call, 0, Hint.MILLIS));
    }

    /** As the call says, else so many milliseconds, else so many iterations. */
    private static Budget budget(CallArguments call, int iterations, long millis) {
        CallArguments wanted = call.object("budget");
        if (wanted.has("iterations")) {
            return Budget.iterations(Math.max(0, wanted.whole("iterations")));
        }
        long time = wanted.has("millis") ? Math.max(0, wanted.whole("millis")) : millis;
        return time > 0 ? Budget.millis(time, System::currentTimeMillis) : Budget.iterations(iterations);
    }

    private CallAnswers.Thinking goOn(CallArguments call) {
        int number = call.whole("thinking");
        Thinker thinker = thinkers.get(number);
        if (thinker == null) {
            throw new Refused(404, "no-such-thinking", "Nothing is being thought about under this number.");
        }
        long end = System.currentTimeMillis() + call.whole("millis", SLICE);
        boolean goesOn = thinker.goOn();
        while (goesOn && System.currentTimeMillis() < end) {
            goesOn = thinker.goOn();
        }
        if (goesOn) {
            return new CallAnswers.Thinking(number, false, thinker.progress(), null);
        }
        thinkers.remove(number);
        return new CallAnswers.Thinking(number, true, thinker.progress(), answer(thinker));
    }

    private static @Nullable Written answer(Thinker thinker) {
        return Written.of(thinker.answer());
    }

    /** What is known so far is the answer, as soon as thinking goes on. */
    private CallAnswers.Nothing stop(CallArguments call) {
        Thinker thinker = thinkers.get(call.whole("thinking"));
        if (thinker != null) {
            thinker.stop();
        }
        return new CallAnswers.Nothing();
    }
}
