package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.PositionFault;
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

    private void none(boolean holds, String name, PositionFault fault) {
        faults.check(holds, SEAT + "." + name, fault);
    }

    private void seat() {
        faults.check(s.startSeat == Autobot.SEAT, "table.startSeat", PositionFault.AUTOBOT_STARTS);
        none(p.money == 0, "money", PositionFault.AUTOBOT_MONEY);
        none(p.funded == 0, "funding", PositionFault.AUTOBOT_FUNDING);
        none(p.hand == 0, "hand", PositionFault.AUTOBOT_HAND);
        none(p.allPlayed() == 0, "played", PositionFault.AUTOBOT_PLAYED);
        none(!p.yellowAside, "yellowAside", PositionFault.AUTOBOT_ASIDE);
        none(p.tileLevels == 0, "cones", PositionFault.AUTOBOT_ACTION_TILES);
        none(p.tokens == 0, "tokens", PositionFault.AUTOBOT_TOKENS);
        none(p.extraTokens == 0, "extraTokens", PositionFault.AUTOBOT_TOKENS);
        none(p.technologies == 0, "technologies", PositionFault.AUTOBOT_TECHNOLOGIES);
        none(p.claimable == 0, "claimable", PositionFault.AUTOBOT_BONUSES);
        none(p.claimed == 0, "claimed", PositionFault.AUTOBOT_BONUSES);
        none(p.paid == 0, "paid", PositionFault.AUTOBOT_BONUSES);
        none(p.tiles == 0, "tiles", PositionFault.AUTOBOT_TILES);
        none(p.route == RoadMap.NONE, "route", PositionFault.AUTOBOT_ROUTE);
        faults.check(p.usableTrucks == Seat.TRUCKS, SEAT + ".trucks", PositionFault.AUTOBOT_TWO_TRUCKS);
        faults.check(p.wine == Wine.HIDDEN || lastEra(), SEAT + ".wine.state", PositionFault.AUTOBOT_WINE);
    }

    private boolean lastEra() {
        return s.era == s.figures.eraEnd.length - 1;
    }

    private void slots() {
        int slots = Math.min(p.tilesTaken, bot.board.slots().size());
        faults.check(
                bot.slotsFilled == slots,
                "autobot.slotsFilled",
                PositionFault.SLOTS_FILLED,
                slots,
                p.tilesTaken,
                bot.slotsFilled);
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
            report(places[i] & seen, names[i], PositionFault.TASK_ELSEWHERE);
            seen |= places[i];
        }
        report(Bits.firstOnes(tasks.size()) & ~seen, "hidden.autobot.tasks", PositionFault.TASK_NOWHERE);
        report(pile & ~advanced, "hidden.autobot.advancedTasks", PositionFault.TASK_PLAIN);
        report(
                (bot.taskQueue | bot.tasksUsed) & advanced & ~bot.advancedTasksSeen,
                "autobot.advancedTasksSeen",
                PositionFault.TASK_OPEN);
        report(bot.advancedTasksSeen & (pile | ~advanced), "autobot.advancedTasksSeen", PositionFault.TASK_UNDRAWN);
    }

    private int pile(byte[] cards, int size, String place) {
        int seen = 0;
        for (int i = 0; i < size; i++) {
            report(seen & Bits.small(cards[i]), place, PositionFault.TASK_TWICE);
            seen |= Bits.small(cards[i]);
        }
        return seen;
    }

    private void report(int tasks, String place, PositionFault fault) {
        for (String name : Masks.list(
                tasks & Bits.firstOnes(s.figures.edition.solo().tasks().size()), words.task::name)) {
            faults.add(place, fault, name);
        }
    }

    /** Every truck with goods for abroad heads for a country, no other one does. */
    private void destinations() {
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            boolean bound = p.truckPlace[truck] != Seat.OFF && !p.carriesWine(truck);
            faults.check(
                    (bot.destination[truck] != RoadMap.NONE) == bound,
                    SEAT + ".trucks[" + truck + "].destination",
                    bound ? PositionFault.DESTINATION_MISSING : PositionFault.DESTINATION);
        }
    }
}
