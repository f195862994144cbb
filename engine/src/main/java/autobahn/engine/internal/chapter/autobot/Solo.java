package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.SoloRules;
import autobahn.engine.internal.state.State;
import java.util.List;

/** What Autobot answers to the rules for people. */
public final class Solo implements SoloRules {
    @Override
    public boolean promotes(State s, int seat) {
        if (!s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.promote(s, null);
        return true;
    }

    @Override
    public boolean takesBonus(State s, int seat, Bonus bonus) {
        Autobot bot = s.autobot;
        if (bot == null || !s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.grant(s, bot, bonus);
        return true;
    }

    @Override
    public boolean takesTile(State s, int seat, int kind) {
        Autobot bot = s.autobot;
        if (bot == null || !s.isAutobot(seat)) {
            return false;
        }
        AutobotBonuses.takeTile(s, bot, kind);
        return true;
    }

    @Override
    public void rewardRoute(State s) {
        Autobot bot = s.autobot;
        if (bot != null) {
            Edition.Solo solo = s.figures.edition.solo();
            int level = bot.options.promotions();
            List<Integer> perEra =
                    level == 0 ? solo.promotions() : solo.harderPromotions().get(level - 1);
            Promotions.grant(s, Autobot.SEAT, perEra.get(s.era));
        }
    }

    @Override
    public void stationVisited(State s) {
        if (s.autobot != null && s.autobot.options.developOnPassing()) {
            Development.advance(s, Autobot.SEAT, 1);
        }
    }

    @Override
    public void pharmaceuticalsDelivered(State s, int country) {
        if (s.autobot != null) {
            AutobotLoading.redirect(s, s.autobot, country);
        }
    }

    @Override
    public void reunify(State s) {
        if (s.autobot != null) {
            Decks.addYellow(s, s.autobot);
        }
    }
}
