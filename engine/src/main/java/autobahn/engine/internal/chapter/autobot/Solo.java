package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.State;
import java.util.List;

/** Where the rules for people ask about Autobot: every hook is one method here. */
public final class Solo {
    private Solo() {}

    /** A promotion; true if the seat is Autobot's, which needs no decision. */
    public static boolean promotes(State s, int seat) {
        if (!s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.promote(s, null);
        return true;
    }

    /** A bonus; true if the seat is Autobot's. */
    public static boolean takesBonus(State s, int seat, Bonus bonus) {
        Autobot bot = s.autobot;
        if (bot == null || !s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.grant(s, bot, bonus);
        return true;
    }

    /** A bonus tile; true if the seat is Autobot's, which puts it into its next slot (SOLO-8). */
    public static boolean takesTile(State s, int seat, int kind) {
        Autobot bot = s.autobot;
        if (bot == null || !s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.takeTile(s, bot, kind);
        return true;
    }

    /** Automatic promotions in place of a route card (SOLO-13). */
    public static void rewardRoute(State s) {
        Autobot bot = s.autobot;
        if (bot != null) {
            Edition.Solo solo = s.figures.edition.solo();
            int level = bot.options.promotions();
            List<Integer> perEra =
                    level == 0 ? solo.promotions() : solo.harderPromotions().get(level - 1);
            Promotions.grant(s, Autobot.SEAT, perEra.get(s.era));
        }
    }

    /** The human drives past a station of Autobot (SOLO-7). */
    public static void stationVisited(State s) {
        if (s.autobot != null && s.autobot.options.developOnPassing()) {
            Development.advance(s, Autobot.SEAT, 1);
        }
    }

    /** The human has brought the first pharmaceuticals to a country. */
    public static void pharmaceuticalsDelivered(State s, int country) {
        if (s.autobot != null) {
            AutobotLoading.redirect(s, s.autobot, country);
        }
    }

    public static void reunify(State s) {
        if (s.autobot != null) {
            Decks.addYellow(s, s.autobot);
        }
    }
}
