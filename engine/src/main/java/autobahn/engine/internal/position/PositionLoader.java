package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.chapter.autobot.AutobotCheck;
import autobahn.engine.internal.chapter.bonus.TilesCheck;
import autobahn.engine.internal.chapter.card.CardsCheck;
import autobahn.engine.internal.chapter.delivery.DeliveriesCheck;
import autobahn.engine.internal.chapter.era.EraCheck;
import autobahn.engine.internal.chapter.office.EmployeesCheck;
import autobahn.engine.internal.chapter.road.RoadsCheck;
import autobahn.engine.internal.chapter.service.ServicesCheck;
import autobahn.engine.internal.chapter.station.StationsCheck;
import autobahn.engine.internal.chapter.technology.TechnologiesCheck;
import autobahn.engine.internal.chapter.traffic.TrafficCheck;
import autobahn.engine.internal.chapter.truck.TrucksCheck;
import autobahn.engine.internal.chapter.turn.TurnCheck;
import autobahn.engine.internal.chapter.wine.WineCheck;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;

/** Makes a state of a position: first what the words say, then, if all of them are known, whether it can be. */
public final class PositionLoader {
    private PositionLoader() {}

    /** A state that can be played if no faults were found, else one that must not be used. */
    public static State load(Position position, Lexicon words, PositionFaults faults) {
        State s = new State(words.figures, position.options(), Rulebook.RULES);
        TableReader.read(position.table(), s, words, faults);
        HiddenReader.read(position.hidden(), s, words, faults);
        faults.check(
                position.players().size() == s.seatCount,
                "players",
                PositionFault.PLAYERS,
                s.seatCount,
                position.players().size());
        for (int seat = 0; seat < Math.min(s.seatCount, position.players().size()); seat++) {
            PlayerReader.read(position.players().get(seat), s, seat, words, faults);
            s.stations |= s.seats[seat].stations;
        }
        AutobotReader.read(position, s, words, faults);
        TurnReader.read(position.turn(), s, words, faults);
        Agenda.read(position.agenda(), s, words, faults);
        Setup.deriveRoads(s);
        if (faults.isEmpty()) {
            check(s, words, faults);
        }
        return s;
    }

    private static void check(State s, Lexicon words, PositionFaults faults) {
        RoadsCheck.check(s, words, faults);
        EraCheck.check(s, faults);
        EmployeesCheck.check(s, faults);
        StationsCheck.check(s, words, faults);
        TechnologiesCheck.check(s, faults);
        CardsCheck.check(s, words, faults);
        TilesCheck.check(s, words, faults);
        DeliveriesCheck.check(s, words, faults);
        TrucksCheck.check(s, words, faults);
        WineCheck.check(s, words, faults);
        TrafficCheck.check(s, words, faults);
        ServicesCheck.check(s, words, faults);
        AutobotCheck.check(s, words, faults);
        TurnCheck.check(s, faults);
        AgendaCheck.check(s, faults);
    }
}
