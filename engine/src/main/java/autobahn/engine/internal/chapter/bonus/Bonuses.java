package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Bonus;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.BonusRules;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Carries out bonuses, wherever they were gained. */
public final class Bonuses implements BonusRules {
    @Override
    public void grant(State s, int seat, Bonus bonus, MoneyReason reason, int colour) {
        if (s.solo.takesBonus(s, seat, bonus)) {
            return;
        }
        switch (bonus.kind()) {
            case DEVELOP -> Development.advance(s, seat, bonus.amount());
            case DM -> s.gain(seat, bonus.amount(), reason);
            case PROMOTE -> Promotions.grant(s, seat, bonus.amount());
            case RECRUIT -> Employees.recruit(s, seat);
            case UNLOCK -> s.push(Steps.unlockBonus(seat));
            case REPLACE -> s.push(Steps.replace(seat));
            case GAIN -> s.push(Steps.gain(seat));
            case FLIP -> s.push(Steps.flip(seat));
            case REMOVE -> s.push(Steps.remove(seat));
            case BUILD -> s.push(Steps.build(seat, RoadMap.ALL_COLOURS, true));
            case UPGRADE -> s.push(Steps.upgrade(seat, RoadMap.ALL_COLOURS, true));
            case STATION -> s.push(Steps.station(seat, RoadMap.ALL_COLOURS, true));
            case LOAD -> s.push(Steps.load(seat, RoadMap.ALL_COLOURS, true, 0));
            case MOVE -> s.push(Steps.moveTruck(seat, bonus.amount(), Trucks.ALL, !s.figures.rulings.moveUpTo()));
            case SWAP -> s.push(Steps.swap(seat));
            case SLIDE -> s.push(Steps.slide(seat));
            case EMPLOYEE ->
                s.push(bonus.amount() > 0 ? Steps.hire(seat, colour, bonus.amount()) : Steps.employee(seat, colour));
            case FUNDING -> {
                if (Cards.mayTakeFunding(s, seat)) {
                    Cards.takeFunding(s, seat);
                }
            }
            case PICK_UP -> Cards.pickUp(s, seat);
            case COLOUR, DISCARD ->
                throw new IllegalStateException(bonus.kind() + " is no bonus that can be carried out on its own");
        }
    }

    @Override
    public void takeTile(State s, int seat, int kind) {
        if (s.solo.takesTile(s, seat, kind)) {
            return;
        }
        s.seats[seat].addTile(kind);
        if (s.listener != null) {
            s.emit(new Event.TileTaken(seat, Names.bonus(s.figures.tileBonus[kind])));
        }
    }
}
