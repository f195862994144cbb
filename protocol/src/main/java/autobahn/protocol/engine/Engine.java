package autobahn.protocol.engine;

import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.Views;
import autobahn.protocol.LineWords;
import autobahn.protocol.Lines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What one line does, and the state between lines. Thinking is done elsewhere: {@link #go} says what there is to do. */
final class Engine {
    private static final int MOST_MILLIS = 86_400_000;

    private final Box box;
    private final String name;
    private final Consumer<String> tell;
    private Level level = Level.CLUB;
    private long seed = 1;
    private @Nullable Game game;
    /** The bots of the game that {@code game} has announced. */
    private @Nullable Mind mind;

    private boolean announced;

    Engine(Box box, String name, Consumer<String> tell) {
        this.box = box;
        this.name = name;
        this.tell = tell;
    }

    /** Carries out a line that needs no thinking. */
    void carryOut(String line) throws Misuse {
        String rest = LineWords.rest(line);
        switch (LineWords.first(line)) {
            case "" -> {}
            case LineWords.HELLO -> hello(rest);
            case LineWords.OPTION -> option(rest);
            case LineWords.GAME -> announce(rest);
            case LineWords.POSITION -> position(rest);
            case "moves" -> tell.accept(LineWords.LEGAL + " " + LineWords.moves(legal(game())));
            case "view" -> view(rest);
            default ->
                throw new Misuse("unknown line '" + Lines.shorten(line) + "': lines begin with hello, option, game, "
                        + "position, moves, view, go, stop or quit");
        }
    }

    private void hello(String version) throws Misuse {
        if (!version.isEmpty() && Start.number(LineWords.HELLO, version, 1, Integer.MAX_VALUE) != LineWords.VERSION) {
            throw new Misuse("this engine speaks version " + LineWords.VERSION + " of the protocol, not " + version);
        }
        tell.accept(LineWords.HELLO + " " + LineWords.VERSION);
        tell.accept(LineWords.NAME + " " + name);
        tell.accept(LineWords.OPTION + " level default club values "
                + Arrays.stream(Level.values()).map(Level::id).collect(Collectors.joining(" ")));
        tell.accept(LineWords.OPTION + " seed default 1");
        tell.accept(LineWords.READY);
    }

    private void option(String text) throws Misuse {
        String value = LineWords.rest(text);
        switch (LineWords.first(text)) {
            case "level" -> {
                try {
                    level = Level.of(value);
                } catch (IllegalArgumentException e) {
                    throw new Misuse(String.valueOf(e.getMessage()));
                }
            }
            case "seed" -> seed = Start.number("option seed", value, Long.MIN_VALUE, Long.MAX_VALUE);
            default -> throw new Misuse("there are the options level and seed, not '" + Lines.shorten(text) + "'");
        }
        mind = null;
    }

    /** {@code game seat 1 players 3 seed 42}: what follows belongs to one game. */
    private void announce(String text) throws Misuse {
        List<String> words = List.of(text.split("\\s+", -1));
        int at = words.indexOf("seed");
        if (at >= 0 && at + 1 < words.size()) {
            seed = Start.number("game seed", words.get(at + 1), Long.MIN_VALUE, Long.MAX_VALUE);
        }
        announced = true;
        mind = null;
    }

    private void position(String text) throws Misuse {
        String rest = LineWords.rest(text);
        switch (LineWords.first(text)) {
            case "start" -> {
                Start start = Start.parse(rest);
                Game begun = box.newGame(start.options(), start.seed());
                play(begun, start.moves());
                game = begun;
            }
            case "record" -> game = read(rest, true);
            case LineWords.POSITION -> game = read(rest, false);
            case "moves" -> {
                Game after = game().copy();
                play(after, Start.moves(rest));
                game = after;
            }
            default ->
                throw new Misuse("position is followed by start, record, position or moves, not '"
                        + Lines.shorten(LineWords.first(text)) + "'");
        }
        if (!announced) {
            mind = null;
        }
    }

    private static void play(Game game, List<String> moves) throws Misuse {
        for (int i = 0; i < moves.size(); i++) {
            if (game.isOver()) {
                throw new Misuse("move " + (i + 1) + " comes after the end of the game");
            }
            try {
                game.play(moves.get(i));
            } catch (IllegalMoveException e) {
                throw new Misuse("move " + (i + 1) + ": " + e.getMessage());
            }
        }
    }

    private Game read(String json, boolean record) throws Misuse {
        try {
            Playthrough file = GameFile.read(box, json);
            if ((file.seed() != null) != record) {
                throw new Misuse(record ? "this is a position, not a record" : "this is a record, not a position");
            }
            return file.game();
        } catch (FormatException e) {
            throw new Misuse(String.valueOf(e.getMessage()).replace("\n", "; "));
        }
    }

    private void view(String seat) throws Misuse {
        Game now = game();
        int who = seat.isEmpty() ? Math.max(0, now.seatToMove()) : (int) Start.number("view", seat, 1, now.seats()) - 1;
        tell.accept(LineWords.SEE + " " + Views.line(box, now.view(who)));
    }

    private static List<String> legal(Game game) {
        List<String> moves = new ArrayList<>();
        for (int move : game.moves()) {
            moves.add(game.notation(move));
        }
        return moves;
    }

    private Game game() throws Misuse {
        if (game == null) {
            throw new Misuse("there is no position yet: say position start");
        }
        return game;
    }

    /** What has to be thought about. */
    record Question(Mind mind, Game game, Budget budget) {
        String answer() {
            return mind.best(game, budget);
        }
    }

    Question go(String text) throws Misuse {
        Game now = game();
        if (now.isOver()) {
            throw new Misuse("the game is over: there is nothing to choose");
        }
        Budget budget = budget(text);
        Mind known = mind;
        if (known == null || !known.suits(now)) {
            known = new Mind(level, seed, now, tell);
            mind = known;
        }
        return new Question(known, now, budget);
    }

    private Budget budget(String text) throws Misuse {
        String amount = LineWords.rest(text);
        return switch (LineWords.first(text)) {
            case "" -> Budget.iterations(level.iterations());
            case "time" -> Budget.millis(Start.number("go time", amount, 1, MOST_MILLIS), Budget.Clock.WALL);
            case "iterations" ->
                Budget.iterations((int) Start.number("go iterations", amount, 1, Integer.MAX_VALUE - 1));
            case "infinite" -> Budget.untilStopped();
            default ->
                throw new Misuse(
                        "go is followed by time, iterations, infinite or nothing, not '" + Lines.shorten(text) + "'");
        };
    }
}
