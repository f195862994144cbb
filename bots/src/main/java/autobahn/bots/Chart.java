package autobahn.bots;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How the chances to win went through a game that is over.
 *
 * @param turningPoints after which moves they changed most, the largest change first
 * @param better turns that would have been better than those at turning points, where one was found
 */
public record Chart(List<Analysis.Moment> moments, List<Integer> turningPoints, List<Hindsight.Better> better) {
    private static final int PLAYOUTS = 24;
    private static final int TURNING_POINTS = 5;

    public static Chart of(Playthrough played) {
        Progress drawing = new Progress(played);
        while (drawing.goOn()) {
            // a moment more
        }
        return drawing.chart();
    }

    /** A chart that is being drawn, moment by moment, and then turning point by turning point. */
    public static final class Progress {
        private final Playthrough played;
        private final Analysis analysis;
        private final Hindsight hindsight;
        private final TurnEnds turns;
        private final List<Analysis.Moment> moments = new ArrayList<>();
        private final List<Hindsight.Better> better = new ArrayList<>();
        private int lookedBack;

        public Progress(Playthrough played) {
            this.played = played;
            Game game = played.game();
            analysis = new Analysis(game.box(), game.options(), PLAYOUTS, 1);
            hindsight = new Hindsight(game.box(), game.options(), 1);
            turns = TurnEnds.of(played);
        }

        /** Works out a little more; false when all is there. */
        public boolean goOn() {
            if (moments.size() < turns.all().size()) {
                moments.add(analysis.moment(turns.all().get(moments.size())));
                return true;
            }
            List<Integer> points = turningPoints().stream().sorted().toList();
            if (lookedBack < points.size()) {
                better.addAll(hindsight.better(played, turns, List.of(points.get(lookedBack++))));
            }
            return lookedBack < points.size();
        }

        /** The part that is done, from 0 to 1. */
        public double done() {
            return (double) (moments.size() + lookedBack) / (turns.all().size() + TURNING_POINTS);
        }

        /** Once all is there. */
        public Chart chart() {
            return new Chart(List.copyOf(moments), turningPoints(), List.copyOf(better));
        }

        private List<Integer> turningPoints() {
            return IntStream.range(1, moments.size())
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> -change(moments, i)))
                    .limit(TURNING_POINTS)
                    .map(i -> moments.get(i).move())
                    .toList();
        }
    }

    /** How far a turn moved the chance of whoever made it. */
    private static double change(List<Analysis.Moment> moments, int i) {
        int seat = Math.max(0, moments.get(i).seat());
        return Math.abs(moments.get(i).chances().get(seat)
                - moments.get(i - 1).chances().get(seat));
    }
}
