package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Floors;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** What bonuses mean for Autobot (SOLO-8 to SOLO-10); nothing is left to choose, so they are carried out at once. */
public final class AutobotBonuses {
    private AutobotBonuses() {}

    public static void grant(State s, Autobot bot, Bonus bonus) {
        switch (bonus.kind()) {
            case DEVELOP -> Development.advance(s, Autobot.SEAT, bonus.amount());
            case PROMOTE -> {
                for (int i = 0; i < bonus.amount(); i++) {
                    promote(s, bonus.department());
                }
            }
            case FLIP, REMOVE -> Decks.addAdvancedTask(s, bot);
            case UNLOCK -> Decks.addColourCard(s, bot);
            case DISCARD -> Discard.carryOut(s, bot);
            case GAIN, REPLACE -> {
                if (s.figures.rulings.autobotCardBonusDiscards()) {
                    Discard.carryOut(s, bot);
                }
            }
            // on the current colour, and never an upgrade instead (SOLO-8)
            case BUILD -> AutobotActions.build(s, bot, Building.reachable(s, Bits.small(bot.colour)));
            case UPGRADE -> AutobotActions.upgrade(s, bot.colour);
            case STATION -> AutobotActions.station(s, bot, bot.colour);
            case EMPLOYEE -> Employees.place(s, Autobot.SEAT, bot.colour);
            case RECRUIT -> Employees.recruit(s, Autobot.SEAT);
            case DM, LOAD, MOVE, SWAP, COLOUR, SLIDE, FUNDING, PICK_UP -> {
                // means nothing to Autobot
            }
        }
    }

    /** A tile goes face down to the next slot, which gives its own bonus; with all slots full the ruling decides. */
    static void takeTile(State s, Autobot bot, int kind) {
        s.seats[Autobot.SEAT].tilesTaken++;
        if (s.listener != null) {
            s.emit(new Event.TileTaken(Autobot.SEAT, Names.bonus(s.figures.tileBonus[kind])));
        }
        int slots = bot.board.slots().size();
        if (bot.slotsFilled < slots) {
            grant(s, bot, bot.board.slots().get(bot.slotsFilled++));
        } else if (!s.figures.rulings.autobotFullSlotsGiveNothing()) {
            grant(s, bot, bot.board.slots().get(slots - 1));
        }
    }

    /** Floors up to the era's; a shown department first, else the highest floor that can be reached, leftmost (SOLO-9). */
    public static void promote(State s, @Nullable Department shown) {
        int open = Promotions.targets(s, Autobot.SEAT);
        int wanted = shown == null ? 0 : open & Floors.of(shown.ordinal());
        int targets = wanted != 0 ? wanted : open;
        if (targets == 0) {
            Employees.recruit(s, Autobot.SEAT);
            return;
        }
        for (int floor = Promotions.FLOORS - 1; floor >= 0; floor--) {
            for (int department = 0; department < Department.values().length; department++) {
                if (Bits.has(targets, Floors.member(department, floor))) {
                    Promotions.promote(s, Autobot.SEAT, department, floor);
                    return;
                }
            }
        }
    }
}
