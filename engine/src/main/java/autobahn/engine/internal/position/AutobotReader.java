package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what Autobot has beside its seat. */
final class AutobotReader {
    private static final String OPEN = "autobot";
    private static final String HIDDEN = "hidden.autobot";

    private AutobotReader() {}

    static void read(Position position, State s, Lexicon words, PositionFaults faults) {
        Autobot bot = s.autobot;
        Position.Autobot open = position.autobot();
        Position.Decks decks = position.hidden().autobot();
        present(open, bot != null, OPEN, faults);
        present(decks, bot != null, HIDDEN, faults);
        if (bot != null && open != null) {
            open(open, bot, words, faults);
            ModulesReader.present(open.wineCards(), s.withWine, "autobot.wineCards", "wine", faults);
        }
        if (bot != null && decks != null) {
            bot.colourDeckSize =
                    HiddenReader.pile(decks.colours(), bot.colourDeck, words.card, HIDDEN + ".colours", faults);
            bot.taskDeckSize =
                    HiddenReader.pile(names(decks.tasks()), bot.taskDeck, words.task, HIDDEN + ".tasks", faults);
            bot.advancedTasksSize = HiddenReader.pile(
                    names(decks.advancedTasks()), bot.advancedTasks, words.task, HIDDEN + ".advancedTasks", faults);
        }
    }

    private static void present(@Nullable Object part, boolean wanted, String place, PositionFaults faults) {
        faults.check((part != null) == wanted, place, wanted ? PositionFault.AUTOBOT_MISSING : PositionFault.SOLO_ONLY);
    }

    private static void open(Position.Autobot open, Autobot bot, Lexicon words, PositionFaults faults) {
        bot.colour = open.colour().ordinal();
        bot.colourCardsUsed = Masks.mask(open.colourCardsUsed(), words.card, "autobot.colourCardsUsed", faults);
        bot.yellowOnTop = open.yellowOnTop();
        bot.taskQueue = tasks(open.taskQueue(), "autobot.taskQueue", words, faults);
        bot.tasksUsed = tasks(open.tasksUsed(), "autobot.tasksUsed", words, faults);
        bot.advancedTasksSeen = tasks(open.advancedTasksSeen(), "autobot.advancedTasksSeen", words, faults);
        bot.slotsFilled = faults.range(open.slotsFilled(), 0, bot.board.slots().size(), "autobot.slotsFilled");
        List<String> wineCards = open.wineCards();
        bot.wineCards = wineCards == null ? 0 : (int) Masks.mask(wineCards, words.wine, "autobot.wineCards", faults);
    }

    private static int tasks(List<Integer> values, String place, Lexicon words, PositionFaults faults) {
        return (int) Masks.mask(names(values), words.task, place, faults);
    }

    private static List<String> names(List<Integer> values) {
        return values.stream().map(String::valueOf).toList();
    }
}
