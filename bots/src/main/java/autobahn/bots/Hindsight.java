package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Looks for better turns than those that were played, by what whoever played them could know. */
public final class Hindsight {
    /**
     * A turn in place of one that was played.
     *
     * @param move how many moves had been played when that turn ended
     * @param from how many when it began
     * @param moves the better turn, in notation
     * @param gain how much more of a chance to win it would have left, from 0 to 1
     */
    public record Better(int move, int from, int seat, List<String> moves, double gain) {}

    private static final int ITERATIONS = 400;
    private static final int PLAYOUTS = 120;
    /** Less than this is within what chance makes of so many playouts. */
    private static final double WORTH_NAMING = 0.05;

    private final Advice advice;
    private final Analysis analysis;

    public Hindsight(Box box, Options options, long seed) {
        advice = new Advice(box, options, seed);
        analysis = new Analysis(box, options, PLAYOUTS, seed);
    }

    /** The better ones of the turns that ended at some moments; those for which none is found are left out. */
    public List<Better> better(Playthrough played, TurnEnds turns, Collection<Integer> moments) {
        List<Better> found = new ArrayList<>();
        List<TurnEnds.TurnEnd> ends = turns.all();
        for (int i = 1; i < ends.size(); i++) {
            TurnEnds.TurnEnd before = ends.get(i - 1);
            TurnEnds.TurnEnd after = ends.get(i);
            if (moments.contains(after.move()) && before.game().seatToMove() == after.seat()) {
                List<String> moves = advice.options(before.game(), Budget.iterations(ITERATIONS), 1)
                        .getFirst()
                        .moves();
                double gain = chance(before.game(), moves, after.seat())
                        - analysis.chances(after.game()).get(after.seat());
                if (gain >= WORTH_NAMING && !moves.equals(moves(played, before.move(), after.move()))) {
                    found.add(new Better(after.move(), before.move(), after.seat(), moves, gain));
                }
            }
        }
        return found;
    }

    /** A card that was only guessed may not be there: then the rest of the turn is left to the playouts. */
    private double chance(Game from, List<String> moves, int seat) {
        Game game = from.copy();
        for (String text : moves) {
            int move = game.box().notation().parse(text);
            if (!game.isLegal(move)) {
                break;
            }
            game.play(move);
        }
        return analysis.chances(game).get(seat);
    }

    private static List<String> moves(Playthrough played, int from, int to) {
        List<String> moves = new ArrayList<>();
        for (int i = from; i < to; i++) {
            moves.add(played.game().notation(played.move(i)));
        }
        return moves;
    }
}
