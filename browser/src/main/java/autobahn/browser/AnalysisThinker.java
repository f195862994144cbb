package autobahn.browser;

import autobahn.bots.Chart;
import autobahn.engine.Playthrough;
import autobahn.format.Refused;
import java.util.List;

/** The chances through a game that is over, moment by moment. */
final class AnalysisThinker extends Thinker {
    private final Chart.Progress drawing;
    private boolean stopped;

    AnalysisThinker(Playthrough played) {
        drawing = new Chart.Progress(played);
    }

    @Override
    boolean goOn() {
        return !stopped && drawing.goOn();
    }

    @Override
    void stop() {
        stopped = true;
    }

    @Override
    Progress progress() {
        return new Progress(0, drawing.done(), 0, List.of());
    }

    @Override
    Object answer() {
        if (stopped) {
            throw new Refused(409, "stopped", "The analysis was stopped before its end.");
        }
        return drawing.chart();
    }
}
