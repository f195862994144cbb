package autobahn.engine.internal.chapter;

import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.service.Services;
import autobahn.engine.internal.chapter.traffic.Traffic;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.ModuleRules;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** What wine, traffic and services answer to the base rules. */
public final class Modules implements ModuleRules {
    @Override
    public void linkUpgraded(State s, int seat, int link, int fromBefore, int toBefore) {
        if (s.withTraffic) {
            Traffic.linkUpgraded(s, seat, link, fromBefore, toBefore);
        }
    }

    @Override
    public long closedSections(State s) {
        return s.traffic;
    }

    @Override
    public int routeBurden(State s, int link) {
        return s.withTraffic && (s.traffic & s.map.linkSections[link]) != 0 ? 1 : 0;
    }

    @Override
    public long improvable(State s, int seat, int colours) {
        return s.withServices ? Services.improvable(s, seat, colours) : 0;
    }

    @Override
    public boolean upgradeWouldImprove(State s, int seat, int colours) {
        return s.withServices
                && s.improvements != 0
                && (s.seats[seat].stations & ~s.upgraded & Upgrading.linksOf(s, colours)) != 0;
    }

    @Override
    public boolean improved(State s, int link) {
        return Bits.has(s.improved, link);
    }

    @Override
    public void addImprovements(State s, int seat, int colours, MoveList out) {
        if (s.withServices) {
            Services.addImprovements(s, seat, colours, out);
        }
    }

    @Override
    public void improve(State s, int seat, int improvement, int link) {
        Services.improve(s, seat, improvement, link);
    }

    @Override
    public void addWine(State s, int seat, int colours, MoveList out) {
        if (s.withWine) {
            Wine.addLoads(s, seat, colours, out);
        }
    }

    @Override
    public void loadWine(State s, int seat, int truck) {
        Wine.load(s, seat, truck);
    }

    @Override
    public boolean wineArrives(State s, int seat, int truck, int section) {
        if (!s.withWine || !Wine.arrives(s, seat, truck, section)) {
            return false;
        }
        Wine.bringHome(s, seat, truck);
        return true;
    }

    @Override
    public long wineGoals(State s, int seat, int truck) {
        return s.withWine ? Wine.goals(s, seat, truck) : 0;
    }

    @Override
    public void reunify(State s) {
        if (s.withWine && s.byHand && s.autobot != null) {
            Wine.turnUp(s, 0);
        }
    }

    @Override
    public int tradeExtra(State s, int seat) {
        return s.withWine && s.seats[seat].wine == Wine.DELIVERED ? 1 : 0;
    }
}
