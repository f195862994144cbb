package autobahn.cli.play;

import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.GameRecord;
import autobahn.format.Result;
import java.util.ArrayList;
import java.util.List;

/** A game as the list of its moves; undo is a shorter list. */
public final class OpenGame {
    private final Box box;
    private final Options options;
    private final long seed;
    private final List<Integer> moves = new ArrayList<>();
    private final List<List<Event>> history = new ArrayList<>();
    /** How many moves there were before each choice of a person. */
    private final List<Integer> choices = new ArrayList<>();

    private Game game;

    public OpenGame(Box box, Options options, long seed) {
        this.box = box;
        this.options = options;
        this.seed = seed;
        game = box.newGame(options, seed);
    }

    public Game game() {
        return game;
    }

    List<List<Event>> history() {
        return history;
    }

    List<Integer> moves() {
        return moves;
    }

    /** A person chooses: undo comes back to here. */
    List<Event> choose(int move) {
        choices.add(moves.size());
        return play(move);
    }

    public List<Event> play(int move) {
        List<Event> events = new ArrayList<>();
        game.listen(events::add);
        game.play(move);
        game.listen(null);
        moves.add(move);
        history.add(events);
        return events;
    }

    /** Goes back to before the last choice of a person; false if there is none. */
    boolean undo() {
        if (choices.isEmpty()) {
            return false;
        }
        int keep = choices.removeLast();
        moves.subList(keep, moves.size()).clear();
        history.subList(keep, history.size()).clear();
        game = box.newGame(options, seed);
        moves.forEach(game::play);
        return true;
    }

    public GameRecord record() {
        List<String> notation = moves.stream().map(box.notation()::format).toList();
        return GameRecord.of(box, options, seed, notation, game.isOver() ? Result.of(game) : null);
    }
}
