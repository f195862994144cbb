package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/** Follows a game and estimates each seat's chance to win after every turn, by playouts to the end. */
public final class Analysis {
    /**
     * A moment of the game.
     *
     * @param move how many moves had been played
     * @param seat whose turn had just ended, -1 at the start
     * @param chances seat by seat; together 1
     */
    public record Moment(int move, int seat, int era, List<Double> chances) {}

    private final Playout playout;
    private final int playouts;
    private final long seed;

    public Analysis(Box box, Options options, int playouts, long seed) {
        playout = new Playout(box, Habits.standard(options));
        this.playouts = playouts;
        this.seed = seed;
    }

    /** The chances in a position, on fresh deals of what a watcher cannot see. */
    public List<Double> chances(Game game) {
        double[] sum = new double[game.seats()];
        Game copy = game.copy();
        int count = game.isOver() ? 1 : playouts;
        for (int i = 0; i < count; i++) {
            copy.copyFrom(game);
            copy.shuffleHidden(Game.NOBODY, Dice.mix(seed, i));
            playout.run(copy, new Dice(Dice.mix(seed, i)), 0);
            for (int seat = 0; seat < sum.length; seat++) {
                sum[seat] += Chances.won(copy, seat) / count;
            }
        }
        List<Double> chances = new ArrayList<>();
        for (double chance : sum) {
            chances.add(chance);
        }
        return chances;
    }

    /** The moments of a game, from the start, turn by turn. */
    public List<Moment> follow(Game start, List<Integer> moves) {
        List<Moment> moments = new ArrayList<>();
        Game game = start.copy();
        moments.add(new Moment(0, -1, game.era(), chances(game)));
        int inTurn = game.seatInTurn();
        for (int i = 0; i < moves.size(); i++) {
            game.play(moves.get(i));
            if (game.isOver() || MoveType.of(moves.get(i)) == MoveType.END) {
                moments.add(new Moment(i + 1, inTurn, game.era(), chances(game)));
            }
            inTurn = game.seatInTurn();
        }
        return moments;
    }
}
