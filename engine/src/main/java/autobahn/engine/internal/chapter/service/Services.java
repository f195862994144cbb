package autobahn.engine.internal.chapter.service;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.technology.Technologies;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Module 3: improvements to service stations on upgraded links (SERV). */
public final class Services {
    private Services() {}

    /** Own stations on upgraded links of some colours that can take an improvement, while improvements are left (SERV-2). */
    public static long improvable(State s, int seat, int colours) {
        long full = s.figures.rulings.oneImprovementPerStation() ? s.improved : 0;
        return s.improvements == 0 ? 0 : s.seats[seat].stations & s.upgraded & ~full & Upgrading.linksOf(s, colours);
    }

    public static void addImprovements(State s, int seat, int colours, MoveList out) {
        for (long links = improvable(s, seat, colours); links != 0; links = Bits.rest(links)) {
            for (int bits = s.improvements; bits != 0; bits = Bits.rest(bits)) {
                out.add(MoveType.IMPROVE.move(Bits.first(bits), Bits.first(links)));
            }
        }
    }

    /** Builds an improvement beside a station and carries out its bonus; then come technologies, by the rulings (SERV-6). */
    public static void improve(State s, int seat, int improvement, int link) {
        place(s, seat, improvement, link);
        if (s.figures.rulings.improvementBringsBonusBelow()) {
            Stations.grantBonusOnBuilding(s, seat, link, s.seats[seat].stationsBuilt - 1);
        }
        Bonus bonus = s.figures.edition.modules().improvements().get(improvement);
        if (bonus.kind() == BonusKind.MOVE) {
            // the texts say 'up to' here, so that no ruling is needed
            s.push(Steps.moveTruck(seat, bonus.amount(), Trucks.ALL, false));
        } else {
            s.bonuses.grant(s, seat, bonus, MoneyReason.BONUS, s.map.linkColour[link]);
        }
        if (s.figures.rulings.improvementDevelops()) {
            Technologies.develop(s, seat, TechnologyKind.DEVELOP_ON_STATION);
        }
    }

    public static void place(State s, int seat, int improvement, int link) {
        s.improvements &= ~Bits.small(improvement);
        s.improved |= Bits.one(link);
        if (s.listener != null) {
            s.emit(new Event.StationImproved(
                    seat,
                    Names.link(s.figures, link),
                    improvement + 1,
                    Names.bonus(s.figures.edition.modules().improvements().get(improvement))));
        }
    }
}
