package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Outcome;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.HandDeal;
import autobahn.engine.internal.state.State;

/**
 * Advanced tasks that have joined the task deck unseen (SOLO-10): which ones they are nobody knows before they are drawn.
 * Dealt by hand, each of them may be any that was not seen yet.
 */
public final class UnseenTasks {
    private UnseenTasks() {}

    public static boolean joined(State s, Autobot bot, int task) {
        return s.figures.edition.solo().tasks().get(task).advanced() && !Bits.has(bot.advancedTasksSeen, task);
    }

    /** All advanced tasks that may be among those in the deck. */
    static int possible(State s, Autobot bot) {
        int joined = joined(s, bot);
        return joined == 0 ? 0 : joined | mask(bot.advancedTasks, bot.advancedTasksSize);
    }

    /** Draws the task that was turned up; the caller makes the deck smaller. */
    static int turnUp(State s, Autobot bot) {
        int joined = joined(s, bot);
        int unseen = possible(s, bot);
        int known = mask(bot.taskDeck, bot.taskDeckSize) & ~joined;
        int[] likely = new int[s.figures.edition.solo().tasks().size()];
        for (int task = 0; task < likely.length; task++) {
            likely[task] = Bits.has(unseen, task) ? Integer.bitCount(joined) : Math.max(1, Integer.bitCount(unseen));
        }
        int task = s.handDeal().choose(Outcome.TASK, known | unseen, likely);
        if (!Bits.has(known | joined, task)) {
            exchange(bot.taskDeck, bot.taskDeckSize, Bits.first(joined), task);
            exchange(bot.advancedTasks, bot.advancedTasksSize, task, Bits.first(joined));
        }
        HandDeal.remove(bot.taskDeck, bot.taskDeckSize, task);
        return task;
    }

    private static int joined(State s, Autobot bot) {
        int joined = 0;
        for (int i = 0; i < bot.taskDeckSize; i++) {
            joined |= joined(s, bot, bot.taskDeck[i]) ? Bits.small(bot.taskDeck[i]) : 0;
        }
        return joined;
    }

    private static int mask(byte[] tasks, int size) {
        int mask = 0;
        for (int i = 0; i < size; i++) {
            mask |= Bits.small(tasks[i]);
        }
        return mask;
    }

    private static void exchange(byte[] tasks, int size, int out, int in) {
        for (int i = 0; i < size; i++) {
            tasks[i] = tasks[i] == out ? (byte) in : tasks[i];
        }
    }
}
