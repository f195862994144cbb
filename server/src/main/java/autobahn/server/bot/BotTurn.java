package autobahn.server.bot;

import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.engine.Game;
import autobahn.server.table.BotView;
import autobahn.server.table.PlanRun;
import autobahn.server.table.Play;
import autobahn.server.work.Machine;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Plays a bot's turn, or a plan that somebody has sent, decision by decision, the same way as people's moves go. */
public final class BotTurn {
    private static final long RENEW_AFTER_MILLIS = 3_000;
    /** Where a plan has come to nothing, a bot may think again for a part of its time. */
    private static final int SECOND_THOUGHT = 4;

    private final Machine machine;
    private final Play play;
    private final BotView view;
    private final PlanRun plans;
    private final Opponents opponents;
    private final BotPlayers players;
    private final Searches searches;

    public BotTurn(
            Machine machine,
            Play play,
            BotView view,
            PlanRun plans,
            Opponents opponents,
            BotPlayers players,
            Searches searches) {
        this.machine = machine;
        this.play = play;
        this.view = view;
        this.plans = plans;
        this.opponents = opponents;
        this.players = players;
        this.searches = searches;
    }

    /** @param renew keeps the lease; false if it is lost */
    void play(String game, BooleanSupplier renew) {
        BotView.Due due = view.first(game);
        if (due == null) {
            plans.play(game, lasting(renew));
            return;
        }
        int seat = due.seat();
        Opponents.Opponent opponent = opponents.of(due.level());
        boolean thinks = opponent.millis() > 0;
        if (thinks && !searches.enter(renew)) {
            return;
        }
        try {
            decide(game, due, seat, opponent, renew);
        } finally {
            if (thinks) {
                searches.leave();
            }
        }
    }

    /** Renews only now and then. */
    private BooleanSupplier lasting(BooleanSupplier renew) {
        long[] renewed = {now()};
        return () -> {
            if (now() - renewed[0] <= RENEW_AFTER_MILLIS) {
                return true;
            }
            renewed[0] = now();
            return renew.getAsBoolean();
        };
    }

    private void decide(String game, BotView.Due first, int seat, Opponents.Opponent opponent, BooleanSupplier renew) {
        Player player = players.of(game, seat, opponents, opponent, first.game());
        try {
            decide(game, first, seat, opponent, player, renew);
        } finally {
            if (opponent.isProgram()) {
                player.leave(); // its process is free for other tables until the next turn
            }
        }
    }

    private void decide(
            String game,
            BotView.Due first,
            int seat,
            Opponents.Opponent opponent,
            Player player,
            BooleanSupplier renew) {
        long end = now() + opponent.millis();
        long renewed = now();
        BotView.Due due = first;
        while (due != null && due.seat() == seat && due.level().equals(opponent.id())) {
            Game position = due.game();
            Budget budget = Budget.millis(Math.max(opponent.millis() / SECOND_THOUGHT, end - now()), this::now);
            int move = player.choose(position, budget);
            if (now() - renewed > RENEW_AFTER_MILLIS) {
                if (!renew.getAsBoolean()) {
                    return;
                }
                renewed = now();
            }
            play.playBot(game, due.version(), seat, due.level(), move);
            due = view.due(game);
        }
    }

    private long now() {
        return TimeUnit.NANOSECONDS.toMillis(machine.nanos());
    }
}
