package autobahn.cli.simulate;

import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * One finished game in figures.
 *
 * @param decisions moves chosen, forced ones included
 * @param forced moves without a choice
 * @param turns turns of all seats
 * @param eraTurns the turn count at which each era ended
 * @param triggers the seat that triggered the end of each era; NONE for a dead end
 * @param points by seat
 * @param winners seats that share the first place, as bits
 */
public record SimulatedGame(
        long seed,
        int decisions,
        int forced,
        int turns,
        List<Integer> eraTurns,
        List<Integer> triggers,
        List<Integer> points,
        int winners) {
    /** @param player chooses for all seats */
    public static SimulatedGame by(Box box, Options options, long seed, ToIntFunction<Game> player) {
        Game game = box.newGame(options, seed);
        List<Integer> eraTurns = new ArrayList<>();
        List<Integer> triggers = new ArrayList<>();
        int decisions = 0;
        int forced = 0;
        int turns = 0;
        int era = 1;
        int trigger = Facts.NONE;
        while (!game.isOver()) {
            int move = player.applyAsInt(game);
            decisions++;
            forced += game.moveCount() == 1 ? 1 : 0;
            if (MoveType.of(move) == MoveType.END) {
                turns++;
                trigger = game.facts().trigger();
            }
            game.play(move);
            if (game.isOver() || game.era() != era) {
                eraTurns.add(turns);
                triggers.add(trigger);
                era++;
            }
        }
        return result(game, seed, decisions, forced, turns, eraTurns, triggers);
    }

    private static SimulatedGame result(
            Game game,
            long seed,
            int decisions,
            int forced,
            int turns,
            List<Integer> eraTurns,
            List<Integer> triggers) {
        List<Integer> points = new ArrayList<>();
        long best = Long.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < game.seats(); seat++) {
            points.add(game.points(seat));
            long rank = game.rank(seat);
            winners = rank > best ? 1 << seat : rank == best ? winners | 1 << seat : winners;
            best = Math.max(best, rank);
        }
        return new SimulatedGame(seed, decisions, forced, turns, eraTurns, triggers, points, winners);
    }
}
