package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts into words what Autobot has beside its seat. */
final class AutobotWriter {
    private AutobotWriter() {}

    static Position.@Nullable Autobot open(State s, Lexicon words, Sight sight) {
        Autobot bot = s.autobot;
        return bot == null
                ? null
                : new Position.Autobot(
                        Colour.values()[bot.colour],
                        Masks.list(bot.colourCardsUsed, words.card::name),
                        bot.yellowOnTop,
                        values(Masks.list(bot.taskQueue, words.task::name)),
                        values(Masks.list(bot.tasksUsed, words.task::name)),
                        values(Masks.list(bot.advancedTasksSeen, words.task::name)),
                        bot.slotsFilled,
                        wineCards(s, bot, words, sight));
    }

    /** They are turned up with the third era. */
    private static @Nullable List<String> wineCards(State s, Autobot bot, Lexicon words, Sight sight) {
        boolean seen = sight.seesAll() || Redeal.wineTurnedUp(s);
        return s.withWine && seen ? Masks.list(bot.wineCards, words.wine::name) : null;
    }

    static Position.@Nullable Decks decks(State s, Lexicon words) {
        Autobot bot = s.autobot;
        return bot == null
                ? null
                : new Position.Decks(
                        words.card.pile(bot.colourDeck, bot.colourDeckSize),
                        values(words.task.pile(bot.taskDeck, bot.taskDeckSize)),
                        values(words.task.pile(bot.advancedTasks, bot.advancedTasksSize)));
    }

    private static List<Integer> values(List<String> tasks) {
        return tasks.stream().map(Integer::valueOf).toList();
    }
}
