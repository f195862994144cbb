package autobahn.server.bot;

import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.engine.Game;
import autobahn.server.table.BotView;
import autobahn.server.table.Play;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Plays a bot's turn, decision by decision, the same way as people's moves go. */
public final class BotTurn {
    private static final long RENEW_AFTER_MILLIS = 3_000;
    /** Where a plan has come to nothing, a bot may think again for a part of its time. */
    private static final int SECOND_THOUGHT = 4;

    private final Play play;
    private final BotView view;
    private final BotPlayers players;
    private final Searches searches;

    public BotTurn(Play play, BotView view, BotPlayers players, Searches searches) {
        this.play = play;
        this.view = view;
        this.players = players;
        this.searches = searches;
    }

    /** @param renew keeps the lease; false if it is lost */
    void play(String game, BooleanSupplier renew) {
        BotView.Due due = view.first(game);
        if (due == null) {
            return;
        }
        int seat = due.seat();
        Level level = Level.of(due.level());
        boolean thinks = level.millis() > 0;
        if (thinks && !searches.enter(renew)) {
            return;
        }
        try {
            decide(game, due, seat, level, renew);
        } finally {
            if (thinks) {
                searches.leave();
            }
        }
    }

    private void decide(String game, BotView.Due first, int seat, Level level, BooleanSupplier renew) {
        long end = now() + level.millis();
        long renewed = now();
        BotView.Due due = first;
        while (due != null && due.seat() == seat && due.level().equals(level.id())) {
            Game position = due.game();
            Budget budget = Budget.millis(Math.max(level.millis() / SECOND_THOUGHT, end - now()), BotTurn::now);
            int move = players.of(game, seat, level, position).choose(position, budget);
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

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
