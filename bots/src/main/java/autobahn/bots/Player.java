package autobahn.bots;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Seats a bot at a table. Nobody else asks bots: it shows them only what their seat may see, and takes care that the game goes on: a bot that
 * throws or answers with an illegal move loses that decision to greedy, and the fault is reported.
 */
public final class Player {
    private final Bot bot;
    /** Made when it is needed: most bots never fail, and a server keeps many. */
    private @Nullable Bot substitute;

    private final long seed;
    private final Consumer<String> faults;
    private final Game shown;
    private String lastFault = "";
    private int asked;

    /** @param faults hears what went wrong, in a sentence */
    public Player(Bot bot, Game game, long seed, Consumer<String> faults) {
        this.bot = bot;
        this.seed = seed;
        this.faults = faults;
        shown = game.copy();
    }

    /** The bot's answer to the decision that is due; always a legal move. The game is left as it is. */
    public int choose(Game game, Budget budget) {
        return begin(game, budget).finish();
    }

    /** The same, a little at a time. Until the move is made, this player is asked nothing else. */
    public Pondering begin(Game game, Budget budget) {
        long deal = Dice.mix(seed, asked++);
        if (game.decision() == Decision.DEAL) {
            return Pondering.over(dealt(game, new Dice(deal)));
        }
        return new Pondering() {
            private @Nullable Pondering inner;
            private boolean failed;

            @Override
            public boolean goOn() {
                try {
                    if (inner == null) {
                        shown.copyAsSeen(game, game.seatToMove(), deal);
                        inner = bot.begin(shown, budget);
                    }
                    return inner.goOn();
                } catch (RuntimeException e) {
                    report(e);
                    failed = true;
                    return false;
                }
            }

            @Override
            public int move() {
                if (!failed && inner != null) {
                    try {
                        int move = inner.move();
                        if (game.isLegal(move)) {
                            return move;
                        }
                        report(" answered with the illegal move " + name(game, move));
                    } catch (RuntimeException e) {
                        report(e);
                    }
                }
                return substitute(game, deal, budget);
            }
        };
    }

    /** Dealt by hand, where nobody is there to say what chance does: the dice do, and no bot. */
    private static int dealt(Game game, Dice dice) {
        int all = 0;
        for (int outcome : game.moves()) {
            all += game.weight(outcome);
        }
        int left = dice.below(all);
        int index = 0;
        for (int weight = game.weight(game.move(0)); left >= weight; weight = game.weight(game.move(++index))) {
            left -= weight;
        }
        return game.move(index);
    }

    private int substitute(Game game, long deal, Budget budget) {
        shown.copyAsSeen(game, game.seatToMove(), deal);
        if (substitute == null) {
            substitute = new GreedyBot(game.box(), game.options());
        }
        return substitute.choose(shown, budget);
    }

    private void report(RuntimeException fault) {
        report(" failed: " + (fault instanceof BotException ? fault.getMessage() : fault));
    }

    /** What has been said is not said again for every decision of a game. */
    private void report(String fault) {
        if (!fault.equals(lastFault)) {
            lastFault = fault;
            faults.accept(bot.getClass().getSimpleName() + fault);
        }
    }

    /** Who hears of the best so far while the bot thinks, if it is one that can tell. */
    public void listen(Consumer<Thought> listener) {
        if (bot instanceof Thought.Teller teller) {
            teller.listen(listener);
        }
    }

    /** The seat is somebody else's now, or the game is over. */
    public void leave() {
        bot.leave();
    }

    private static String name(Game game, int move) {
        try {
            return game.notation(move);
        } catch (RuntimeException e) {
            return Integer.toHexString(move);
        }
    }
}
