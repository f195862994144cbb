package autobahn.bots.train;

import autobahn.bots.Chances;
import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps examples of a game until its end, and then says what each should have been taken for: at a seat's later decisions
 * search knew more, and in the end the result is known; each step back trusts them less (TD(λ)). Turns that were not
 * chosen keep their distance from the one that was.
 */
final class Ledger {
    private static final double TRUST = 0.9;
    private static final double SURE = 0.997;

    private record Entry(double chosen, List<Example> examples) {}

    private final List<List<Entry>> seats = new ArrayList<>();

    Ledger(int count) {
        for (int seat = 0; seat < count; seat++) {
            seats.add(new ArrayList<>());
        }
    }

    /** @param chosen what search thinks of the turn that was chosen */
    void note(int seat, double chosen, List<Example> examples) {
        seats.get(seat).add(new Entry(chosen, examples));
    }

    List<List<Example>> close(Game game) {
        List<List<Example>> all = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            float won = (float) Chances.won(game, seat);
            float ahead = game.points(seat) - best(game, seat);
            List<Entry> entries = seats.get(seat);
            double later = won;
            for (int i = entries.size() - 1; i >= 0; i--) {
                Entry entry = entries.get(i);
                for (Example example : entry.examples()) {
                    example.end(Math.clamp(example.seen + later - entry.chosen(), 1 - SURE, SURE), won, ahead);
                }
                if (!entry.examples().isEmpty()) {
                    all.add(entry.examples());
                }
                later = (1 - TRUST) * entry.chosen() + TRUST * later;
            }
        }
        return all;
    }

    private static int best(Game game, int seat) {
        int most = Integer.MIN_VALUE;
        for (int other = 0; other < game.seats(); other++) {
            most = other == seat ? most : Math.max(most, game.points(other));
        }
        return most;
    }
}
