package autobahn.engine.internal.state;

import autobahn.engine.Options;
import autobahn.engine.edition.Edition;
import java.util.Objects;

/** What Autobot has beside the pieces of its seat: decks, queue, destinations and the filled slots of its board. */
public final class Autobot {
    /** The human sits at seat 0. */
    public static final int SEAT = 1;

    public final Options.Solo options;
    public final Edition.SoloBoard board;

    /** Face-down colour cards, the top one last, and those that lie face up. */
    public final byte[] colourDeck;

    public int colourDeckSize;
    public long colourCardsUsed;
    /** Face-down tasks by index, the top one last; tasks used and queued as masks; the advanced ones, the top one last. */
    public final byte[] taskDeck;

    /** Whether the yellow card lies on top of the colour deck, as everybody knows since reunification. */
    public boolean yellowOnTop;

    public int taskDeckSize;
    public int tasksUsed;
    public int taskQueue;
    public final byte[] advancedTasks;
    public int advancedTasksSize;
    /** Advanced tasks that were drawn at least once. */
    public int advancedTasksSeen;
    /** The current colour; it stays until the next turn. */
    public int colour;
    /** Countries to which the trucks are on their way, NONE for none. */
    public final int[] destination = {RoadMap.NONE, RoadMap.NONE};

    public int slotsFilled;
    /** Wine cards beside its board, as a mask. */
    public int wineCards;

    public Autobot(Figures figures, Options options) {
        this.options = Objects.requireNonNull(options.solo());
        Edition.Solo solo = figures.edition.solo();
        board = this.options.hard() ? solo.hard() : solo.easy();
        colourDeck = new byte[figures.cards];
        taskDeck = new byte[solo.tasks().size()];
        advancedTasks = new byte[solo.tasks().size()];
    }

    public void copyFrom(Autobot other) {
        System.arraycopy(other.colourDeck, 0, colourDeck, 0, other.colourDeckSize);
        colourDeckSize = other.colourDeckSize;
        colourCardsUsed = other.colourCardsUsed;
        System.arraycopy(other.taskDeck, 0, taskDeck, 0, other.taskDeckSize);
        yellowOnTop = other.yellowOnTop;
        taskDeckSize = other.taskDeckSize;
        tasksUsed = other.tasksUsed;
        taskQueue = other.taskQueue;
        System.arraycopy(other.advancedTasks, 0, advancedTasks, 0, other.advancedTasksSize);
        advancedTasksSize = other.advancedTasksSize;
        advancedTasksSeen = other.advancedTasksSeen;
        colour = other.colour;
        destination[0] = other.destination[0];
        destination[1] = other.destination[1];
        slotsFilled = other.slotsFilled;
        wineCards = other.wineCards;
    }

    /** The index of a truck that is off the board, or NONE. */
    public static int freeTruck(Seat seat) {
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            if (seat.truckPlace[truck] == Seat.OFF) {
                return truck;
            }
        }
        return RoadMap.NONE;
    }
}
