package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.Outcome;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.card.Display;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;

/** Autobot's colour and task cards (SOLO-1, SOLO-3, SOLO-10, SOLO-11). */
public final class Decks {
    private Decks() {}

    /** Sets the decks up; in the base game's seat it has no hand. */
    public static void deal(State s, Autobot bot) {
        for (long bits = s.figures.basicCards & ~Bits.one(s.figures.yellowCard); bits != 0; bits = Bits.rest(bits)) {
            bot.colourDeck[bot.colourDeckSize++] = (byte) Bits.first(bits);
        }
        s.shuffle(bot.colourDeck, bot.colourDeckSize);
        List<Edition.Task> tasks = s.figures.edition.solo().tasks();
        for (int task = 0; task < tasks.size(); task++) {
            if (tasks.get(task).advanced()) {
                bot.advancedTasks[bot.advancedTasksSize++] = (byte) task;
            } else {
                bot.taskDeck[bot.taskDeckSize++] = (byte) task;
            }
        }
        s.shuffle(bot.taskDeck, bot.taskDeckSize);
        s.shuffle(bot.advancedTasks, bot.advancedTasksSize);
    }

    static int drawColour(State s, Autobot bot) {
        int card = bot.yellowOnTop
                ? bot.colourDeck[bot.colourDeckSize - 1]
                : s.draw(bot.colourDeck, bot.colourDeckSize, Outcome.CARD);
        bot.colourDeckSize--;
        bot.colourCardsUsed |= Bits.one(card);
        bot.yellowOnTop = false;
        return card;
    }

    /** Draws a task; an empty deck is first made anew from the used and queued ones, but for the queue's highest. */
    static int drawTask(State s, Autobot bot) {
        if (bot.taskDeckSize == 0) {
            reshuffleTasks(s, bot, highest(bot.taskQueue));
        }
        int task = s.byHand ? UnseenTasks.turnUp(s, bot) : bot.taskDeck[bot.taskDeckSize - 1];
        bot.taskDeckSize--;
        if (s.figures.edition.solo().tasks().get(task).advanced()) {
            bot.advancedTasksSeen |= Bits.small(task);
        }
        return task;
    }

    private static int highest(int tasks) {
        return Integer.highestOneBit(tasks);
    }

    /** Shuffles all tasks but some that stay in the queue. */
    private static void reshuffleTasks(State s, Autobot bot, int staying) {
        for (int bits = (bot.tasksUsed | bot.taskQueue) & ~staying; bits != 0; bits = Bits.rest(bits)) {
            bot.taskDeck[bot.taskDeckSize++] = (byte) Bits.first(bits);
        }
        bot.tasksUsed = 0;
        bot.taskQueue = staying;
        s.shuffle(bot.taskDeck, bot.taskDeckSize);
    }

    private static void shuffleColours(State s, Autobot bot) {
        s.shuffle(bot.colourDeck, bot.colourDeckSize);
        bot.yellowOnTop = false;
    }

    private static void reshuffleColours(State s, Autobot bot) {
        for (long bits = bot.colourCardsUsed; bits != 0; bits = Bits.rest(bits)) {
            bot.colourDeck[bot.colourDeckSize++] = (byte) Bits.first(bits);
        }
        bot.colourCardsUsed = 0;
        shuffleColours(s, bot);
    }

    /** The colour deck is empty at the end of a turn (SOLO-11). */
    static void refreshIfEmpty(State s, Autobot bot) {
        if (bot.colourDeckSize == 0) {
            reshuffleColours(s, bot);
            reshuffleTasks(s, bot, highest(bot.taskQueue));
            announceReshuffle(s, bot);
        }
    }

    /** Nothing is viable: everything is shuffled (SOLO-3). */
    static void reshuffleAll(State s, Autobot bot) {
        reshuffleColours(s, bot);
        reshuffleTasks(s, bot, 0);
        announceReshuffle(s, bot);
    }

    private static void announceReshuffle(State s, Autobot bot) {
        if (s.listener != null) {
            s.emit(new Event.AutobotReshuffled(bot.colourDeckSize, bot.taskDeckSize));
        }
    }

    /** 'Raise a limit': the top advanced task joins the task deck unseen. */
    static void addAdvancedTask(State s, Autobot bot) {
        if (bot.advancedTasksSize > 0) {
            bot.taskDeck[bot.taskDeckSize++] = bot.advancedTasks[--bot.advancedTasksSize];
            s.shuffle(bot.taskDeck, bot.taskDeckSize);
            if (s.listener != null) {
                s.emit(new Event.AutobotTaskAdded(bot.advancedTasksSize));
            }
        }
    }

    /** 'Unlock': the leftmost display card joins the colour deck. */
    static void addColourCard(State s, Autobot bot) {
        if (s.displaySize > 0) {
            int card = s.display[0];
            bot.colourDeck[bot.colourDeckSize++] = (byte) card;
            shuffleColours(s, bot);
            if (s.listener != null) {
                s.emit(new Event.AutobotColourAdded(s.figures.cardId[card]));
            }
            Display.take(s, card);
        }
    }

    /** After the second era the yellow card goes face down on top of the colour deck (SOLO-13). */
    public static void addYellow(State s, Autobot bot) {
        bot.colourDeck[bot.colourDeckSize++] = (byte) s.figures.yellowCard;
        bot.yellowOnTop = true;
    }

    static List<Integer> values(State s, int tasks) {
        List<Integer> values = new ArrayList<>();
        for (int bits = tasks; bits != 0; bits = Bits.rest(bits)) {
            values.add(s.figures.edition.solo().tasks().get(Bits.first(bits)).value());
        }
        return values;
    }
}
