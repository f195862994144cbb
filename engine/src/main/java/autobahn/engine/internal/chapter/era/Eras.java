package autobahn.engine.internal.chapter.era;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.card.Display;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** The ends of turns, eras and the game (ERA-1 to ERA-5, BUDGET-1, REUN-1). */
public final class Eras {
    private Eras() {}

    /** Decides what follows a turn: the next one, or the administration phase. */
    public static void afterTurn(State s) {
        boolean lastEra = s.era == s.figures.eraEnd.length - 1;
        boolean ending = s.turnsLeft != RoadMap.NONE || s.trigger != RoadMap.NONE || DeadEnd.reached(s);
        if (s.turnsLeft != RoadMap.NONE) {
            s.turnsLeft--;
        } else if (ending && lastEra) {
            s.turnsLeft = s.seatCount;
        }
        if (lastEra ? s.turnsLeft == 0 : ending) {
            administer(s);
        } else {
            s.push(Steps.turn(s.seatAfter(s.turn.seat)));
        }
    }

    /** Budget, promotion of the one who triggered, route cards clockwise from there (ERA-3). */
    private static void administer(State s) {
        if (s.listener != null) {
            s.emit(new Event.EraEnded(s.era + 1));
        }
        s.push(Steps.nextEra());
        for (int i = s.seatCount - 1; i >= 0; i--) {
            s.push(Steps.routeReward((s.firstAdministered() + i) % s.seatCount));
        }
        if (s.trigger != RoadMap.NONE) {
            Promotions.grant(s, s.trigger, 1);
        }
        divideBudget(s);
    }

    private static void divideBudget(State s) {
        for (int colour = 0; colour < RoadMap.COLOURS; colour++) {
            int office = s.offices[colour];
            int employees = Employees.count(office);
            if (employees > 0) {
                int values = budget(s, colour);
                int each = values / employees;
                if (s.listener != null) {
                    s.emit(new Event.BudgetDivided(Colour.values()[colour], values, employees, each));
                }
                for (int seat = 0; seat < s.seatCount; seat++) {
                    if (!s.isAutobot(seat)) {
                        s.gain(seat, each * Employees.countOf(office, seat), MoneyReason.BUDGET);
                    }
                }
            }
        }
    }

    /** Values of an autobahn's cities that any built section touches (BUDGET-1). */
    public static int budget(State s, int colour) {
        int values = 0;
        for (int bits = s.map.colourCities[colour] & s.touched; bits != 0; bits = Bits.rest(bits)) {
            values += CityValues.of(s, Bits.first(bits));
        }
        return values;
    }

    /**
     * Begins the next era with the player after the trigger, or ends the game. After a dead end the next era still needs its
     * full number of sections; sections beyond an era's number count for the next one.
     */
    public static void next(State s) {
        if (s.era == s.figures.eraEnd.length - 1) {
            if (s.listener != null) {
                s.emit(new Event.GameEnded());
            }
            return;
        }
        int seat = s.seatAfter(s.firstAdministered());
        s.era++;
        s.eraTarget = (s.trigger == RoadMap.NONE ? s.sectionsBuilt : s.eraTarget) + s.figures.eraSections[s.era];
        // Sections beyond the last era's may be all that this one has: then it ends with its first turn.
        s.trigger = s.sectionsBuilt >= s.eraTarget ? seat : RoadMap.NONE;
        s.deadRounds = 0;
        if (s.trigger != RoadMap.NONE && s.listener != null) {
            s.emit(new Event.EraEndTriggered(seat, s.era + 1));
        }
        s.push(Steps.turn(seat));
        if (s.era == s.figures.eraEnd.length - 1) {
            reunify(s);
        }
    }

    private static void reunify(State s) {
        if (s.listener != null) {
            s.emit(new Event.Reunified());
        }
        s.roadblocks = 0;
        for (Seat player : s.seats) {
            if (player.yellowAside) {
                player.yellowAside = false;
                player.hand |= Bits.one(s.figures.yellowCard);
            }
        }
        s.solo.reunify(s);
        s.modules.reunify(s);
        Display.deal(s, s.advancedDeck(), s.turn.seat);
    }
}
