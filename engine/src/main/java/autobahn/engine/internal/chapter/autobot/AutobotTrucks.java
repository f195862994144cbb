package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.truck.TruckEnds;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Autobot's trucks on their way (SOLO-6, SOLO-7): both move every turn, whatever the colour. */
final class AutobotTrucks {
    private AutobotTrucks() {}

    static void move(State s, Autobot bot) {
        int steps = s.figures.truckSteps[s.era] + (bot.options.fasterTrucks() ? 1 : 0);
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            int left = steps + dualStep(s, truck);
            while (left > 0 && s.seats[Autobot.SEAT].truckPlace[truck] != Seat.OFF) {
                int moved = advance(s, bot, truck, left);
                if (moved == 0) {
                    break;
                }
                left -= moved;
            }
        }
    }

    /** By the ruling, one step more for a movement that begins on a dual carriageway (SOLO-6). */
    private static int dualStep(State s, int truck) {
        int place = s.seats[Autobot.SEAT].truckPlace[truck];
        boolean more =
                !s.figures.rulings.autobotNoDualStep() && place != Seat.OFF && Trucks.onDualCarriageway(s, place);
        return more ? 1 : 0;
    }

    /**
     * Goes to the farthest legal end within some steps. Bonuses on the way may build roads, so the caller asks again with
     * the steps that are left.
     */
    private static int advance(State s, Autobot bot, int truck, int steps) {
        Seat seat = s.seats[Autobot.SEAT];
        int[] way = s.wayScratch;
        int length = Ways.built(s, bot, truck, Math.min(steps, way.length), way);
        int last = length == 0 ? seat.truckPlace[truck] : way[length - 1];
        boolean delivers = length < steps && atBorder(s, bot, truck, last);
        int start = seat.truckPlace[truck];
        int end = delivers ? length : farthestEnd(s, truck, way, 0, length);
        for (int i = 0; i < end; i++) {
            step(s, bot, truck, way[i]);
            if (seat.truckPlace[truck] == Seat.OFF) {
                return steps;
            }
            if (!delivers && !TruckEnds.mayEndOn(s, Autobot.SEAT, truck, way[end - 1])) {
                // its own station has brought a traffic token to where it was to stop (TRAF-4)
                end = farthestEnd(s, truck, way, i + 1, length);
            }
        }
        if (delivers) {
            AutobotDelivery.carryOut(s, bot, truck);
            return steps;
        }
        return end == 0 || TruckEnds.mayEndOn(s, Autobot.SEAT, truck, way[end - 1])
                ? end
                : stopBehind(s, truck, start, way, end, steps);
    }

    /** How many of the way's sections the truck goes: the farthest legal end, or as many as it has gone. */
    private static int farthestEnd(State s, int truck, int[] way, int gone, int length) {
        int end = length;
        while (end > gone && !TruckEnds.mayEndOn(s, Autobot.SEAT, truck, way[end - 1])) {
            end--;
        }
        return end;
    }

    /** It has come beside another truck and cannot go beyond the token: it stays behind both. The movement is over. */
    private static int stopBehind(State s, int truck, int start, int[] way, int gone, int steps) {
        if (s.figures.rulings.stopFartherBack()) {
            int behind = farthestEnd(s, truck, way, 0, gone);
            Trucks.putBack(s, Autobot.SEAT, truck, behind == 0 ? start : way[behind - 1]);
        }
        return steps;
    }

    private static boolean atBorder(State s, Autobot bot, int truck, int place) {
        return place < Seat.DEPOT
                && !s.seats[Autobot.SEAT].carriesWine(truck)
                && s.map.sectionCountry[place] != RoadMap.NONE
                && s.map.sectionCountry[place] == bot.destination[truck];
    }

    private static void step(State s, Autobot bot, int truck, int section) {
        Seat seat = s.seats[Autobot.SEAT];
        int from = seat.truckPlace[truck];
        seat.truckPlace[truck] = section;
        if (s.listener != null) {
            s.emit(new Event.TruckMoved(Autobot.SEAT, truck + 1, Names.section(s.figures, section)));
        }
        if (Stations.passes(s, from, section)) {
            pass(s, bot, s.map.sectionLink[section]);
        }
        s.modules.wineArrives(s, Autobot.SEAT, truck, section);
    }

    /** An own station gives the rightmost uncovered bonus, an improved one the two rightmost; the human earns at theirs. */
    private static void pass(State s, Autobot bot, int link) {
        if (Bits.has(s.seats[Autobot.SEAT].stations, link)) {
            if (s.listener != null) {
                s.emit(new Event.StationPassed(Autobot.SEAT, Autobot.SEAT, Names.link(s.figures, link)));
            }
            // what is uncovered now counts: the first bonus may build a station
            int rightmost = s.seats[Autobot.SEAT].stationsBuilt - 1;
            boolean two = s.modules.improved(s, link) && s.figures.rulings.autobotImprovedGivesTwo();
            AutobotBonuses.grant(s, bot, bot.board.stations().get(rightmost));
            if (two && rightmost > 0) {
                AutobotBonuses.grant(s, bot, bot.board.stations().get(rightmost - 1));
            }
        } else {
            Stations.pass(s, Autobot.SEAT, link);
        }
    }
}
