package autobahn.rules.game;

import autobahn.engine.Decision;
import autobahn.engine.TestGames;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.StepKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Writes the files that {@link PerftTest} checks: searches random games for the positions below and counts. To write
 * them anew after a change of the rules, compile the tests and, in the folder {@code rules}:
 *
 * <pre>
 * mvn -q dependency:build-classpath -Dmdep.outputFile=target/classpath   # once; in the whole project: -pl rules -am
 * java -cp target/classes:target/test-classes:$(cat target/classpath) autobahn.rules.game.PerftFiles src/main/resources/perft
 * </pre>
 */
final class PerftFiles {
    private final Path folder;

    private PerftFiles(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        new PerftFiles(Path.of(args[0])).writeAll();
    }

    private void writeAll() throws IOException {
        for (int players = 2; players <= 4; players++) {
            first("start-" + players, "The first turn of " + players + " players", players, g -> atAction(g));
        }
        first("era-1", "The middle of the first era", 4, g -> atAction(g) && sections(g) == 5);
        first("era-2", "The middle of the second era", 3, g -> atAction(g) && sections(g) == 16 && tiles(g));
        first("era-3", "The middle of the third era", 2, g -> atAction(g) && sections(g) == 29 && tiles(g));
        first("last-round", "The last turn of the game", 3, g -> atAction(g) && TestGames.state(g).turnsLeft == 1);
        first("two-sections", "A card that builds two sections at once", 4, g -> offers(g, MoveType.BUILD_TWO));
        first("change-colour", "A tile that changes the colour of a card", 4, g -> offers(g, MoveType.TILE_COLOUR));
        first("main-pending", "An extra action first, which must keep the main one possible", 4, PerftFiles::pending);
        most("tangle", "The deepest chain of bonuses of 400 games", 4, PerftFiles::chain);
        most("trucks", "A truck under way with the most ways to go", 4, PerftFiles::waysToDrive);
    }

    private static boolean atAction(Game game) {
        return game.decision() == Decision.ACTION && TestGames.state(game).turn.card < 0;
    }

    private static int sections(Game game) {
        return TestGames.state(game).sectionsBuilt;
    }

    private static boolean tiles(Game game) {
        return TestGames.state(game).seats[game.seatToMove()].tiles != 0;
    }

    private static boolean offers(Game game, MoveType type) {
        for (int move : game.moves()) {
            if (MoveType.of(move) == type) {
                return true;
            }
        }
        return false;
    }

    private static boolean pending(Game game) {
        State s = TestGames.state(game);
        return s.turn.mainPending() && s.turn.extrasDone != 0 && game.moveCount() > 3;
    }

    /** What is still to be done within a turn; the end of an era puts more on the agenda, but nothing tangled. */
    private static int chain(Game game) {
        State s = TestGames.state(game);
        return StepKind.of(s.agendaAt(0)) == StepKind.END_TURN ? s.agendaSize() : 0;
    }

    private static int waysToDrive(Game game) {
        return game.decision() == Decision.DRIVE ? game.moveCount() : 0;
    }

    private void first(String name, String about, int players, Predicate<Game> wanted) throws IOException {
        for (long seed = 1; ; seed++) {
            List<String> moves = new ArrayList<>();
            Game game = Play.newGame(players, seed);
            Dice dice = new Dice(seed);
            while (!game.isOver() && !wanted.test(game)) {
                step(game, dice, moves);
            }
            if (!game.isOver()) {
                write(name, about, players, seed, moves);
                return;
            }
        }
    }

    private void most(String name, String about, int players, ToIntFunction<Game> measure) throws IOException {
        int best = 0;
        long bestSeed = 0;
        List<String> bestMoves = List.of();
        for (long seed = 1; seed <= 400; seed++) {
            List<String> moves = new ArrayList<>();
            Game game = Play.newGame(players, seed);
            Dice dice = new Dice(seed);
            while (!game.isOver()) {
                if (measure.applyAsInt(game) > best && game.moveCount() > 2) {
                    best = measure.applyAsInt(game);
                    bestSeed = seed;
                    bestMoves = List.copyOf(moves);
                }
                step(game, dice, moves);
            }
        }
        write(name, about, players, bestSeed, bestMoves);
    }

    private static void step(Game game, Dice dice, List<String> moves) {
        int move = Play.randomMove(game, dice);
        moves.add(game.notation(move));
        game.play(move);
    }

    private void write(String name, String about, int players, long seed, List<String> moves) throws IOException {
        List<String> results = new Perft().results(Play.replay(players, seed, moves));
        new GameText(about, players, seed, moves, results).write(folder.resolve(name + ".txt"));
    }
}
