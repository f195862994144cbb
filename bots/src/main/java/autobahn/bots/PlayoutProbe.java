package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;

/** Runs playouts from the start, for benchmarks: how fast they are and what they come to. */
public final class PlayoutProbe {
    private PlayoutProbe() {}

    /** Average points and turns of so many playouts. */
    public static double[] run(Box box, int players, String which, int playouts) {
        Habits habits = "random".equals(which) ? Habits.indifferent() : Habits.standard(Options.players(players));
        Playout playout = new Playout(box, habits);
        Game start = box.newGame(Options.players(players), 1);
        Game game = start.copy();
        double points = 0;
        double turns = 0;
        for (int i = 0; i < playouts; i++) {
            game.copyFrom(start);
            game.shuffleHidden(0, i);
            Dice dice = new Dice(i);
            while (!game.isOver()) {
                playout.run(game, dice, 1);
                turns++;
            }
            for (int seat = 0; seat < players; seat++) {
                points += (double) game.points(seat) / players;
            }
        }
        return new double[] {points / playouts, turns / playouts};
    }
}
