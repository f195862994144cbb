package autobahn.protocol.program;

import autobahn.bots.Bot;
import autobahn.bots.BotException;
import autobahn.bots.Budget;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.format.Positions;
import autobahn.format.Views;
import autobahn.protocol.LineWords;
import autobahn.protocol.Lines;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat that is played by a program. It is told no more than what its seat may see, and started again when it has died. */
public final class ProgramBot implements Bot {
    private final Program program;
    private final Programs programs;
    private final Deals deals;
    private final long seed;
    private @Nullable Conversation conversation;
    private int failures;

    ProgramBot(Program program, Programs programs, long seed) {
        this.program = program;
        this.programs = programs;
        deals = new Deals(seed);
        this.seed = deals.next();
    }

    @Override
    public int choose(Game game, Budget budget) {
        if (game.moveCount() == 1) {
            return game.move(0);
        }
        if (failures >= ProgramLimits.MOST_FAILURES) {
            throw new BotException("program " + program.name() + " has failed " + failures
                    + " times in a row and is not asked any more in this game");
        }
        failures++;
        int move = askTwice(game, budget);
        failures = 0;
        return move;
    }

    /** Who has died in between, perhaps by the Ctrl-C that ends a match, is started again and asked once more. */
    private int askTwice(Game game, Budget budget) {
        boolean lived = conversation != null && conversation.isAlive();
        try {
            return ask(game, budget);
        } catch (BotException e) {
            if (lived && conversation != null && conversation.diedByItself()) {
                return ask(game, budget);
            }
            throw e;
        }
    }

    private int ask(Game game, Budget budget) {
        Conversation with = conversation;
        if (with == null || !with.isAlive()) {
            leave();
            with = programs.begin(program);
            conversation = with;
            with.tell(LineWords.GAME + " seat " + (game.seatToMove() + 1) + " players "
                    + game.options().players() + " seed " + seed);
        }
        long stop = budget.isTimed() ? budget.millisLeft() : program.limits().answerMillis();
        String question = told(game, with) + LineWords.GO + thinking(budget);
        String answer = with.ask(
                question,
                stop,
                stop + ProgramLimits.GRACE_MILLIS,
                line -> LineWords.first(line).equals(LineWords.BEST)
                        || LineWords.first(line).equals(LineWords.ERROR));
        if (LineWords.first(answer).equals(LineWords.ERROR)) {
            throw with.failed("says: " + Lines.shorten(LineWords.rest(answer)));
        }
        return read(game, with, LineWords.rest(answer));
    }

    private static int read(Game game, Conversation with, String answer) {
        int end = answer.indexOf(';');
        try {
            return game.check((end < 0 ? answer : answer.substring(0, end)).strip());
        } catch (IllegalMoveException e) {
            throw with.failed("answered: " + e.getMessage());
        }
    }

    private static String thinking(Budget budget) {
        if (budget.isTimed()) {
            return " time " + Math.max(1, budget.millisLeft());
        }
        return budget.iterations() > 0 ? " iterations " + budget.iterations() : "";
    }

    /** The lines before the question. What is hidden is dealt once more, by a deal that tells nothing. */
    private String told(Game game, Conversation with) {
        int seat = game.seatToMove();
        Game seen = game.seenBy(seat, deals.next());
        StringBuilder lines = new StringBuilder();
        for (Conversation.Want want : with.wants()) {
            lines.append(
                            switch (want) {
                                case POSITION ->
                                    LineWords.POSITION + " " + LineWords.POSITION + " " + Positions.line(seen);
                                case VIEW -> LineWords.SEE + " " + Views.line(seen.box(), seen.view(seat));
                                case LEGAL -> LineWords.LEGAL + " " + LineWords.moves(legal(seen));
                            })
                    .append('\n');
        }
        return lines.toString();
    }

    private static List<String> legal(Game game) {
        List<String> moves = new ArrayList<>();
        for (int move : game.moves()) {
            moves.add(game.notation(move));
        }
        return moves;
    }

    @Override
    public void leave() {
        if (conversation != null) {
            programs.giveBack(program, conversation);
            conversation = null;
        }
    }
}
