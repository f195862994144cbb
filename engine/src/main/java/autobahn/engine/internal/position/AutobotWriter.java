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

    static Position.@Nullable Autobot open(State s, Lexicon words) {
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
                        s.withWine ? Masks.list(bot.wineCards, words.wine::name) : null);
    }

    static Position.@Nullable Decks decks(State s, Lexicon words) {
        Autobot bot = s.autobot;
        return bot == null
                ? null
                : new Position.Decks(
                        PositionWriter.cards(bot.colourDeck, bot.colourDeckSize, words.card),
                        values(PositionWriter.cards(bot.taskDeck, bot.taskDeckSize, words.task)),
                        values(PositionWriter.cards(bot.advancedTasks, bot.advancedTasksSize, words.task)));
    }

    private static List<Integer> values(List<String> tasks) {
        return tasks.stream().map(Integer::valueOf).toList();
    }
}
