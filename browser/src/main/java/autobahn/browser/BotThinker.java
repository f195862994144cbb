package autobahn.browser;

import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.bots.Pondering;
import autobahn.bots.Thought;
import autobahn.engine.Game;
import org.jspecify.annotations.Nullable;

/** A bot on its move. */
final class BotThinker extends Thinker {
    private final Game game;
    private final Budget budget;
    private final Pondering pondering;
    private @Nullable Thought thought;

    BotThinker(Player player, Game game, Budget budget) {
        this.game = game;
        this.budget = budget;
        player.listen(told -> thought = told);
        pondering = player.begin(game, budget);
    }

    @Override
    boolean goOn() {
        return pondering.goOn();
    }

    @Override
    void stop() {
        budget.stop();
    }

    @Override
    @Nullable
    Progress progress() {
        Thought told = thought;
        return told == null
                ? null
                : new Progress(
                        told.iterations(),
                        Math.min(1, budget.used(told.iterations())),
                        told.chance(),
                        told.notation(game));
    }

    @Override
    Object answer() {
        return new CallAnswers.BotMove(game.seatToMove(), game.notation(pondering.move()), progress());
    }
}
