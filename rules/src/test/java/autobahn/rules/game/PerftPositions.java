package autobahn.rules.game;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.TestGames;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Searches random games for the positions that {@link PerftTest} counts from. */
final class PerftPositions {
    private final List<Recording> found = new ArrayList<>();

    List<Recording> all() {
        for (int players = 2; players <= 4; players++) {
            first("start-" + players, "The first turn of " + players + " players", players, PerftPositions::atAction);
        }
        first("era-1", "The middle of the first era", 4, g -> atAction(g) && sections(g) == 5);
        first("era-2", "The middle of the second era", 3, g -> atAction(g) && sections(g) == 16 && tiles(g));
        first("era-3", "The middle of the third era", 2, g -> atAction(g) && sections(g) == 29 && tiles(g));
        first("last-round", "The last turn of the game", 3, g -> atAction(g) && TestGames.state(g).turnsLeft == 1);
        first("two-sections", "A card that builds two sections at once", 4, g -> offers(g, MoveType.BUILD_TWO));
        first("change-colour", "A tile that changes the colour of a card", 4, g -> offers(g, MoveType.TILE_COLOUR));
        first(
                "main-pending",
                "An extra action first, which must keep the main one possible",
                4,
                PerftPositions::pending);
        most("tangle", "The deepest chain of bonuses of 400 games", 4, PerftPositions::chain);
        most("trucks", "A truck under way with the most ways to go", 4, PerftPositions::waysToDrive);
        return found;
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
        return s.isTurnRunning() ? s.agendaSize() : 0;
    }

    private static int waysToDrive(Game game) {
        return game.decision() == Decision.DRIVE ? game.moveCount() : 0;
    }

    private void first(String name, String about, int players, Predicate<Game> wanted) {
        for (long seed = 1; ; seed++) {
            List<String> moves = new ArrayList<>();
            Game game = RandomGames.newGame(players, seed);
            Dice dice = new Dice(seed);
            while (!game.isOver() && !wanted.test(game)) {
                step(game, dice, moves);
            }
            if (!game.isOver()) {
                keep(name, about, players, seed, moves);
                return;
            }
        }
    }

    private void most(String name, String about, int players, ToIntFunction<Game> measure) {
        int best = 0;
        long bestSeed = 0;
        List<String> bestMoves = List.of();
        for (long seed = 1; seed <= 400; seed++) {
            List<String> moves = new ArrayList<>();
            Game game = RandomGames.newGame(players, seed);
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
        keep(name, about, players, bestSeed, bestMoves);
    }

    private static void step(Game game, Dice dice, List<String> moves) {
        int move = RandomGames.randomMove(game, dice);
        moves.add(game.notation(move));
        game.play(move);
    }

    private void keep(String name, String about, int players, long seed, List<String> moves) {
        Game game = RandomGames.newGame(players, seed);
        moves.forEach(game::play);
        found.add(Recording.of(name, about, game, seed, moves, new Perft().results(game)));
    }
}
