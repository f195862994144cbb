package autobahn.browser;

import autobahn.bots.Advice;
import autobahn.bots.Budget;
import autobahn.bots.Hint;
import autobahn.engine.Game;
import java.util.List;

/** Advice for the seat that decides; it sees no more than that seat. */
final class HintThinker extends Thinker {
    private final int version;
    private final Budget budget;
    private final Advice.Counsel counsel;

    HintThinker(Game game, int version, Budget budget) {
        this.version = version;
        this.budget = budget;
        Game seen = game.seenBy(game.seatToMove(), version);
        counsel = new Advice(seen.box(), seen.options(), version).begin(seen, budget);
    }

    @Override
    boolean goOn() {
        return counsel.goOn();
    }

    @Override
    void stop() {
        budget.stop();
    }

    @Override
    Progress progress() {
        return new Progress(counsel.done(), Math.min(1, budget.used(counsel.done())), 0, List.of());
    }

    @Override
    Object answer() {
        return Hint.of(version, counsel.options(1).getFirst());
    }
}
