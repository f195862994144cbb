package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.List;

/** Autobot has what it may have, and all of its cards (SOLO). Its colour cards are counted with the other cards. */
public final class AutobotCheck {
    private static final String SEAT = Places.player(Autobot.SEAT);

    private final State s;
    private final Autobot bot;
    private final Seat p;
    private final Lexicon words;
    private final PositionFaults faults;

    private AutobotCheck(State s, Autobot bot, Lexicon words, PositionFaults faults) {
        this.s = s;
        this.bot = bot;
        this.p = s.seats[Autobot.SEAT];
        this.words = words;
        this.faults = faults;
    }

    public static void check(State s, Lexicon words, PositionFaults faults) {
        if (s.autobot != null) {
            AutobotCheck check = new AutobotCheck(s, s.autobot, words, faults);
            check.seat();
            check.slots();
            check.tasks();
            check.destinations();
        }
    }

    private void none(boolean holds, String name, String what) {
        faults.check(holds, SEAT + "." + name, "Autobot has no " + what + " (SOLO-1)");
    }

    private void seat() {
        faults.check(s.startSeat == Autobot.SEAT, "table.startSeat", "must be 1: Autobot starts (SOLO-1)");
        none(p.money == 0, "money", "money");
        none(p.funded == 0, "funding", "funding");
        none(p.hand == 0, "hand", "hand");
        none(p.allPlayed() == 0, "played", "played cards");
        none(!p.yellowAside, "yellowAside", "yellow card aside");
        none(p.tileLevels == 0, "cones", "action tiles that change");
        none(p.tokens == 0, "tokens", "unlock tokens");
        none(p.extraTokens == 0, "extraTokens", "unlock tokens");
        none(p.technologies == 0, "technologies", "technologies");
        none(p.claimable == 0, "claimable", "delivery bonuses");
        none(p.claimed == 0, "claimed", "delivery bonuses");
        none(p.paid == 0, "paid", "delivery bonuses");
        none(p.tiles == 0, "tiles", "tiles to use");
        none(p.route == RoadMap.NONE, "route", "route card");
        faults.check(p.usableTrucks == Seat.TRUCKS, SEAT + ".trucks", "must be two: both run from the start (SOLO-1)");
        faults.check(
                p.wine == Wine.HIDDEN || lastEra(),
                SEAT + ".wine.state",
                "Autobot's wine cards are face down before the third era (WINE)");
    }

    private boolean lastEra() {
        return s.era == s.figures.eraEnd.length - 1;
    }

    private void slots() {
        int slots = Math.min(p.tilesTaken, bot.board.slots().size());
        faults.check(
                bot.slotsFilled == slots,
                "autobot.slotsFilled",
                "must be " + slots + " after " + p.tilesTaken + " tiles taken, not " + bot.slotsFilled + " (SOLO-8)");
    }

    private void tasks() {
        List<Edition.Task> tasks = s.figures.edition.solo().tasks();
        int advanced = 0;
        for (int task = 0; task < tasks.size(); task++) {
            advanced |= tasks.get(task).advanced() ? Bits.small(task) : 0;
        }
        int pile = pile(bot.advancedTasks, bot.advancedTasksSize, "hidden.autobot.advancedTasks");
        int deck = pile(bot.taskDeck, bot.taskDeckSize, "hidden.autobot.tasks");
        int seen = 0;
        int[] places = {bot.taskQueue, bot.tasksUsed, deck, pile};
        String[] names = {
            "autobot.taskQueue", "autobot.tasksUsed", "hidden.autobot.tasks", "hidden.autobot.advancedTasks"
        };
        for (int i = 0; i < places.length; i++) {
            report(places[i] & seen, names[i], "is somewhere else already (SOLO-2)");
            seen |= places[i];
        }
        report(Bits.firstOnes(tasks.size()) & ~seen, "hidden.autobot.tasks", "is nowhere (SOLO-2)");
        report(pile & ~advanced, "hidden.autobot.advancedTasks", "is no advanced task (SOLO-1)");
        report(
                (bot.taskQueue | bot.tasksUsed) & advanced & ~bot.advancedTasksSeen,
                "autobot.advancedTasksSeen",
                "is missing: the task lies open");
        report(
                bot.advancedTasksSeen & (pile | ~advanced),
                "autobot.advancedTasksSeen",
                "is no advanced task that could have been drawn");
    }

    private int pile(byte[] cards, int size, String place) {
        int seen = 0;
        for (int i = 0; i < size; i++) {
            report(seen & Bits.small(cards[i]), place, "is there twice (SOLO-2)");
            seen |= Bits.small(cards[i]);
        }
        return seen;
    }

    private void report(int tasks, String place, String message) {
        for (String name : Masks.list(
                tasks & Bits.firstOnes(s.figures.edition.solo().tasks().size()), words.task::name)) {
            faults.add(place, "task " + name + " " + message);
        }
    }

    /** Every truck with goods for abroad heads for a country, no other one does. */
    private void destinations() {
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            boolean bound = p.truckPlace[truck] != Seat.OFF && !p.carriesWine(truck);
            faults.check(
                    (bot.destination[truck] != RoadMap.NONE) == bound,
                    SEAT + ".trucks[" + truck + "].destination",
                    bound
                            ? "is missing: the truck is on its way to a country (SOLO-5)"
                            : "belongs to a truck that is on its way to a country (SOLO-5)");
        }
    }
}
