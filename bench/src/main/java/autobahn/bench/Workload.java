package autobahn.bench;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** What is measured: random games of one kind of table, one thread. All of it is the same on every run. */
final class Workload {

    private static final int POSITIONS = 256;

    private final Box box = new Box(Editions.standard());
    private final FastDice dice = new FastDice(1);
    private final Options options;
    private final Game scratch;
    /** Positions from the middle of as many games, at the first decision of the second era. */
    final List<Game> midGames = new ArrayList<>();
    /** The moves of one game of common length, in notation. */
    final List<String> record = new ArrayList<>();

    private long nextSeed;
    long decisions;
    long forced;

    /** The base game of four. */
    static Workload base() {
        return new Workload(Options.players(4));
    }

    /** Four players with all three modules and all stretch content. */
    static Workload allModules() {
        return new Workload(new Options(4, null, EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS))));
    }

    Workload(Options options) {
        this.options = options;
        scratch = newGame(0);
        for (int i = 0; i < POSITIONS; i++) {
            Game game = newGame(i);
            while (game.era() == 1) {
                playOne(game);
            }
            midGames.add(game);
        }
        Game game = newGame(0);
        while (!game.isOver()) {
            int move = game.move(dice.below(game.moveCount()));
            record.add(game.notation(move));
            game.play(move);
        }
    }

    private Game newGame(long seed) {
        return box.newGame(options, seed);
    }

    private void playOne(Game game) {
        game.play(game.move(dice.below(game.moveCount())));
    }

    /** One full game from the set-up on. */
    long playGame() {
        return playToEnd(newGame(nextSeed++));
    }

    /** Copies a position and plays it to the end. */
    long rollout(int position) {
        scratch.copyFrom(midGames.get(position & POSITIONS - 1));
        return playToEnd(scratch);
    }

    private long playToEnd(Game game) {
        while (!game.isOver()) {
            int count = game.moveCount();
            forced += count == 1 ? 1 : 0;
            decisions++;
            game.play(game.move(count == 1 ? 0 : dice.below(count)));
        }
        return game.points(0);
    }

    /** Copies one position over another game. */
    Game copy(int position) {
        scratch.copyFrom(midGames.get(position & POSITIONS - 1));
        return scratch;
    }

    /** Replays a full game from notation. */
    long replay() {
        Game game = newGame(0);
        for (String move : record) {
            game.play(move);
        }
        return game.points(0);
    }
}
