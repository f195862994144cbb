package autobahn.cli.simulate;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;

/**
 * One finished game in figures.
 *
 * @param decisions moves chosen, forced ones included
 * @param forced moves without a choice
 * @param turns turns of all seats
 * @param eraTurns the turn count at which each era ended
 * @param triggers the seat that triggered the end of each era
 * @param points by seat
 * @param winners seats that share the first place, as bits
 */
public record Played(
        long seed, int decisions, int forced, int turns, int[] eraTurns, int[] triggers, int[] points, int winners) {
    private static final int ERAS = 3;

    public static Played random(Box box, Options options, long seed) {
        Game game = box.newGame(options, seed);
        RandomPlayer player = new RandomPlayer(seed);
        int[] eraTurns = new int[ERAS];
        int[] triggers = new int[ERAS];
        int decisions = 0;
        int forced = 0;
        int turns = 0;
        int era = 1;
        int inTurn = 0;
        while (!game.isOver()) {
            int move = player.choose(game);
            decisions++;
            forced += game.moveCount() == 1 ? 1 : 0;
            if (MoveType.of(move) == MoveType.END) {
                turns++;
                inTurn = game.seatInTurn();
            }
            game.play(move);
            if (game.isOver() || game.era() != era) {
                // The era changes after the triggering turn; the last round of the game ends with the trigger's turn.
                eraTurns[era - 1] = turns;
                triggers[era - 1] = inTurn;
                era++;
            }
        }
        return result(game, seed, decisions, forced, turns, eraTurns, triggers);
    }

    private static Played result(
            Game game, long seed, int decisions, int forced, int turns, int[] eraTurns, int[] triggers) {
        int[] points = new int[game.seats()];
        long best = Long.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = game.points(seat);
            long rank = game.rank(seat);
            winners = rank > best ? 1 << seat : rank == best ? winners | 1 << seat : winners;
            best = Math.max(best, rank);
        }
        return new Played(seed, decisions, forced, turns, eraTurns, triggers, points, winners);
    }
}
