package autobahn.rules;

import autobahn.engine.edition.Colour;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.State;
import java.util.Arrays;
import java.util.Objects;

/** Part of setting up a {@link Table}. Autobot's board and cards. */
interface TableAutobot {
    Table table();

    State state();

    Words words();

    /** Wine cards beside Autobot's board. */
    default Table autobotWine(String... countries) {
        bot().wineCards = 0;
        for (String country : countries) {
            bot().wineCards |= 1 << words().wineCard(country);
        }
        return table();
    }

    private Autobot bot() {
        return Objects.requireNonNull(state().autobot);
    }

    /** Autobot's colour deck, the top card first; the others of its cards are out of sight. */
    default Table colours(String... cards) {
        bot().colourCardsUsed = 0;
        bot().colourDeckSize = 0;
        for (int i = cards.length - 1; i >= 0; i--) {
            bot().colourDeck[bot().colourDeckSize++] = (byte) words().card(cards[i]);
        }
        return table();
    }

    /** Colour cards that lie face up beside Autobot's board. */
    default Table coloursUsed(String... cards) {
        for (String card : cards) {
            bot().colourCardsUsed |= 1L << words().card(card);
        }
        return table();
    }

    /** Autobot's task deck by value, the top card first; of the others, A cards are used ones and B cards advanced. */
    default Table tasks(int... values) {
        Autobot bot = bot();
        bot.taskDeckSize = 0;
        bot.advancedTasksSize = 0;
        bot.taskQueue = 0;
        bot.tasksUsed = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            bot.taskDeck[bot.taskDeckSize++] = (byte) (values[i] - 1);
        }
        for (int value = 8; value >= 1; value--) {
            int task = value - 1;
            if (Arrays.stream(values).noneMatch(v -> v - 1 == task)) {
                if (state().figures.edition.solo().tasks().get(task).advanced()) {
                    bot.advancedTasks[bot.advancedTasksSize++] = (byte) task;
                } else {
                    bot.tasksUsed |= 1 << task;
                }
            }
        }
        return table();
    }

    /** Tasks that wait in Autobot's queue; call it after {@link #tasks}. */
    default Table queue(int... values) {
        for (int value : values) {
            bot().taskQueue |= 1 << value - 1;
            bot().tasksUsed &= ~(1 << value - 1);
        }
        return table();
    }

    /** A truck of Autobot on its way to a country. */
    default Table autobotTruck(int truck, String place, String goods, String country) {
        bot().destination[truck - 1] = words().country(country);
        return table().truck(Autobot.SEAT, truck, place, goods);
    }

    /** The colour of Autobot's turn before. */
    default Table lastColour(String colour) {
        bot().colour = Words.constant(Colour.class, colour).ordinal();
        return table();
    }

    default Table slotsFilled(int count) {
        bot().slotsFilled = count;
        return table();
    }
}
