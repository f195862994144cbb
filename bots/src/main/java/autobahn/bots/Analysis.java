package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/** Estimates each seat's chance to win after every turn, by playouts to the end. */
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
            copy.copyAsSeen(game, Game.NOBODY, Dice.mix(seed, i));
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

    /** The chances at every one of these moments. */
    public List<Moment> follow(TurnEnds turns) {
        return turns.all().stream().map(this::moment).toList();
    }

    Moment moment(TurnEnds.TurnEnd end) {
        return new Moment(end.move(), end.seat(), end.game().era(), chances(end.game()));
    }
}
