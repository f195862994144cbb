package autobahn.bots.train;

import autobahn.bots.Budget;
import autobahn.bots.Dice;
import autobahn.bots.Features;
import autobahn.bots.Habits;
import autobahn.bots.SearchBot;
import autobahn.bots.learn.Network;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/** One game of search against itself, now and then against an earlier self, and what it teaches. */
final class ExpertGame {
    private static final SearchBot.Recipe RECIPE = new SearchBot.Recipe(12, 4, 20, 0);
    private static final int MOST_MOVES = 20_000;
    /** One decision in so many is kept: neighbouring ones teach the same. */
    private static final int EVERY = 3;

    private static final int SIBLINGS = 8;
    private static final int ENOUGH_PLAYOUTS = 6;
    private static final int CHOICES = 6;
    /** Chances by which a turn may be worse than the best one and be played all the same. */
    private static final double CONTENTMENT = 0.01;

    private static final int OPENING = 4;

    private final Game game;
    private final Dice dice;
    private final List<SearchBot> bots = new ArrayList<>();
    private final List<Boolean> linear = new ArrayList<>();
    private final Features features;
    private final int iterations;
    private final Game shown;
    private final Game after;
    private final Ledger ledger;
    private List<Integer> plan = List.of();
    private int planned;
    private int turns;

    ExpertGame(Box box, Options options, long seed, Schooling.Pool pool, int iterations) {
        game = box.newGame(options, seed);
        dice = new Dice(seed);
        this.iterations = iterations;
        features = new Features(box, options);
        shown = game.copy();
        after = game.copy();
        ledger = new Ledger(game.seats());
        for (int seat = 0; seat < options.players(); seat++) {
            Network network = pool.draw(dice);
            linear.add(network == null);
            bots.add(new SearchBot(
                    box,
                    RECIPE,
                    Schooling.judge(box, options, network),
                    Habits.standard(options),
                    Dice.mix(seed, 1000 + seat)));
        }
    }

    Lesson play(int number) {
        for (int moves = 0; !game.isOver() && moves < MOST_MOVES; moves++) {
            int seat = game.seatToMove();
            int move = choose(seat);
            turns += MoveType.of(move) == MoveType.END ? 1 : 0;
            game.play(move);
            if (!game.isOver() && game.seatToMove() != seat) {
                plan = List.of();
            }
        }
        return new Lesson(number, game.options().players(), turns, ledger.close(game));
    }

    private int choose(int seat) {
        if (game.moveCount() == 1) {
            planned++;
            return game.move(0);
        }
        if (planned < plan.size() && game.isLegal(plan.get(planned))) {
            return plan.get(planned++);
        }
        shown.copyAsSeen(game, seat, dice.nextLong());
        boolean action = game.decision() == Decision.ACTION && !game.facts().mainDone();
        List<SearchBot.Opinion> turnsSeen =
                bots.get(seat).compare(shown, Budget.iterations(action ? iterations : iterations / 2));
        int chosen = action ? pick(turnsSeen) : 0;
        if (action && turnsSeen.size() > 1) {
            keep(seat, turnsSeen, chosen);
        }
        plan = turnsSeen.get(chosen).moves();
        planned = 1;
        if (game.seatInTurn() != seat) {
            plan = plan.subList(0, 1);
        }
        return plan.getFirst();
    }

    private int pick(List<SearchBot.Opinion> all) {
        double content = turns < OPENING * game.options().players() ? 3 * CONTENTMENT : CONTENTMENT;
        double[] weight = new double[Math.min(CHOICES, all.size())];
        double sum = 0;
        for (int i = 0; i < weight.length; i++) {
            weight[i] = Math.exp((all.get(i).chance() - all.getFirst().chance()) / content);
            sum += weight[i];
        }
        double drawn = dice.fraction() * sum;
        for (int i = 0; i < weight.length; i++) {
            drawn -= weight[i];
            if (drawn < 0) {
                return i;
            }
        }
        return 0;
    }

    private void keep(int seat, List<SearchBot.Opinion> all, int chosen) {
        List<Example> examples = new ArrayList<>();
        if (dice.below(EVERY) == 0) {
            for (int i = 0; i < all.size() && examples.size() < SIBLINGS; i++) {
                if (i == chosen || all.get(i).playouts() >= ENOUGH_PLAYOUTS) {
                    look(seat, all.get(i), i == chosen, all.get(i).moves().size(), examples);
                }
            }
            // values are asked for within a turn as well, where it is worth what the rest of it makes of it
            int length = all.get(chosen).moves().size();
            if (length > 2) {
                look(seat, all.get(chosen), true, 1 + dice.below(length - 1), examples);
            }
        }
        ledger.note(seat, odds(seat, all.get(chosen).seen()), examples);
    }

    private void look(int seat, SearchBot.Opinion turn, boolean chosen, int moves, List<Example> examples) {
        after.copyFrom(shown);
        for (int i = 0; i < moves && after.seatToMove() == seat; i++) {
            if (after.isLegal(turn.moves().get(i))) {
                after.play(turn.moves().get(i));
            }
        }
        if (!after.isOver()) {
            examples.add(
                    Example.of(game.era(), chosen, odds(seat, turn.seen()), turn.playouts(), features.of(after, seat)));
        }
    }

    /** The linear value function takes equals to have even chances; among several rivals they have less. */
    private double odds(int seat, double chance) {
        double rivals = game.seats() - 1;
        return linear.get(seat) ? chance / (chance + (1 - chance) * rivals) : chance;
    }
}
