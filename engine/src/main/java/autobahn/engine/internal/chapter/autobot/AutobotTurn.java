package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.Objects;

/** A turn of Autobot (SOLO-2, SOLO-3, SOLO-12). */
public final class AutobotTurn {
    private AutobotTurn() {}

    public static void play(State s, Autobot bot) {
        int card = Decks.drawColour(s, bot);
        int all = s.figures.cardColours[card];
        int colours = s.figures.rulings.autobotTriesColours() ? all : Bits.small(first(all));
        if (s.listener != null) {
            s.emit(new Event.AutobotDrew(s.figures.cardId[card], Cards.colourList(all)));
        }
        if (!anyViable(s, bot, colours)) {
            bot.colour = first(colours);
            skip(s, bot);
            return;
        }
        int task = fromQueue(s, bot, colours);
        boolean queued = task != RoadMap.NONE;
        while (task == RoadMap.NONE) {
            if (s.byHand && !anyViable(s, bot, colours)) {
                skip(s, bot);
                return;
            }
            int drawn = Decks.drawTask(s, bot);
            if (colourFor(s, bot, drawn, colours) != RoadMap.NONE) {
                task = drawn;
            } else {
                bot.taskQueue |= Bits.small(drawn);
                announceQueued(s, drawn);
            }
        }
        bot.taskQueue &= ~Bits.small(task);
        bot.tasksUsed |= Bits.small(task);
        bot.colour = colourFor(s, bot, task, colours);
        announceTask(s, bot, task, queued);
        carryOut(s, bot, task);
        AutobotTrucks.move(s, bot);
        Decks.refreshIfEmpty(s, bot);
    }

    private static void skip(State s, Autobot bot) {
        if (s.listener != null) {
            s.emit(new Event.AutobotSkipped());
        }
        Decks.reshuffleAll(s, bot);
        if (bot.options.developOnSkipping()) {
            Development.advance(s, Autobot.SEAT, 1);
        }
    }

    private static int first(int colours) {
        for (Colour colour : Priorities.COLOURS) {
            if ((colours & colour.bit()) != 0) {
                return colour.ordinal();
            }
        }
        throw new IllegalArgumentException("a card without a colour");
    }

    private static Edition.Task task(State s, int task) {
        return s.figures.edition.solo().tasks().get(task);
    }

    private static boolean anyViable(State s, Autobot bot, int colours) {
        int tasks = bot.taskQueue | bot.tasksUsed;
        for (int i = 0; i < bot.taskDeckSize; i++) {
            tasks |= Bits.small(bot.taskDeck[i]);
        }
        if (s.byHand) {
            tasks |= UnseenTasks.possible(s, bot);
        }
        for (int bits = tasks; bits != 0; bits = Bits.rest(bits)) {
            if (colourFor(s, bot, Bits.first(bits), colours) != RoadMap.NONE) {
                return true;
            }
        }
        return false;
    }

    /** The queue's highest viable task, or NONE. */
    private static int fromQueue(State s, Autobot bot, int colours) {
        for (int bits = bot.taskQueue; bits != 0; bits &= ~Integer.highestOneBit(bits)) {
            int task = 31 - Integer.numberOfLeadingZeros(bits);
            if (colourFor(s, bot, task, colours) != RoadMap.NONE) {
                return task;
            }
        }
        return RoadMap.NONE;
    }

    /** The first of some colours in which a task is viable, or NONE. */
    private static int colourFor(State s, Autobot bot, int task, int colours) {
        for (Colour colour : Priorities.COLOURS) {
            if ((colours & colour.bit()) != 0 && viable(s, bot, task(s, task).action(), colour.ordinal())) {
                return colour.ordinal();
            }
        }
        return RoadMap.NONE;
    }

    private static boolean viable(State s, Autobot bot, ActionSpace action, int colour) {
        return viableNow(s, bot, action, colour)
                || AutobotActions.isYellow(colour) && enablingSections(s, action, colour) != 0;
    }

    private static boolean viableNow(State s, Autobot bot, ActionSpace action, int colour) {
        return switch (action) {
            case BUILD, UPGRADE -> AutobotActions.canBuildOrUpgrade(s, colour);
            case LOAD -> AutobotLoading.canLoad(s, bot, colour);
            case STATION -> AutobotActions.canBuildStation(s, colour);
            case UNLOCK -> false;
        };
    }

    /** Sections that a yellow card's extra build could lay to make an action viable. */
    private static long enablingSections(State s, ActionSpace action, int colour) {
        long sections = 0;
        for (long bits = Building.reachable(s, Bits.small(colour)); bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            State trial = s.trial();
            trial.lay(section);
            boolean viable = viableNow(trial, Objects.requireNonNull(trial.autobot), action, colour);
            sections |= viable ? Bits.one(section) : 0;
        }
        return sections;
    }

    /** The task's bonus, a yellow card's extra section, then the main action. */
    private static void carryOut(State s, Autobot bot, int task) {
        Edition.Task data = task(s, task);
        int colour = bot.colour;
        if (data.bonus() != null) {
            AutobotBonuses.grant(s, bot, data.bonus());
        }
        boolean yellow = AutobotActions.isYellow(colour);
        if (yellow && data.action() != ActionSpace.BUILD) {
            long options = Building.reachable(s, Bits.small(colour));
            long enabling =
                    viableNow(s, bot, data.action(), colour) ? options : enablingSections(s, data.action(), colour);
            AutobotActions.build(s, bot, enabling != 0 ? enabling : options);
        }
        switch (data.action()) {
            case BUILD, UPGRADE -> {
                if (yellow) {
                    AutobotActions.buildTwo(s, bot, colour);
                } else {
                    AutobotActions.buildOrUpgrade(s, bot, colour);
                }
            }
            case LOAD -> AutobotLoading.load(s, bot, colour);
            case STATION -> AutobotActions.station(s, bot, colour);
            case UNLOCK -> throw new IllegalStateException("no task of Autobot unlocks");
        }
    }

    private static void announceQueued(State s, int task) {
        if (s.listener != null) {
            s.emit(new Event.AutobotTaskQueued(
                    task(s, task).value(), Names.word(task(s, task).action())));
        }
    }

    private static void announceTask(State s, Autobot bot, int task, boolean queued) {
        if (s.listener != null) {
            Edition.Task data = task(s, task);
            s.emit(new Event.AutobotTask(
                    data.value(),
                    Names.word(data.action()),
                    data.bonus() == null ? null : Names.bonus(data.bonus()),
                    queued,
                    Colour.values()[bot.colour],
                    Decks.values(s, bot.taskQueue)));
        }
    }
}
