package autobahn.bench;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.HabitBot;
import autobahn.bots.Habits;
import autobahn.bots.SearchBot;
import autobahn.bots.Value;
import autobahn.bots.Weights;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** The search bot with playouts to the end of the game, four players, at the turns of a game that was played by habit. */
final class SearchWork {
    private static final SearchBot.Recipe TO_THE_END = new SearchBot.Recipe(12, 0, 20, 0);
    private static final int ITERATIONS = 400;
    private static final int FIRST = 8;
    /** Where there is no choice nothing is searched. */
    private static final int CHOICES = 8;

    private final Box box = new Box(Editions.standard());
    private final Options options = Options.players(4);
    private final LongSupplier clock;
    private final List<Game> turns = new ArrayList<>();

    /** @param clock in nanoseconds */
    SearchWork(LongSupplier clock) {
        this.clock = clock;
        Game game = box.newGame(options, 1);
        Bot player = new HabitBot(box, options, 1);
        int last = Game.NOBODY;
        while (!game.isOver()) {
            if (game.decision() == Decision.ACTION && game.seatToMove() != last && game.moveCount() >= CHOICES) {
                turns.add(game.copy());
                last = game.seatToMove();
            }
            game.play(player.choose(game, Budget.iterations(0)));
        }
    }

    double firstTurns() {
        return perSecond(turns.subList(0, FIRST));
    }

    /** Every tenth turn, from the first to the last. */
    double allTurns() {
        List<Game> some = new ArrayList<>();
        for (int i = 0; i < turns.size(); i += 10) {
            some.add(turns.get(i));
        }
        return perSecond(some);
    }

    /** Iterations a second; finding the turns that are compared is part of the time. */
    private double perSecond(List<Game> positions) {
        long time = 0;
        for (Game game : positions) {
            Bot bot = new SearchBot(
                    box, TO_THE_END, new Value(box, Weights.standard(options)), Habits.standard(options), 1);
            Game shown = game.seenBy(game.seatToMove(), 1);
            long start = clock.getAsLong();
            bot.choose(shown, Budget.iterations(ITERATIONS));
            time += clock.getAsLong() - start;
        }
        return positions.size() * ITERATIONS * 1e9 / time;
    }
}
