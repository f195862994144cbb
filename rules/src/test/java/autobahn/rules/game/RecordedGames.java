package autobahn.rules.game;

import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Score;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes the games that {@link RecordedGamesTest} replays: random ones, until every way in which an era has ended in any
 * of them is there, and a dead end of players who give their cards away. Run it like {@link PerftFiles}, with the folder
 * {@code src/main/resources/games}.
 */
final class RecordedGames {
    private static final int SEARCHED = 6_000;
    private static final int WAYS = 3;

    private RecordedGames() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Set<String> seen = new HashSet<>();
        for (int atLeast = WAYS; atLeast > 0; atLeast--) {
            for (long seed = 1; seed <= SEARCHED; seed++) {
                int players = 2 + (int) (seed % 3);
                Set<String> found = new HashSet<>(ways(players, seed));
                found.removeAll(seen);
                if (found.size() >= atLeast) {
                    seen.addAll(found);
                    String about = "Random players; new here: "
                            + found.stream().sorted().collect(Collectors.joining("; "));
                    record(about, players, seed).write(folder.resolve(players + "-players-" + seed + ".txt"));
                }
            }
        }
        writeDeadEnd(folder);
        seen.stream().sorted().forEach(System.out::println);
    }

    /** Players who replace cards whenever they can, and build when nothing else is left to do, end in one sooner or later. */
    private static void writeDeadEnd(Path folder) throws IOException {
        for (long seed = 1; seed <= SEARCHED; seed++) {
            int players = 2;
            Game game = Play.newGame(players, seed);
            EraEnds ends = new EraEnds(game);
            game.listen(ends);
            Dice dice = new Dice(seed);
            List<String> moves = new ArrayList<>();
            while (!game.isOver() && moves.size() < Play.MOST_DECISIONS) {
                int move = carelessMove(game, dice);
                moves.add(game.notation(move));
                game.play(move);
            }
            if (game.isOver() && ends.ways().stream().anyMatch(way -> way.contains("a dead end"))) {
                new GameText(
                                "Players who give their cards away: a dead end",
                                players,
                                seed,
                                moves,
                                results(players, seed, moves))
                        .write(folder.resolve("dead-end-" + seed + ".txt"));
                return;
            }
        }
        throw new AssertionError("no dead end found");
    }

    private static int carelessMove(Game game, Dice dice) {
        List<Integer> replacing = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int move : game.moves()) {
            switch (MoveType.of(move)) {
                case REPLACE -> replacing.add(move);
                case BUILD, BUILD_TWO -> {}
                default -> others.add(move);
            }
        }
        if (!replacing.isEmpty()) {
            return replacing.get(dice.below(replacing.size()));
        }
        return others.isEmpty() ? Play.randomMove(game, dice) : others.get(dice.below(others.size()));
    }

    private static List<String> ways(int players, long seed) {
        Game game = Play.newGame(players, seed);
        EraEnds ends = new EraEnds(game);
        game.listen(ends);
        Play.finish(game, new Dice(seed), (g, move) -> ends.before(move));
        return ends.ways();
    }

    private static GameText record(String about, int players, long seed) {
        List<String> moves = new ArrayList<>();
        Play.random(players, seed, (game, move) -> moves.add(game.notation(move)));
        return new GameText(about, players, seed, moves, results(players, seed, moves));
    }

    /** What a record says about its game: how the eras ended, and all that the scores come from. */
    static List<String> results(int players, long seed, List<String> moves) {
        Game game = Play.newGame(players, seed);
        EraEnds ends = new EraEnds(game);
        game.listen(ends);
        for (String text : moves) {
            int move = game.check(text);
            ends.before(move);
            game.play(move);
        }
        if (!game.isOver()) {
            throw new AssertionError("the game is not over");
        }
        List<String> results = new ArrayList<>(ends.ends());
        game.scores().forEach(score -> results.add(line(score)));
        return results;
    }

    private static String line(Score score) {
        StringBuilder line = new StringBuilder("seat " + score.seat() + " scores " + score.total() + " place "
                + score.place() + ": lobby " + score.lobbyEmployees() + " = " + score.lobbyPoints());
        for (Score.DepartmentScore department : score.departments()) {
            line.append(", ")
                    .append(department.department().name().toLowerCase(java.util.Locale.ROOT))
                    .append(' ')
                    .append(department.floors())
                    .append(" x ")
                    .append(department.unit())
                    .append(" = ")
                    .append(department.points());
        }
        return line.append("; ties ")
                .append(score.inAdministration())
                .append(' ')
                .append(score.onFloors())
                .toString();
    }
}
